import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { startTestServer, type TestServer } from '../../api/src/testing/harness.ts';
import { type SmtpSink, startSmtpSink } from '../../api/src/testing/smtp-sink.ts';
import { NODE_FLAGS, ROOT } from '../../tools/paths.ts';
import { CRASH_POINTS } from './crash-points.ts';
import { MESSAGES_A_RUN, seed } from './seed.ts';

/**
 * Workers are killed at nine named points and at random while they send; the mails are counted at the mail server by their
 * Message-ID. `npm run bench -- once --messages 2000 --kills 200`
 */
const { values } = parseArgs({
  options: { messages: { type: 'string', default: '2000' }, kills: { type: 'string', default: '200' } },
});
const RUNS = Math.ceil(Number(values.messages) / MESSAGES_A_RUN);
const MESSAGES = RUNS * MESSAGES_A_RUN;
const KILLS = Number(values.kills);
const WORKERS = 2;
/** A worker that waits for its point longer than this is killed anyway. */
const LONGEST_MS = 20_000;
/** Within this time one that waits for no point is killed. */
const RANDOM_MS = 6_000;
const SETTLE_MS = 30 * 60_000;

interface Row {
  run_id: string;
  action_index: number;
  message_id: string;
  status: string;
}
const rowsOf = (server: TestServer): Promise<Row[]> =>
  server.asOwner<Row>(
    'select run_id, action_index, message_id, status from messages where run_id is not null',
  );
const isDone = async (server: TestServer): Promise<boolean> => {
  const [row] = await server.asOwner<{ done: number }>(
    "select count(*)::int as done from workflow_runs where status = 'DONE'",
  );
  return row?.done === RUNS;
};

function startWorker(server: TestServer, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [...NODE_FLAGS, path.join(import.meta.dirname, 'worker.ts')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: server.databaseUrl,
      DATA_DIR: server.deps.config.dataDir,
      DEMO: '1',
      LOG_LEVEL: 'silent',
      SECRET: 'test secret',
      SMTP_URL: server.deps.config.smtpUrl,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const exitOf = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => child.once('exit', () => resolve()));

/** Lets one worker die, at its point or at a moment that nobody chose. Gives where. */
async function killOne(server: TestServer, turn: number): Promise<string> {
  const point = turn % 2 === 0 ? CRASH_POINTS[(turn / 2) % CRASH_POINTS.length] : undefined;
  const child = startWorker(
    server,
    point ? { CRASH_AT: point, CRASH_AFTER: String(1 + Math.floor(Math.random() * 4)) } : {},
  );
  const exited = exitOf(child);
  const patience = point ? LONGEST_MS : 500 + Math.random() * RANDOM_MS;
  const died = await Promise.race([exited.then(() => true), wait(patience, false, { ref: false })]);
  child.kill('SIGKILL');
  await exited;
  return died && point ? point : 'at random';
}

async function killAll(server: TestServer): Promise<Record<string, number>> {
  const places: Record<string, number> = {};
  let turn = 0;
  const consumers = Array.from({ length: WORKERS }, async () => {
    while (turn < KILLS && !(await isDone(server))) {
      const mine = turn;
      turn += 1;
      const place = await killOne(server, mine);
      places[place] = (places[place] ?? 0) + 1;
    }
  });
  await Promise.all(consumers);
  return places;
}

/** Lets whole workers finish what the killed ones left. */
async function finish(server: TestServer): Promise<boolean> {
  const workers = Array.from({ length: WORKERS }, () => startWorker(server, {}));
  const end = Date.now() + SETTLE_MS;
  while (Date.now() < end && !(await isDone(server))) await wait(500);
  await Promise.all(
    workers.map((worker) => {
      const exited = exitOf(worker);
      worker.kill('SIGTERM');
      return exited;
    }),
  );
  return isDone(server);
}

/** Runs whose mails arrived in another order than that of their actions. */
function countDisordered(rows: readonly Row[], arrivals: ReadonlyMap<string, number>): number {
  const byRun = Map.groupBy(rows, ({ run_id }) => run_id);
  return [...byRun.values()].filter((messages) => {
    const places = messages
      .toSorted((a, b) => a.action_index - b.action_index)
      .flatMap(({ message_id }) => arrivals.get(message_id) ?? []);
    return places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0));
  }).length;
}

function judge(rows: readonly Row[], sink: SmtpSink) {
  const ids = sink.mails.map(({ messageId }) => messageId ?? '');
  const arrivals = new Map(ids.map((id, place) => [id, place]));
  const known = new Map(rows.map((row) => [row.message_id, row.status]));
  const lost = rows.filter(
    ({ status, message_id }) => status !== 'UNCERTAIN' && !(status === 'SENT' && arrivals.has(message_id)),
  );
  const strange = ids.filter((id) => !['SENT', 'UNCERTAIN'].includes(known.get(id) ?? ''));
  return {
    messages: rows.length,
    arrived: arrivals.size,
    doubles: ids.length - arrivals.size,
    unaccounted: lost.length + strange.length + Math.abs(MESSAGES - rows.length),
    uncertain: rows.filter(({ status }) => status === 'UNCERTAIN').length,
    'out of order': countDisordered(rows, arrivals),
  };
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'cantera-bench-once-'));
const database = await startEmbeddedPostgres({ dataDir });
process.env.TEST_DATABASE_URL = database.url;
const sink = await startSmtpSink();
const server = await startTestServer({ SMTP_URL: sink.url });
try {
  await seed(server, MESSAGES);
  const start = performance.now();
  const places = await killAll(server);
  const finished = await finish(server);
  const kills = Object.values(places).reduce((sum, count) => sum + count, 0);
  const figures = {
    ...judge(await rowsOf(server), sink),
    kills,
    seconds: Math.round((performance.now() - start) / 1000),
  };
  console.table([figures]);
  console.table(places);
  const isMet =
    finished &&
    figures.doubles === 0 &&
    figures.unaccounted === 0 &&
    figures['out of order'] === 0 &&
    figures.uncertain <= kills;
  console.log(isMet ? 'Within the aims.' : 'Over the aims.');
  mkdirSync(path.join(ROOT, 'bench/results'), { recursive: true });
  writeFileSync(
    path.join(ROOT, 'bench/results/once.json'),
    JSON.stringify({ figures, places, finished }, null, 2),
  );
  if (!isMet) process.exitCode = 1;
} finally {
  await server.close();
  await sink.close();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
