import { sql } from 'kysely';
import type { Tx } from '../../../db/tenant.ts';

/** How far the index of an agency is. */
export interface State {
  /** The generation that answers; 0 for none. */
  readonly generation: number;
  /** The version that it was built with. */
  readonly lexicon: number;
  readonly nextDoc: number;
  /** The generation that is being built; null for none. */
  readonly building: number | null;
  readonly buildingLexicon: number | null;
  readonly buildingNextDoc: number;
  /** Everybody up to here, in order of creation, is in it. */
  readonly builtCreatedAt: string | null;
  readonly builtId: string | null;
  readonly refreshedAt: string | null;
  /** Another one after every refresh. */
  readonly version: number;
}

const columns = [
  'generation',
  'lexicon',
  'next_doc as nextDoc',
  'building',
  'building_lexicon as buildingLexicon',
  'building_next_doc as buildingNextDoc',
  'built_id as builtId',
  'refreshed_at as refreshedAt',
  'version',
] as const;
/** To the microsecond, as it is stored: rounded, those of the same moment would be built twice. */
const builtCreatedAt = sql<string | null>`built_created_at::text`.as('builtCreatedAt');

/** The state of an agency; undefined before its first refresh. */
export const readState = (tx: Tx, agencyId: string): Promise<State | undefined> =>
  tx
    .selectFrom('search_state')
    .select(columns)
    .select(builtCreatedAt)
    .where('agency_id', '=', agencyId)
    .executeTakeFirst();

/** The state of an agency, held against another refresh. */
export async function holdState(tx: Tx, agencyId: string): Promise<State> {
  await sql`insert into search_state (agency_id) values (${agencyId}) on conflict do nothing`.execute(tx);
  return tx
    .selectFrom('search_state')
    .select(columns)
    .select(builtCreatedAt)
    .where('agency_id', '=', agencyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function writeState(tx: Tx, agencyId: string, state: State): Promise<void> {
  await tx
    .updateTable('search_state')
    .set({
      generation: state.generation,
      lexicon: state.lexicon,
      next_doc: state.nextDoc,
      building: state.building,
      building_lexicon: state.buildingLexicon,
      building_next_doc: state.buildingNextDoc,
      built_created_at: state.builtCreatedAt,
      built_id: state.builtId,
      refreshed_at: state.refreshedAt,
      version: sql`version + 1`,
    })
    .where('agency_id', '=', agencyId)
    .execute();
}

export interface DirtyRow {
  readonly id: number;
  readonly candidateId: string;
}

/** Who has changed since the index was written, the first changes first; one row a change. */
export async function readDirty(tx: Tx, agencyId: string, limit: number): Promise<DirtyRow[]> {
  const { rows } = await sql<DirtyRow>`
    select id, changed as "candidateId" from search_dirty
    where agency_id = ${agencyId} order by id limit ${limit}`.execute(tx);
  return rows;
}

/** Changes that are looked at for each of those who are judged from their rows: somebody's lists are written one by one. */
const CHANGES_EACH = 10;
/** The first of those who have changed, each once; at most `limit`. `hasMore`: others may have changed besides. */
export async function dirtyCandidates(
  tx: Tx,
  agencyId: string,
  limit: number,
): Promise<{ ids: string[]; hasMore: boolean }> {
  const most = limit * CHANGES_EACH;
  const { rows } = await sql<{ id: string; changes: number }>`
    select changed as id, (sum(count(*)) over ())::int as changes from (
      select id, changed from search_dirty where agency_id = ${agencyId} order by id limit ${most + 1}
    ) first group by changed order by min(id) limit ${limit + 1}`.execute(tx);
  const ids = rows.slice(0, limit).map(({ id }) => id);
  return { ids, hasMore: rows.length > limit || (rows[0]?.changes ?? 0) > most };
}

/** More changes than these are not counted for a figure on a screen. */
const MOST_COUNTED = 50_000;
/** How many have changed, of the first changes. */
export async function countDirty(tx: Tx, agencyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct changed)::int as count from (
      select changed from search_dirty where agency_id = ${agencyId} order by id limit ${MOST_COUNTED}) first`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** Marks people who are still at work and are counted to an earlier month than `month`, `yyyy-mm`, as changed. */
export async function markAtWork(tx: Tx, agencyId: string, month: string): Promise<void> {
  await sql`
    insert into search_dirty (agency_id, changed)
    select d.agency_id, d.candidate_id from search_docs d
    where d.agency_id = ${agencyId} and d.counted_to < ${`${month}-01`}::date
      and d.generation = (select s.generation from search_state s where s.agency_id = d.agency_id)
      and exists (select from candidate_experiences x where x.agency_id = d.agency_id and x.candidate_id = d.candidate_id
        and x.end_date is null and x.start_date is not null)
      and not exists (select from search_dirty y where y.agency_id = d.agency_id and y.changed = d.candidate_id)`.execute(
    tx,
  );
}

/** Asks for a refresh, where none waits. */
export async function askRefresh(tx: Tx, agencyId: string): Promise<void> {
  await sql`select app.ask_search_refresh(${agencyId}::uuid)`.execute(tx);
}

/** Forgets changes that the index has taken in. */
export async function settleDirty(tx: Tx, agencyId: string, ids: readonly number[]): Promise<void> {
  await sql`delete from search_dirty where agency_id = ${agencyId} and id = any(${[...ids]}::int8[])`.execute(
    tx,
  );
}

/** Forgets every change that stands there now: whoever changed is read after this. Gives who of them was deleted. */
export async function settleAll(tx: Tx, agencyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with settled as (delete from search_dirty where agency_id = ${agencyId} returning changed)
    select distinct s.changed as id from settled s
    where not exists (select from candidates c where c.agency_id = ${agencyId} and c.id = s.changed)`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Whether nobody writes just now what the refresh that ends here has not seen; holds those who come until the transaction ends. */
export async function isUndisturbed(tx: Tx, agencyId: string): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('search:' || ${agencyId}::text, 0)) as got`.execute(tx);
  return rows[0]?.got ?? false;
}

/** Rows of old generations that are deleted together. */
const SWEPT = 20_000;

/** Deletes what generations have left that neither answer nor are built, some rows; whether there may be more. */
export async function sweepGenerations(tx: Tx, agencyId: string, live: readonly number[]): Promise<boolean> {
  const isOld = sql`agency_id = ${agencyId} and generation <> all(${[...live]}::int[])`;
  const docs = await sql`delete from search_docs where ctid = any(array(
    select ctid from search_docs where ${isOld} limit ${SWEPT}))`.execute(tx);
  const blocks = await sql`delete from search_blocks where ctid = any(array(
    select ctid from search_blocks where ${isOld} limit ${SWEPT}))`.execute(tx);
  return [docs, blocks].some(({ numAffectedRows }) => Number(numAffectedRows ?? 0) === SWEPT);
}
