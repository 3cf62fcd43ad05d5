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
import { atMost, judge, percentile } from '../bars.ts';

/**
 * One candidate among 200,000, each with an application: what deleting their row costs the database, its keys and triggers
 * included; beside it what erasing all of them takes, and what it takes to find whether a newcomer is one of them.
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

/** Milliseconds that each took. */
async function time(given: readonly string[], work: (each: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const each of given) {
    const start = performance.now();
    await work(each);
    times.push(performance.now() - start);
  }
  return times;
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
  // What the database does by its own clock, its keys and triggers included; it is taken back.
  const remove = async (id: string): Promise<number> => {
    const client = await deps.pool.connect();
    await client.query(`begin; select set_config('app.agency_id', '${agencyId}', true)`);
    const { rows: plans } = await client.query<{ 'QUERY PLAN': readonly { 'Execution Time': number }[] }>(
      'explain (analyze, timing off, format json) delete from candidates where agency_id = $1 and id = $2',
      [agencyId, id],
    );
    await client.query('rollback');
    client.release();
    return plans[0]?.['QUERY PLAN'][0]?.['Execution Time'] ?? Number.NaN;
  };
  const found = await time(addresses, match);
  // At the first time some pages come from the disk, which takes what the disk takes.
  const cold: number[] = [];
  const removals: number[] = [];
  for (const id of ids) {
    cold.push(await remove(id));
    removals.push(await remove(id));
  }
  const erased = await time(ids, erase);
  await deps.close();
  judge(
    'delete',
    [atMost("deleting the row, by the database's clock: p95, ms", percentile(removals, 0.95), P95_MS)],
    {
      "deleting the row, by the database's clock: p50, ms": percentile(removals, 0.5),
      'the same with pages that are not in memory: p50 and p95, ms': [
        percentile(cold, 0.5),
        percentile(cold, 0.95),
      ],
      'finding by e-mail, with the way there: p50 and p95, ms': [
        percentile(found, 0.5),
        percentile(found, 0.95),
      ],
      'erasing all of a person, with commit and the way there: p50 and p95, ms': [
        percentile(erased, 0.5),
        percentile(erased, 0.95),
      ],
    },
  );
} finally {
  await server.stop();
}
