import type pg from 'pg';

/** From so many on, keeping indexes true row by row takes most of the time of filling. */
const MANY = 100_000;
/** What people are found by in lists: its rows are written as they come, these at the end. As 0080 makes them. */
const INDEXES = {
  candidate_words_words: 'gin (agency_id, words gin_trgm_ops) with (fastupdate = off)',
  candidate_words_starts: 'gin (agency_id, starts) with (fastupdate = off)',
};
/** The triggers that note who is to be found by search. */
const NOTING = '_search_in$';

/** Switches what notes people for search; a table where nothing changes is not locked. */
async function note(owner: pg.Client, isOn: boolean): Promise<void> {
  const { rows } = await owner.query<{ table: string; name: string }>(
    `select tgrelid::regclass::text as table, tgname as name from pg_trigger
     where tgname ~ $1 and not tgisinternal and (tgenabled = 'D') = $2`,
    [NOTING, isOn],
  );
  for (const { table, name } of rows)
    await owner.query(`alter table ${table} ${isOn ? 'enable' : 'disable'} trigger ${name}`);
}

async function makeWhole(owner: pg.Client): Promise<void> {
  await note(owner, true);
  for (const [name, definition] of Object.entries(INDEXES))
    await owner.query(`create index if not exists ${name} on candidate_words using ${definition}`);
}

/**
 * Fills a database with `candidates` in all. Where many come into one that has none, what finds them is made once they are there, as a
 * migration would; nobody else may write meanwhile. What a run that was ended left unmade is made first.
 */
export async function filling(
  owner: pg.Client,
  candidates: number,
  fill: () => Promise<void>,
): Promise<void> {
  await makeWhole(owner);
  const { rows } = await owner.query<{ bytes: string }>("select pg_relation_size('candidates') as bytes");
  if (candidates < MANY || rows[0]?.bytes !== '0') return await fill();
  await note(owner, false);
  for (const name of Object.keys(INDEXES)) await owner.query(`drop index ${name}`);
  try {
    await fill();
  } finally {
    await makeWhole(owner);
  }
}

/** Has the worker build the index of an agency's search anew; in a transaction of the agency. */
export async function indexAnew(client: pg.Client, agencyId: string): Promise<void> {
  await client.query('update search_state set lexicon = 0 where agency_id = $1', [agencyId]);
  await client.query('select app.ask_search_refresh($1)', [agencyId]);
}
