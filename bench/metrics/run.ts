/**
 * Measures the metrics: `npm run bench -- metrics --applications 200000`. The report and the rows of its values in the ways that
 * people ask for them, by a server in a process of its own; then every figure on 200 random histories beside a statement that
 * was written apart.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../../api/src/db/embedded/free-port.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { startTestServer } from '../../api/src/testing/harness.ts';
import { startWorkerProcess } from '../../api/src/testing/worker-process.ts';
import { filtersOf, seedMetrics } from './seed-metrics.ts';

const { values } = parseArgs({
  options: {
    applications: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '40' },
    histories: { type: 'string', default: '200' },
  },
});
const APPLICATIONS = Number(values.applications);
const ROUNDS = Number(values.rounds);
const HISTORIES = Number(values.histories);
const OUT = path.resolve(import.meta.dirname, '../results/metrics.json');
const TEST = path.resolve(import.meta.dirname, '../../api/src/modules/metrics/histories.test.ts');
const WARM = 8;
const REPORT_MS = 400;
const ROWS_MS = 60;
const DAY_MS = 86_400_000;

const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const since = (days: number): string => `from=${dayAgo(days)}&to=${dayAgo(0)}`;
const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;

function compareHistories(): Promise<number> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--test', TEST], {
    stdio: 'inherit',
    env: { ...process.env, METRIC_HISTORIES: String(HISTORIES), CHECK_CONTRACTS: '1' },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

const data = mkdtempSync(path.join(tmpdir(), 'cantera-metrics-'));
const database = process.env.TEST_DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({ dataDir: path.join(data, 'postgres') });
if (database) process.env.TEST_DATABASE_URL = database.url;
try {
  const server = await startTestServer();
  const measured = [];
  try {
    const user = await server.createAgency();
    await seedMetrics(server, user, APPLICATIONS);
    const { client, recruiter } = await filtersOf(server, user);
    const calls: Readonly<Record<string, string>> = {
      'report, 90 days': 'report',
      'report, a year': `report?${since(364)}`,
      'report, two years': `report?${since(730)}`,
      'report, a year of a client': `report?${since(364)}&client_id=${client}`,
      'report, a year of a recruiter': `report?${since(364)}&recruiter_id=${recruiter}`,
      'rows of applications, a year': `rows?figure=applications&${since(364)}`,
      'rows of applications, two years': `rows?figure=applications&${since(730)}`,
      'rows of answers, a year': `rows?figure=response_time&${since(364)}`,
      'rows of hires, two years': `rows?figure=time_to_hire&${since(730)}`,
      'rows of a source, a year': `rows?figure=applications_by_source&bucket=INTERNAL&${since(364)}`,
      'rows of a month': `rows?figure=applications_by_time&bucket=${dayAgo(60).slice(0, 7)}-01&${since(364)}`,
      'rows of whom a client saw, a year': `rows?figure=funnel&bucket=AT_CLIENT&${since(364)}`,
      'rows of stalled positions': `rows?figure=stalled&${since(364)}`,
      'rows of people in process': `rows?figure=people_by_recruiter&bucket=${recruiter}&${since(364)}`,
    };
    const port = await freePort();
    const web = await startWorkerProcess(server, {
      RUN: 'web',
      PORT: String(port),
      NODE_ENV: 'production',
      WEB_CONFIG: JSON.stringify({ agencies: { metrics: [user.agencyId] } }),
    });
    const ask = async (call: string): Promise<number> => {
      const begun = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/metrics/${call}`, {
        headers: { authorization: `Bearer ${user.token}`, 'accept-encoding': 'gzip' },
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${call} was answered ${answer.status}: ${text}`);
      return performance.now() - begun;
    };
    try {
      for (const [call, address] of Object.entries(calls)) {
        for (let round = 0; round < WARM; round += 1) await ask(address);
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) times.push(await ask(address));
        const must = call.startsWith('report') ? REPORT_MS : ROWS_MS;
        measured.push({ call, p50: percentile(times, 0.5), p95: percentile(times, 0.95), must });
      }
    } finally {
      await web.kill();
    }
  } finally {
    await server.close();
  }
  mkdirSync(path.dirname(OUT), { recursive: true });
  writeFileSync(OUT, JSON.stringify({ applications: APPLICATIONS, measured }, null, 2));
  console.table(
    measured.map(({ p50, p95, must, call }) => ({
      call,
      'p50, ms': p50.toFixed(1),
      'p95, ms': p95.toFixed(1),
      must: `≤ ${must}`,
    })),
  );
  const isFast = measured.every(({ p95, must }) => p95 <= must);
  const compared = HISTORIES > 0 ? await compareHistories() : 0;
  process.exitCode = isFast && compared === 0 ? 0 : 1;
} finally {
  await database?.stop();
  rmSync(data, { recursive: true, force: true });
}
