import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import {
  BLOCKS,
  type CandidateFeatures,
  type CandidateValues,
  featuresOf,
  type KeyKind,
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
  const rows = candidates.flatMap((features) =>
    keysOf(features).map(([kind, key]) => ({ id: features.id, kind, key })),
  );
  await sql`
    delete from candidate_keys where agency_id = ${agencyId}
      and candidate_id = any (${candidates.map(({ id }) => id)}::uuid[])`.execute(tx);
  await sql`
    insert into candidate_keys (agency_id, kind, key, candidate_id)
    select ${agencyId}, k.kind, k.key, k.id from unnest(
      ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ key }) => key)}::text[], ${rows.map(({ id }) => id)}::uuid[]
    ) as k (kind, key, id)
    order by k.kind, k.key
    on conflict do nothing`.execute(tx);
}

const COUNTED: readonly KeyKind[] = ['token', 'city', 'company'];

/** How common words are in the agency; of all words, or of those that some candidates have. */
export async function readFrequencies(
  tx: Tx,
  agencyId: string,
  among?: readonly CandidateFeatures[],
): Promise<Frequencies> {
  const words = among?.flatMap(({ name, companies, city }) => [
    ...name,
    ...companies,
    ...(city ? [city] : []),
  ]);
  const { rows } = await sql<{ kind: string; key: string; count: number }>`
    select kind, key, count(*)::int as count from candidate_keys
    where agency_id = ${agencyId} and kind = any (${[...COUNTED]}::text[])
      ${words ? sql`and key = any (${[...new Set(words)]}::text[])` : sql``}
    group by kind, key`.execute(tx);
  const { candidate_count: candidates } = await tx
    .selectFrom('agencies')
    .select('candidate_count')
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  const counts = new Map(rows.map(({ kind, key, count }) => [`${kind} ${key}`, count]));
  return {
    candidates,
    token: (word) => counts.get(`token ${word}`) ?? 1,
    company: (name) => counts.get(`company ${name}`) ?? 1,
    city: (id) => counts.get(`city ${id}`) ?? 1,
  };
}

/** Candidates of one block that are compared at most: a block of more says little, and who is in it shares another. */
const BLOCK = 50;

/**
 * Pairs of candidates who share a block, one of them among `ids`. With `onlyAfter` each pair comes once in a scan that
 * goes through all ids in their order.
 */
export async function neighbours(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
  onlyAfter: boolean,
): Promise<readonly (readonly [string, string])[]> {
  const { rows } = await sql<{ one: string; other: string }>`
    select distinct k.candidate_id as one, n.candidate_id as other
    from candidate_keys k
    cross join lateral (
      select o.candidate_id from candidate_keys o
      where o.agency_id = ${agencyId} and o.kind = k.kind and o.key = k.key
        and ${onlyAfter ? sql`o.candidate_id > k.candidate_id` : sql`o.candidate_id <> k.candidate_id`}
      order by o.candidate_id limit ${BLOCK}
    ) n
    where k.agency_id = ${agencyId} and k.candidate_id = any (${[...ids]}::uuid[]) and k.kind = any (${[...BLOCKS]}::text[])`.execute(
    tx,
  );
  return rows.map(({ one, other }) => [one, other]);
}
