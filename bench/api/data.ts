import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { NODE_FLAGS, ROOT } from './server.ts';

const SEED = 7;
export const SIZES = {
  agencies: 1,
  candidates: Number(process.env.BENCH_CANDIDATES ?? 100_000),
  positions: 5_000,
  applications: 200_000,
  clients: 10_000,
  seed: SEED,
};
const BOARD = 500;
const COMMENTS = 1_000;
export const LOGIN = process.env.BENCH_LOGIN || `admin@seed-${SEED}-1.test`;

/** Where the database stands: for each choice of sizes one of its own. */
export const DATA = path.join(ROOT, '.cache/bench-api', Object.values(SIZES).join('-'));

/** Fills the database the first time. */
export function seed(env: NodeJS.ProcessEnv): void {
  const mark = path.join(DATA, 'seeded');
  if (existsSync(mark)) return;
  process.stdout.write('Seeding …\n');
  const args = Object.entries(SIZES).flatMap(([name, size]) => [`--${name}`, String(size)]);
  const { status } = spawnSync(
    process.execPath,
    [...NODE_FLAGS, path.join(ROOT, 'api/src/commands/seed.ts'), ...args],
    { env, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('the data could not be seeded');
  writeFileSync(mark, '');
}

/** Work in one agency's rows, by the database's owner. */
async function inAgency<T>(
  databaseUrl: string,
  agencyId: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.agency_id', $1, true)", [agencyId]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

/** The position that has the fewest applications of those with 500 or more, with those beyond deleted. */
export const boardOf500 = (databaseUrl: string, agencyId: string): Promise<string> =>
  inAgency(databaseUrl, agencyId, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select position_id as id from applications where agency_id = $1
       group by position_id having count(*) >= $2 order by count(*), position_id limit 1`,
      [agencyId, BOARD],
    );
    const id = rows[0]?.id;
    if (!id) throw new Error(`no position has ${BOARD} applications`);
    // By a hash of the id, so that every step loses some.
    await client.query(
      `delete from applications where agency_id = $1 and id in (
         select id from applications where agency_id = $1 and position_id = $2 order by md5(id::text) offset $3)`,
      [agencyId, id, BOARD],
    );
    return id;
  });

/** Somebody who is in a position. */
export const applicantOf = (databaseUrl: string, agencyId: string, positionId: string): Promise<string> =>
  inAgency(databaseUrl, agencyId, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select candidate_id as id from applications where agency_id = $1 and position_id = $2 order by id limit 1',
      [agencyId, positionId],
    );
    const id = rows[0]?.id;
    if (!id) throw new Error('the position has nobody');
    return id;
  });

/** A candidate with 1,000 comments, made through the API the first time. */
export async function candidateWithComments(
  origin: string,
  headers: Record<string, string>,
): Promise<string> {
  const listed = await fetch(`${origin}/api/v1/candidates/search/simple?per_page=1`, { headers });
  const { data } = (await listed.json()) as { data: { items: { id: string }[] } };
  const id = data.items[0]?.id ?? '';
  const address = `${origin}/api/v1/candidates/${id}/comments`;
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
