import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';

/**
 * The lists and the board of one agency with 100,000 candidates, 5,000 positions and 200,000 applications:
 * p95 at 1 client, requests a second at 16, each beside the same server's empty route in the same minute.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
const DATA = path.join(ROOT, '.cache/bench-api');
const SEEDED = path.join(DATA, 'seeded');
const PORT = 4555;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const SECONDS = Number(process.env.BENCH_SECONDS || 6);
const NODE_FLAGS = ['--disable-warning=ExperimentalWarning'];

interface Figure {
  page: string;
  p95: number;
  alone: number;
  at16: number;
  toEmpty1: number;
  toEmpty16: number;
  bytes: number;
}

function seed(env: NodeJS.ProcessEnv): void {
  if (existsSync(SEEDED)) return;
  process.stdout.write('Seeding …\n');
  const args = [
    '--agencies',
    '1',
    '--candidates',
    '100000',
    '--positions',
    '5000',
    '--applications',
    '200000',
    '--seed',
    '7',
  ];
  const { status } = spawnSync(
    process.execPath,
    [...NODE_FLAGS, path.join(ROOT, 'api/src/commands/seed.ts'), ...args],
    { env, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('the data could not be seeded');
  writeFileSync(SEEDED, 'yes');
}

async function startServer(env: NodeJS.ProcessEnv): Promise<() => void> {
  const child = spawn(process.execPath, [...NODE_FLAGS, path.join(ROOT, 'api/src/server.ts')], {
    env,
    stdio: 'ignore',
  });
  for (let i = 0; i < 600; i += 1) {
    if (
      await fetch(`${ORIGIN}/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return () => child.kill('SIGTERM');
    await wait(100);
  }
  throw new Error('the server was not ready');
}

async function token(): Promise<string> {
  const response = await fetch(`${ORIGIN}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: process.env.BENCH_LOGIN || 'admin@seed-7-1.test',
      password: 'cantera-demo',
    }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

interface Board {
  id: string;
  applications: number;
}
/** The position whose board is nearest to 500 applications. */
async function boardOf500(headers: Record<string, string>): Promise<Board> {
  let best: Board = { id: '', applications: 0 };
  for (let page = 1; page <= 50; page += 1) {
    const response = await fetch(`${ORIGIN}/api/v1/agency/jobs?per_page=100&page=${page}`, { headers });
    const { data } = (await response.json()) as {
      data: { items: { id: string; process_information: Record<string, number> }[] };
    };
    for (const { id, process_information: counts } of data.items) {
      const applications = Object.values(counts).reduce((sum, count) => sum + count, 0);
      if (Math.abs(applications - 500) < Math.abs(best.applications - 500)) best = { id, applications };
    }
  }
  const response = await fetch(`${ORIGIN}/api/v1/agency/clients/jobs/${best.id}/hiring_process_steps`, {
    headers,
  });
  const { data } = (await response.json()) as { data: { items: { applications: unknown[] }[] } };
  return { id: best.id, applications: data.items.reduce((sum, step) => sum + step.applications.length, 0) };
}

const COMMENTS = 1000;

/** A candidate with 1,000 comments, made through the API the first time. */
async function candidateWithComments(headers: Record<string, string>): Promise<string> {
  const listed = await fetch(`${ORIGIN}/api/v1/candidates/search/simple?per_page=1`, { headers });
  const { data } = (await listed.json()) as { data: { items: { id: string }[] } };
  const id = data.items[0]?.id ?? '';
  const address = `${ORIGIN}/api/v1/candidates/${id}/comments`;
  const first = (await (await fetch(`${address}?limit=1`, { headers })).json()) as {
    data: { counts: Record<string, number> };
  };
  const count = Object.values(first.data.counts).reduce((sum, each) => sum + each, 0);
  for (let n = count; n < COMMENTS; n += 1)
    await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({
        comment: `<p>Call ${n}: ${'clear, calm and well prepared. '.repeat(8)}</p>`,
        type: 'call',
      }),
    });
  return id;
}

async function load(url: string, headers: Record<string, string>, connections: number) {
  const result = await autocannon({ url, headers, connections, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return { perSecond: result.requests.average, p95: result.latency.p97_5 };
}

async function measure(page: string, url: string, headers: Record<string, string>): Promise<Figure> {
  const bytes = (await (await fetch(url, { headers })).text()).length;
  await autocannon({ url, headers, connections: 1, duration: 2 });
  const p95 = await percentile(url, headers);
  const empty1 = await load(`${ORIGIN}/health/live`, {}, 1);
  const one = await load(url, headers, 1);
  const empty16 = await load(`${ORIGIN}/health/live`, {}, 16);
  const sixteen = await load(url, headers, 16);
  return {
    page,
    p95,
    alone: one.perSecond,
    at16: sixteen.perSecond,
    toEmpty1: one.perSecond / empty1.perSecond,
    toEmpty16: sixteen.perSecond / empty16.perSecond,
    bytes,
  };
}

/** p95 of 200 requests one after the other, in milliseconds. */
async function percentile(url: string, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 200; i += 1) {
    const start = performance.now();
    await (await fetch(url, { headers })).arrayBuffer();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

mkdirSync(DATA, { recursive: true });
const database = await startEmbeddedPostgres({ dataDir: path.join(DATA, 'postgres') });
const env = {
  ...process.env,
  DATABASE_URL: database.url,
  DATA_DIR: DATA,
  DEMO: '0',
  RUN: 'web',
  PORT: String(PORT),
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
};
try {
  seed(env);
  const stop = await startServer(env);
  const headers = { authorization: `Bearer ${await token()}` };
  const board = await boardOf500(headers);
  const commented = await candidateWithComments(headers);
  const pages: [string, string][] = [
    ['positions page 1', '/api/v1/agency/jobs?per_page=10'],
    ['positions page 500', '/api/v1/agency/jobs?per_page=10&page=500'],
    ['candidates page 1', '/api/v1/candidates/search/simple?per_page=10'],
    ['candidates page 500', '/api/v1/candidates/search/simple?per_page=10&page=500'],
    ['candidates search', '/api/v1/candidates/search/simple?per_page=10&search_term=garcia'],
    ['clients page 1', '/api/v1/agency/clients?per_page=10'],
    ['comments, 1,000 on one', `/api/v1/candidates/${commented}/comments`],
    [`board of ${board.applications}`, `/api/v1/agency/clients/jobs/${board.id}/hiring_process_steps`],
  ];
  const figures: Figure[] = [];
  for (const [page, address] of pages) figures.push(await measure(page, ORIGIN + address, headers));
  stop();
  mkdirSync(path.join(ROOT, 'bench/results'), { recursive: true });
  writeFileSync(path.join(ROOT, 'bench/results/api.json'), JSON.stringify(figures, null, 2));
  console.table(
    figures.map((figure) => ({
      page: figure.page,
      'p95 ms': figure.p95.toFixed(1),
      'req/s 1': figure.alone.toFixed(0),
      'req/s 16': figure.at16.toFixed(0),
      'of empty 1': figure.toEmpty1.toFixed(3),
      'of empty 16': figure.toEmpty16.toFixed(3),
      KB: (figure.bytes / 1000).toFixed(0),
    })),
  );
} finally {
  await database.stop();
}
