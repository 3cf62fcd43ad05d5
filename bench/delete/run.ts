import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { readConfig } from '../../api/src/config.ts';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/index.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { withTenant } from '../../api/src/db/tenant.ts';
import { eraseCandidate, matchPerson } from '../../api/src/modules/candidates/index.ts';
import { openDeps } from '../../api/src/process.ts';
import { NODE_FLAGS, ROOT, serverEnv } from '../api/server.ts';
import { atMost, judge } from '../bars.ts';

/**
 * One candidate among 200,000, each with an application: what deleting their row takes, what erasing all of them takes, the
 * commit included, and what it takes to find whether a newcomer is one of them.
 */
const SIZES = {
  agencies: 1,
  candidates: 200_000,
  positions: 500,
  applications: 200_000,
  clients: 500,
  seed: 7,
};
const RUNS = 300;
const P95_MS = 3;
const DATA = path.join(ROOT, '.cache/bench-delete');

/** Fills the database the first time: every application came by the public form, one candidate in five has a suggestion. */
async function seed(url: string): Promise<void> {
  const mark = path.join(DATA, 'seeded');
  if (existsSync(mark)) return;
  const args = Object.entries(SIZES).flatMap(([name, size]) => [`--${name}`, String(size)]);
  const { status } = spawnSync(
    process.execPath,
    [...NODE_FLAGS, path.join(ROOT, 'api/src/commands/seed.ts'), ...args],
    { env: serverEnv(url, DATA), stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('the data could not be seeded');
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(`
    insert into public_submissions (agency_id, submission_key, application_id, receipt, created_at)
      select agency_id, gen_random_uuid(), id, '{}', created_at from applications;
    insert into candidate_suggestions (agency_id, id, candidate_id, field, value, created_at)
      select agency_id, gen_random_uuid(), id, 'email', 'x@example.test', created_at from candidates where hashtext(id::text) % 5 = 0`);
  await owner.query('vacuum analyze');
  await owner.end();
  writeFileSync(mark, '');
}

class TakenBack extends Error {}

interface Times {
  readonly what: string;
  readonly p50: number;
  readonly p95: number;
}

async function time(
  what: string,
  given: readonly string[],
  work: (each: string) => Promise<unknown>,
): Promise<Times> {
  const times: number[] = [];
  for (const each of given) {
    const start = performance.now();
    await work(each);
    times.push(performance.now() - start);
  }
  const sorted = times.sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { what, p50: at(0.5), p95: at(0.95) };
}

mkdirSync(DATA, { recursive: true });
const server = await startEmbeddedPostgres({ dataDir: path.join(DATA, 'postgres') });
try {
  await migrate(server.url);
  await seed(server.url);
  const deps = openDeps(
    readConfig({ DATABASE_URL: server.url, DATA_DIR: DATA, DEMO: '0', LOG_LEVEL: 'silent' }),
  );
  const owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  const { rows } = await owner.query<{ id: string; email: string; agency: string }>(
    'select id, email, agency_id as agency from candidates order by random() limit $1',
    [2 * RUNS],
  );
  await owner.end();
  const agencyId = rows[0]?.agency ?? '';
  const addresses = rows.slice(RUNS).map(({ email }) => email);
  const ids = rows.slice(0, RUNS).map(({ id }) => id);
  const match = (email: string) =>
    withTenant(deps.pool, agencyId, (tx) => matchPerson(tx, agencyId, { email, linkedin: null }));
  const erase = (id: string) =>
    withTenant(deps.pool, agencyId, (tx) =>
      eraseCandidate(tx, agencyId, id, { reason: 'BY_HAND', deletedBy: null }),
    );
  // What the database alone does, its keys and triggers included; it is taken back.
  const remove = (id: string) =>
    withTenant(deps.pool, agencyId, async (tx) => {
      await tx.deleteFrom('candidates').where('agency_id', '=', agencyId).where('id', '=', id).execute();
      throw new TakenBack();
    }).catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  const figures = [
    await time('find by e-mail', addresses, match),
    await time('delete and take back', ids, remove),
    await time('erase', ids, erase),
  ];
  await deps.close();
  console.table(
    figures.map(({ what, p50, p95 }) => ({ what, 'p50 ms': p50.toFixed(2), 'p95 ms': p95.toFixed(2) })),
  );
  judge(
    'delete',
    figures.map(({ what, p95 }) => atMost(`${what}: p95, ms`, p95, P95_MS)),
    { figures },
  );
} finally {
  await server.stop();
}
