import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import {
  blockKeys,
  type CandidateFeatures,
  type CandidateValues,
  FIRST_BLOCK,
  featuresOf,
  type KeyKind,
  keyOf,
  keysOf,
} from './features.ts';
import type { Frequencies } from './score.ts';

/** Candidates as they are compared. `isHeld` keeps them from being deleted until the transaction ends. */
export async function readFeatures(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
  isHeld = false,
): Promise<CandidateFeatures[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CandidateValues>`
    select c.id, c.first_name, c.last_name, c.email, c.phone_number, c.linkedin, c.city_id, coalesce(e.companies, '{}') as companies
    from candidates c
    left join (
      select candidate_id, array_agg(company_name order by ordinal) as companies from candidate_experiences
      where agency_id = ${agencyId} and candidate_id = any (${[...ids]}::uuid[]) group by candidate_id
    ) e on e.candidate_id = c.id
    where c.agency_id = ${agencyId} and c.id = any (${[...ids]}::uuid[])
    ${isHeld ? sql`for key share of c` : sql``}`.execute(tx);
  return rows.map(featuresOf);
}

/** Ids after one, in their order. */
export async function idsAfter(
  tx: Tx,
  agencyId: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  let query = tx.selectFrom('candidates').select('id').where('agency_id', '=', agencyId);
  if (after) query = query.where('id', '>', after);
  const rows = await query.orderBy('id').limit(limit).execute();
  return rows.map((row) => row.id);
}

/** Makes the keys of candidates what they must be. The caller holds the candidates. */
export async function writeKeys(
  tx: Tx,
  agencyId: string,
  candidates: readonly CandidateFeatures[],
): Promise<void> {
  const rows = candidates.flatMap((features) => keysOf(features).map((key) => ({ ...key, id: features.id })));
  await sql`
    delete from candidate_keys k using unnest(${candidates.map(({ id }) => id)}::uuid[]) as c (id)
    where k.agency_id = ${agencyId} and k.candidate_id = c.id`.execute(tx);
  await sql`
    insert into candidate_keys (agency_id, kind, key, candidate_id)
    select ${agencyId}, k.kind, k.key, k.id from unnest(
      ${rows.map(({ kind }) => kind)}::smallint[], ${rows.map(({ key }) => key)}::bigint[], ${rows.map(({ id }) => id)}::uuid[]
    ) as k (kind, key, id)
    order by k.key
    on conflict do nothing`.execute(tx);
}

/** What is common hardly changes while candidates come one by one: it is counted again after ten minutes. */
const COMMON = 1_000;
const REMEMBERED_MS = 600_000;
const MAX_REMEMBERED = 10_000;
const remembered = new Map<string, { readonly count: number; readonly until: number }>();

async function countKeys(
  tx: Tx,
  agencyId: string,
  keys: readonly number[] | undefined,
): Promise<Map<number, number>> {
  const at = now().getTime();
  const counts = new Map<number, number>();
  for (const key of keys ?? []) {
    const known = remembered.get(`${agencyId} ${key}`);
    if (known && known.until > at) counts.set(key, known.count);
  }
  const { rows } = await sql<{ key: number; count: number }>`
    select key, count(*)::int as count from candidate_keys
    where agency_id = ${agencyId} and kind < ${FIRST_BLOCK}
      ${keys ? sql`and key = any (${keys.filter((key) => !counts.has(key))}::bigint[])` : sql``}
    group by key`.execute(tx);
  if (remembered.size > MAX_REMEMBERED) remembered.clear();
  for (const { key, count } of rows) {
    counts.set(key, count);
    if (keys && count >= COMMON) remembered.set(`${agencyId} ${key}`, { count, until: at + REMEMBERED_MS });
  }
  return counts;
}

/** How common words are in the agency; of all words, or of those whose keys are given. */
export async function readFrequencies(
  tx: Tx,
  agencyId: string,
  keys?: readonly number[],
): Promise<Frequencies> {
  const counts = await countKeys(tx, agencyId, keys);
  const { candidate_count: candidates } = await tx
    .selectFrom('agencies')
    .select('candidate_count')
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  const known = new Map<string, number>();
  const count = (kind: KeyKind, word: string): number => {
    const name = `${kind} ${word}`;
    const found = known.get(name) ?? counts.get(keyOf(kind, word)) ?? 1;
    known.set(name, found);
    return found;
  };
  return {
    candidates,
    token: (word) => count('token', word),
    company: (name) => count('company', name),
    city: (id) => count('city', id),
  };
}

/**
 * The database's idea of the keys' number lags behind a scan that writes them: it would read and sort all of them for each
 * batch, where a walk along an index stops after the batch.
 */
const WALK_INDEXES = ['seqscan', 'bitmapscan', 'hashagg', 'sort', 'hashjoin', 'mergejoin']
  .map((way) => `set local enable_${way} = off`)
  .join('; ');
/** Has the statements of this transaction from now on walk along indexes. */
export const walkIndexes = (tx: Tx): Promise<unknown> => sql.raw(WALK_INDEXES).execute(tx);

/** Candidates of one block that are compared: a larger block says little, and who is one person shares another. */
const BLOCK = 30;

export interface Block {
  readonly key: number;
  readonly ids: readonly string[];
}

/** Blocks of two to thirty candidates after a key, in the order of their keys. */
export async function blocksAfter(
  tx: Tx,
  agencyId: string,
  after: number | null,
  limit: number,
): Promise<Block[]> {
  const { rows } = await sql<{ key: number; ids: string }>`
    select key, string_agg(candidate_id::text, ',') as ids from candidate_keys
    where agency_id = ${agencyId} and kind >= ${FIRST_BLOCK} and key > ${after ?? -1}
    group by key having count(*) between 2 and ${BLOCK}
    order by key limit ${limit}`.execute(tx);
  return rows.map(({ key, ids }) => ({ key, ids: ids.split(',') }));
}

/** Candidates who share a block with somebody who is none; of a block that is too large only some. */
export async function neighboursOf(tx: Tx, agencyId: string, features: CandidateFeatures): Promise<string[]> {
  const blocks = blockKeys(features);
  if (blocks.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct n.candidate_id as id from unnest(${blocks}::bigint[]) as k (key)
    cross join lateral (
      select o.candidate_id from candidate_keys o where o.agency_id = ${agencyId} and o.key = k.key limit ${BLOCK}
    ) n`.execute(tx);
  return rows.map((row) => row.id);
}

/** Candidates who share a block with one; of a block that is too large only some. */
export async function neighbours(tx: Tx, agencyId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct n.candidate_id as id
    from candidate_keys k
    cross join lateral (
      select o.candidate_id from candidate_keys o
      where o.agency_id = ${agencyId} and o.key = k.key and o.candidate_id <> k.candidate_id limit ${BLOCK}
    ) n
    where k.agency_id = ${agencyId} and k.candidate_id = ${id} and k.kind >= ${FIRST_BLOCK}`.execute(tx);
  return rows.map((row) => row.id);
}
