import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simulate } from '@cantera/shared/contracts/simulations';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { applicant, connectMail, delay, mail } from '../../api/src/testing/automation-data.ts';
import { startTestServer } from '../../api/src/testing/harness.ts';
import { openPosition, stepNamed } from '../../api/src/testing/pipeline-data.ts';
import { ROOT } from '../api/server.ts';

/**
 * Whether trying a workflow out tells the truth, and how long it takes. The truth: random workflows with what happens
 * meanwhile, tried out and then carried out by the engine on a clock that runs ahead; both must agree in all. The time: p95 of
 * trying out 20 actions with four things that happen meanwhile. `npm run bench -- simulate 100` compares 100.
 */
const COMPARED = Number(process.argv[2] ?? 1000);
const ROUNDS = 300;
const ACTIONS = 20;
const P95_MS = 100;

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;

/** Times of calls to a whole server, in milliseconds. */
async function timeCalls(): Promise<number[]> {
  const server = await startTestServer();
  try {
    const user = await server.createAgency();
    await connectMail(server, user);
    const positionId = await openPosition(server, user);
    const { applicationId } = await applicant(server, user.agencyId, positionId);
    const actions = Array.from({ length: ACTIONS }, (_, index) =>
      index % 2 === 0
        ? mail(`Hello {firstName}, ${index}`, '<p>{title} at {company}</p>'.repeat(20))
        : delay(3600),
    );
    const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
    const moves = await Promise.all(
      ['Screening', 'Offer', 'Discarded'].map((name) => stepNamed(server, user.agencyId, positionId, name)),
    );
    const whatIf = [
      ...moves.map((stepId, index) => ({ kind: 'MOVE' as const, at: at(2 + index), stepId })),
      { kind: 'RECRUITER' as const, at: at(1), userId: user.userId },
    ];
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      const { status } = await server.call(simulate, user, { body: { actions, applicationId, whatIf } });
      if (status !== 200) throw new Error(`answered ${status}`);
      times.push(performance.now() - start);
    }
    return times;
  } finally {
    await server.close();
  }
}

/** Whether simulator and engine agree. */
const agree = (): Promise<boolean> =>
  new Promise((resolve) => {
    const file = 'src/modules/workflows/simulation/agreement.test.ts';
    spawn(process.execPath, [...process.execArgv, '--test', file], {
      cwd: path.join(ROOT, 'api'),
      env: { ...process.env, SIMULATIONS: String(COMPARED) },
      stdio: 'inherit',
    }).on('exit', (code) => resolve(code === 0));
  });

const data = mkdtempSync(path.join(tmpdir(), 'cantera-simulate-'));
const database = await startEmbeddedPostgres({ dataDir: path.join(data, 'postgres') });
process.env.TEST_DATABASE_URL = database.url;
try {
  const p95 = percentile(await timeCalls(), 0.95);
  const isTrue = await agree();
  mkdirSync(path.join(ROOT, 'bench/results'), { recursive: true });
  writeFileSync(
    path.join(ROOT, 'bench/results/simulate.json'),
    JSON.stringify({ p95, COMPARED, isTrue }, null, 2),
  );
  process.stdout.write(
    `p95 of ${ROUNDS} tries of ${ACTIONS} actions: ${p95.toFixed(1)} ms (at most ${P95_MS}); ${COMPARED} workflows ${isTrue ? 'agree' : 'do NOT agree'} with the engine\n`,
  );
  process.exitCode = isTrue && p95 <= P95_MS ? 0 : 1;
} finally {
  await database.stop();
  rmSync(data, { recursive: true, force: true });
}
