import type { Clause } from '@cantera/shared/contracts/candidate-search';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { IgnoredWord, StoredClause } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { pictureUrl } from '../files/index.ts';
import type { Numbers } from '../search-index/index.ts';

/** People of a search whose order is kept. */
export const MOST_STORED = 1000;
/** Those of them, the first, who are kept by their ids; the others by their numbers. */
export const LEAST_NAMED = 50;

/** A search of a member as it was executed. */
export interface StoredSearch {
  readonly id: string;
  readonly term: string;
  readonly clauses: readonly StoredClause[];
  readonly ignored: readonly IgnoredWord[];
  readonly total: number;
  /** The first, in order. */
  readonly ids: readonly string[];
  /** Those who follow them, in order. */
  readonly others: Numbers;
  readonly executedAt: string;
  /** It is executed anew when it is asked for. */
  readonly isDue: boolean;
}

/** A search of the actor's own. Throws 404. */
export async function requireSearch(tx: Tx, actor: Actor, id: string): Promise<StoredSearch> {
  const row = await tx
    .selectFrom('candidate_searches')
    .select([
      'id',
      'term',
      'clauses',
      'ignored',
      'total',
      'ids',
      'docs',
      'generation',
      'executed_at as executedAt',
      'is_due as isDue',
    ])
    .where('agency_id', '=', actor.agencyId)
    .where('user_id', '=', actor.userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('search');
  const { docs, generation, ...search } = row;
  return { ...search, others: { generation: generation ?? 0, docs: docs ?? [] } };
}

/** Keeps a search, in the place of one of the same id. */
export async function keepSearch(tx: Tx, actor: Actor, search: StoredSearch, isAsked = true): Promise<void> {
  const { docs, generation } = search.others;
  const written = {
    term: search.term,
    clauses: JSON.stringify(search.clauses),
    ignored: JSON.stringify(search.ignored),
    total: search.total,
    // As one text: each element of a list would be escaped, a thousand of them.
    ids: sql<string[]>`${`{${search.ids.join(',')}}`}::uuid[]`,
    docs: docs.length > 0 ? sql<number[]>`${`{${docs.join(',')}}`}::int[]` : null,
    generation,
    executed_at: search.executedAt,
    is_due: search.isDue,
    // Who did not ask for it to be executed anew has not put it back on the list.
    ...(isAsked ? { deleted_at: null } : {}),
  };
  await tx
    .insertInto('candidate_searches')
    .values({ agency_id: actor.agencyId, id: search.id, user_id: actor.userId, ...written })
    .onConflict((conflict) => conflict.columns(['agency_id', 'id']).doUpdateSet(written))
    .execute();
}

/** Those of the ids who are still there and have not refused consent, in their order. */
export async function foundStill(tx: Tx, agencyId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select c.id from unnest(${[...ids]}::uuid[]) with ordinality w (id, place)
    join candidates c on c.agency_id = ${agencyId} and c.id = w.id
    where c.gdpr_status <> 'REJECTED' order by w.place`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Who is in a position. */
export async function candidatesIn(tx: Tx, agencyId: string, positionId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('applications')
    .select('candidate_id')
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .execute();
  return rows.map((row) => row.candidate_id);
}

interface LatestRow {
  readonly id: string;
  readonly term: string;
  readonly total: number;
  readonly ids: string[];
  readonly executedAt: string;
}
/** The latest searches of the actor, the newest first; one of each words. */
export async function latestSearches(tx: Tx, actor: Actor, limit: number): Promise<LatestRow[]> {
  const { rows } = await sql<LatestRow>`
    select id, term, total, ids[1:20] as ids, executed_at as "executedAt" from (
      select distinct on (s.term) s.* from candidate_searches s
      where s.agency_id = ${actor.agencyId} and s.user_id = ${actor.userId} and s.deleted_at is null
      order by s.term, s.executed_at desc, s.id desc
    ) newest order by executed_at desc, id desc limit ${limit}`.execute(tx);
  return rows;
}

/** People as the latest searches show them. */
export async function peopleShown(tx: Tx, agencyId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('candidates as c')
    .select(['c.id', 'c.first_name as firstName', 'c.last_name as lastName'])
    .select(pictureUrl('candidates', 'c').as('profileImageUrl'))
    .where('c.agency_id', '=', agencyId)
    .where('c.gdpr_status', '<>', 'REJECTED')
    .where(sql<boolean>`c.id = any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Takes a search, and the older ones of the same words, off the latest ones; or puts back what was taken off with it. */
export async function markDeleted(tx: Tx, actor: Actor, id: string, isDeleted: boolean): Promise<void> {
  const { agencyId, userId } = actor;
  const one = await tx
    .selectFrom('candidate_searches')
    .select(['term', 'executed_at', 'deleted_at'])
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!one) throw notFound('search');
  if ((one.deleted_at !== null) === isDeleted) return;
  const same = tx
    .updateTable('candidate_searches')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where('term', '=', one.term);
  if (isDeleted) await same.set({ deleted_at: now() }).where('deleted_at', 'is', null).execute();
  else await same.set({ deleted_at: null }).where('deleted_at', '=', one.deleted_at).execute();
}

/** Takes candidates who were deleted out of the searches that are stored. One statement. */
export async function forgetInSearches(
  tx: Tx,
  agencyId: string,
  candidateIds: readonly string[],
): Promise<void> {
  const gone = sql`${[...candidateIds]}::uuid[]`;
  await sql`
    update candidate_searches set
      ids = array(select w.id from unnest(ids) with ordinality w (id, place) where w.id <> all(${gone}) order by w.place),
      total = greatest(0, total - (select count(*)::int from unnest(ids) w (id) where w.id = any(${gone})))
    where agency_id = ${agencyId} and ids && ${gone}`.execute(tx);
}

/**
 * Drops whom searches found that were executed before a time (ISO), but for the newest of each user and words; asked for again,
 * they are executed anew.
 */
export async function shortenSearches(tx: Tx, agencyId: string, before: string): Promise<void> {
  await sql`
    update candidate_searches s set ids = '{}', docs = null, is_due = true
    where s.agency_id = ${agencyId} and s.executed_at < ${before} and s.ids <> '{}'
      and exists (select from candidate_searches n where n.agency_id = s.agency_id and n.user_id = s.user_id and n.term = s.term
        and (n.executed_at, n.id) > (s.executed_at, s.id))`.execute(tx);
}

/** Deletes searches that were executed before a time (ISO). */
export async function pruneSearches(tx: Tx, agencyId: string, before: string): Promise<void> {
  await tx
    .deleteFrom('candidate_searches')
    .where('agency_id', '=', agencyId)
    .where('executed_at', '<', before)
    .execute();
}

type Meaning = Pick<Clause, 'kind' | 'any' | 'not' | 'optional' | 'atLeast' | 'atMost'>;
const meaningOf = ({ kind, any, not, optional, atLeast, atMost }: Meaning) => [
  kind,
  any.map(({ label, concept, not: isNot }) => [label, concept ?? null, isNot ?? false]),
  not,
  optional,
  atLeast ?? null,
  atMost ?? null,
];
/** Whether clauses ask the same. */
export const isSame = (one: readonly Meaning[], other: readonly Meaning[]): boolean =>
  JSON.stringify(one.map(meaningOf)) === JSON.stringify(other.map(meaningOf));
