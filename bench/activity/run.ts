import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { buildApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { fillDemo } from '../../api/src/modules/demo/index.ts';
import { openDeps } from '../../api/src/process.ts';
import { ROOT } from '../../tools/webpack/packages.ts';
import { seedActivity } from './seed-activity.ts';

/**
 * What happened with a person, of whom 5,000 things are known, among 5,000 others of whom 20 each are: p95 of the first page,
 * of one in the middle, of one kind, for a recruiter and for a hiring manager of one position of the person's 200.
 */
const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 300);
const WARM = 30;
/** ms */
const AIM = 40;
const PASSWORD = 'cantera-demo';

async function percentile(
  url: string,
  token: string,
): Promise<{ p50: number; p95: number; entries: number }> {
  const times: number[] = [];
  let last: { data?: { items: unknown[] } } | undefined;
  for (let n = 0; n < WARM + REQUESTS; n += 1) {
    const start = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    last = JSON.parse(await response.text());
    if (n >= WARM) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), entries: last?.data?.items?.length ?? 0 };
}

async function logIn(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const body: { data: { token: string } } = JSON.parse(await response.text());
  return body.data.token;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-bench-activity-'));
const database = await startEmbeddedPostgres({ dataDir });
let isMet = true;
try {
  await migrate(database.url);
  const deps = openDeps(
    readConfig({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'silent',
      SECRET: 'bench',
    }),
  );
  await fillDemo(deps);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const { candidateId, middle } = await seedActivity(owner).finally(() => owner.end());
  const app = await buildApp(deps);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const recruiter = await logIn(url, 'recruiter@demo.test');
  const manager = await logIn(url, 'manager@demo.test');
  const base = `${url}/api/v1/candidates/${candidateId}`;
  const pages = [
    ['nothing, for comparison', `${url}/health/live`, recruiter],
    ['first page', `${base}/activity`, recruiter],
    ['in the middle', `${base}/activity?before=${middle}`, recruiter],
    ['messages alone', `${base}/activity?kinds=MESSAGE`, recruiter],
    ['first page, hiring manager', `${base}/activity`, manager],
    ['processes', `${base}/processes`, recruiter],
  ] as const;
  const figures = [];
  for (const [page, address, token] of pages) figures.push({ page, ...(await percentile(address, token)) });
  isMet = figures.every(({ p95 }) => p95 <= AIM);
  mkdirSync(path.join(ROOT, 'bench/results'), { recursive: true });
  writeFileSync(path.join(ROOT, 'bench/results/activity.json'), JSON.stringify(figures, null, 2));
  console.table(
    figures.map(({ page, p50, p95, entries }) => ({
      page,
      'p50 ms': p50.toFixed(1),
      'p95 ms': p95.toFixed(1),
      entries,
    })),
  );
  await app.close();
  await deps.close();
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (!isMet) {
  console.error(`The aim is ${AIM} ms.`);
  process.exitCode = 1;
}
