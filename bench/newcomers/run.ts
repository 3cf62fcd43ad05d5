/**
 * What a public application takes by how many candidates the agency has: `npm run bench -- newcomers`. Two installations, one with
 * 1,000 candidates and one with a million, are applied to in turn; the first start fills them, which takes a while.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { freePort } from '../../api/src/db/embedded/free-port.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { multipart, tinyPdf } from '../../api/src/testing/forms.ts';
import { applicant } from '../../api/src/testing/public-data.ts';
import { NODE_FLAGS, ROOT, SERVER } from '../../tools/paths.ts';
import { atMost, exactly, judge, percentile } from '../bars.ts';

const { values } = parseArgs({
  options: {
    few: { type: 'string', default: '1000' },
    many: { type: 'string', default: '1000000' },
    applications: { type: 'string', default: '300' },
  },
});
const APPLICATIONS = Number(values.applications);
const WARM = Math.min(40, APPLICATIONS);
const RATIO = 1.3;
const SEED = 7;
const POSITIONS = 20;
const READY_MS = 120_000;
const STEP_MS = 100;

interface Place {
  /** Sends an application of a newcomer; milliseconds until it is answered. */
  apply(): Promise<number>;
  /** Applications that stand in the database and were sent by this run. */
  count(): Promise<number>;
  stop(): Promise<void>;
}

function seed(candidates: number, data: string, env: NodeJS.ProcessEnv): void {
  const mark = path.join(data, 'seeded');
  if (existsSync(mark)) return;
  process.stdout.write(`Seeding ${candidates} candidates …\n`);
  const sizes = { candidates, positions: POSITIONS, applications: 200, clients: 5, seed: SEED };
  const args = Object.entries(sizes).flatMap(([name, size]) => [`--${name}`, String(size)]);
  const { status } = spawnSync(
    process.execPath,
    [...NODE_FLAGS, path.join(ROOT, 'api/src/commands/seed.ts'), ...args],
    { env, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('the data could not be seeded');
  writeFileSync(mark, '');
}

async function startWeb(origin: string, env: NodeJS.ProcessEnv): Promise<() => void> {
  const child = spawn(process.execPath, [...NODE_FLAGS, SERVER], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let waited = 0; waited < READY_MS; waited += STEP_MS) {
    const isReady = await fetch(`${origin}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return () => void child.kill('SIGTERM');
    await wait(STEP_MS);
  }
  child.kill('SIGTERM');
  throw new Error('the server was not ready');
}

/** An installation without a worker: what is measured is the answer, and CVs that are read would take the processor. */
async function open(candidates: number): Promise<Place> {
  const data = path.join(ROOT, '.cache/bench-newcomers', String(candidates));
  mkdirSync(data, { recursive: true });
  const database = await startEmbeddedPostgres({ dataDir: path.join(data, 'postgres') });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: data,
    DEMO: '0',
    RUN: 'web',
    PORT: String(port),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  };
  seed(candidates, data, env);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const ask = async <R extends pg.QueryResultRow>(text: string, given: unknown[] = []): Promise<R> => {
    const { rows } = await owner.query<R>(text, given);
    if (!rows[0]) throw new Error(`nothing found by: ${text}`);
    return rows[0];
  };
  const position = await ask<{ id: string; slug: string }>(
    `select p.id, a.slug from positions p join agencies a on a.id = p.agency_id
     where p.status = 'OPEN' and p.job_portal_enabled
       and not exists (select from killer_questions k where k.agency_id = p.agency_id and k.position_id = p.id)
     order by p.id limit 1`,
  );
  const end = await startWeb(origin, env);
  const address = `${origin}/services/career-site/api/v1/public/${position.slug}/positions/${position.id}/applications`;
  const countAll = () =>
    ask<{ count: number }>('select count(*)::int as count from applications where position_id = $1', [
      position.id,
    ]);
  const before = (await countAll()).count;
  let sent = 0;
  return {
    async apply() {
      sent += 1;
      const { headers, payload } = multipart(applicant(), [
        { field: 'cv', name: 'cv.pdf', content: tinyPdf() },
      ]);
      const start = performance.now();
      const answer = await fetch(address, {
        method: 'POST',
        headers: { ...headers, 'x-forwarded-for': `10.1.${Math.floor(sent / 250)}.${1 + (sent % 250)}` },
        body: Uint8Array.from(payload),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`the application was answered ${answer.status}: ${text}`);
      return performance.now() - start;
    },
    count: async () => (await countAll()).count - before,
    async stop() {
      end();
      await owner.end();
      await database.stop();
    },
  };
}

const few = await open(Number(values.few));
const many = await open(Number(values.many));
try {
  const times = { few: [] as number[], many: [] as number[] };
  for (let n = 0; n < WARM + APPLICATIONS; n += 1)
    for (const [name, place] of n % 2 === 0 ? Object.entries({ few, many }) : Object.entries({ many, few })) {
      const time = await place.apply();
      if (n >= WARM) times[name as 'few' | 'many'].push(time);
    }
  const p50 = { few: percentile(times.few, 0.5), many: percentile(times.many, 0.5) };
  judge(
    'newcomers',
    [
      exactly(`applications at ${values.few}`, await few.count(), WARM + APPLICATIONS),
      exactly(`applications at ${values.many}`, await many.count(), WARM + APPLICATIONS),
      atMost(`p50 at ${values.many}, of that at ${values.few}`, p50.many / p50.few, RATIO),
    ],
    { p50, p95: { few: percentile(times.few, 0.95), many: percentile(times.many, 0.95) } },
  );
} finally {
  await Promise.all([few.stop(), many.stop()]);
}
