import type pg from 'pg';

/** From so many on, keeping indexes true row by row takes most of the time of filling. */
const MANY = 100_000;
/** What people are found by in lists: its rows are written as they come, its indexes at the end. */
const WORDS = 'candidate_words';
/** The triggers that note who is to be found by search. */
const NOTING = '_search_in$';

interface Trigger {
  readonly table: string;
  readonly name: string;
}

/**
 * Fills a database with `candidates` in all; of many, what finds them is made once they are there, as a migration would. Until then
 * nobody finds them, and nobody else may write: this is for a database that holds nothing else yet.
 */
export async function filling(
  owner: pg.Client,
  candidates: number,
  fill: () => Promise<void>,
): Promise<void> {
  if (candidates < MANY) return await fill();
  const indexes = await owner.query<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where tablename = $1 and indexdef ilike '%using gin%'",
    [WORDS],
  );
  const triggers = await owner.query<Trigger>(
    'select tgrelid::regclass::text as table, tgname as name from pg_trigger where tgname ~ $1 and not tgisinternal',
    [NOTING],
  );
  for (const { table, name } of triggers.rows)
    await owner.query(`alter table ${table} disable trigger ${name}`);
  for (const { name } of indexes.rows) await owner.query(`drop index ${name}`);
  try {
    await fill();
  } finally {
    for (const { definition } of indexes.rows) await owner.query(definition);
    for (const { table, name } of triggers.rows)
      await owner.query(`alter table ${table} enable trigger ${name}`);
  }
}

/** Has the worker build the index of an agency's search anew; in a transaction of the agency. */
export async function indexAnew(client: pg.Client, agencyId: string): Promise<void> {
  await client.query('update search_state set lexicon = 0 where agency_id = $1', [agencyId]);
  await client.query('select app.ask_search_refresh($1)', [agencyId]);
}
