import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rehearseDiscards } from '@cantera/shared/contracts/discard-scoring';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { startTestServer } from '../../api/src/testing/harness.ts';
import { openPosition } from '../../api/src/testing/pipeline-data.ts';
import { ROOT } from '../api/server.ts';
import { fill } from './fill.ts';
import { measureSlider } from './slider.ts';

/**
 * How long a rehearsal of autodiscard takes on a position with 5,000 scored applications of the last days, on every step and
 * some of whose candidates were hired elsewhere, and what a step of the slider of its dialog asks of a slow machine.
 * `npm run bench -- rehearsal 1000` takes 1,000.
 */
const APPLICATIONS = Number(process.argv[2] ?? 5000);
const ROUNDS = 200;
const P95_MS = 300;
const FRAME_MS = 16;

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;

/** Times of calls to a whole server, in milliseconds. */
async function timeCalls(): Promise<number[]> {
  const server = await startTestServer();
  try {
    const user = await server.createAgency();
    const positionId = await openPosition(server, user);
    const positions = [positionId, await openPosition(server, user)];
    await fill(
      (sql, values) => server.asOwner(sql, [...(values ?? [])]),
      user.agencyId,
      positions,
      APPLICATIONS,
    );
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      const { status, body } = await server.call(rehearseDiscards, user, {
        params: { id: positionId },
        body: { percentage: round % 101, days: 90 },
      });
      if (status !== 200 || body.data.scores.length < 101) throw new Error(`answered ${status}`);
      times.push(performance.now() - start);
    }
    return times;
  } finally {
    await server.close();
  }
}

const data = mkdtempSync(path.join(tmpdir(), 'cantera-rehearsal-'));
const database = await startEmbeddedPostgres({ dataDir: path.join(data, 'postgres') });
process.env.TEST_DATABASE_URL = database.url;
try {
  const p95 = percentile(await timeCalls(), 0.95);
  const slider = await measureSlider(APPLICATIONS);
  const frame = percentile(slider.frames, 0.95);
  mkdirSync(path.join(ROOT, 'bench/results'), { recursive: true });
  writeFileSync(
    path.join(ROOT, 'bench/results/rehearsal.json'),
    JSON.stringify({ p95, slider, APPLICATIONS }, null, 2),
  );
  process.stdout.write(
    `p95 of ${ROUNDS} rehearsals of ${APPLICATIONS} applications: ${p95.toFixed(1)} ms (at most ${P95_MS})\n`,
  );
  process.stdout.write(
    `p95 of ${slider.frames.length} steps of the slider, CPU 4 times slower: ${frame.toFixed(1)} ms (at most ${FRAME_MS})\n`,
  );
  process.stdout.write(
    `p95 until the number beside it says so: ${percentile(slider.told, 0.95).toFixed(1)} ms (of ${slider.told.length})\n`,
  );
  process.exitCode = p95 <= P95_MS && frame <= FRAME_MS ? 0 : 1;
} finally {
  await database.stop();
  rmSync(data, { recursive: true, force: true });
}
