import type pg from 'pg';

/** From so many on, keeping indexes true row by row takes most of the time: 55 of 60 minutes of a million. */
const MANY = 100_000;
/** What people are found by in lists, and what notes each of them for the index of search. */
const LATE = {
  indexes: ['candidate_words_words', 'candidate_words_starts'],
  trigger: 'candidates_search_in',
};

/**
 * Fills a database with `candidates` in all; of many, what finds them is built once they are there, as a migration would. Until then
 * nobody finds them, and nobody else may write: this is for a database that holds nothing else yet.
 */
export async function filling(
  owner: pg.Client,
  candidates: number,
  fill: () => Promise<void>,
): Promise<void> {
  if (candidates < MANY) return await fill();
  const { rows } = await owner.query<{ name: string; definition: string }>(
    'select indexname as name, indexdef as definition from pg_indexes where indexname = any($1)',
    [LATE.indexes],
  );
  await owner.query(`alter table candidates disable trigger ${LATE.trigger}`);
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  try {
    await fill();
  } finally {
    for (const { definition } of rows) await owner.query(definition);
    await owner.query(`alter table candidates enable trigger ${LATE.trigger}`);
  }
}

/** Has the worker build the index of an agency's search anew; in a transaction of the agency. */
export async function indexAnew(client: pg.Client, agencyId: string): Promise<void> {
  await client.query('update search_state set lexicon = 0 where agency_id = $1', [agencyId]);
  await client.query('select app.ask_search_refresh($1)', [agencyId]);
}
