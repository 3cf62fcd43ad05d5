import type { PoolCounts, PoolReason } from '@cantera/shared/contracts/hunts';
import { sql } from 'kysely';
import type { StoredPoolClause, StoredVerdict } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';

/** Somebody of a file as a hunt found them; `ordinal` is their place among all its people. */
export interface FoundStranger {
  readonly id: string;
  readonly ordinal: number;
  readonly percent: number;
  readonly clauses: readonly StoredPoolClause[];
  readonly lax: number | null;
  readonly verdicts: readonly StoredVerdict[];
}

/** Deletes files of hunts that have nobody left: their names may be the names of people. */
async function deleteEmpty(tx: Tx, agencyId: string, huntIds: readonly string[]): Promise<void> {
  await sql`
    delete from hunt_files f
    where f.agency_id = ${agencyId} and f.hunt_id = any (${[...huntIds]}::uuid[])
      and not exists (select from hunt_strangers s where s.agency_id = f.agency_id and s.file_id = f.id)`.execute(
    tx,
  );
}

/** Keeps whom a hunt found of its files, and deletes the others. */
export async function keepFound(
  tx: Tx,
  agencyId: string,
  huntId: string,
  people: readonly FoundStranger[],
): Promise<void> {
  await sql`
    update hunt_strangers s set ordinal = w.ordinal, percent = w.percent, clauses = w.clauses, lax = w.lax, verdicts = w.verdicts
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as w (id uuid, ordinal smallint, percent smallint, clauses jsonb, lax smallint, verdicts jsonb)
    where s.agency_id = ${agencyId} and s.id = w.id`.execute(tx);
  await sql`
    delete from hunt_strangers s using hunt_files f
    where s.agency_id = ${agencyId} and f.agency_id = s.agency_id and f.id = s.file_id and f.hunt_id = ${huntId}
      and s.ordinal is null`.execute(tx);
  await deleteEmpty(tx, agencyId, [huntId]);
}

const found = (tx: Tx, agencyId: string, huntId: string) =>
  tx
    .selectFrom('hunt_strangers as s')
    .innerJoin('hunt_files as f', (join) =>
      join.onRef('f.agency_id', '=', 's.agency_id').onRef('f.id', '=', 's.file_id'),
    )
    .where('s.agency_id', '=', agencyId)
    .where('f.hunt_id', '=', huntId)
    .where('s.ordinal', 'is not', null);

/** Whom a hunt found of its files, the best first. */
export const listStrangers = (tx: Tx, agencyId: string, huntId: string, id?: string) =>
  found(tx, agencyId, huntId)
    .select(['s.id', 's.profile', 's.ordinal', 's.percent', 's.clauses', 's.lax', 's.verdicts', 's.status'])
    .select(['s.kept', 's.reason', 's.viewed', 's.created_at', 's.origin', 'f.name as file_name', 'f.kind'])
    .$if(id !== undefined, (query) => query.where('s.id', '=', id ?? ''))
    .orderBy('s.ordinal')
    .execute();
export type StrangerRow = Awaited<ReturnType<typeof listStrangers>>[number];

/** How many of the people whom hunts found of their files are in which state, by hunt. */
export async function countStrangers(
  tx: Tx,
  agencyId: string,
  huntIds: readonly string[],
): Promise<Map<string, Omit<PoolCounts, 'totalAddedToProcess'>>> {
  if (huntIds.length === 0) return new Map();
  const { rows } = await sql<Omit<PoolCounts, 'totalAddedToProcess'> & { huntId: string }>`
    select f.hunt_id as "huntId", count(*)::int as total,
      (count(*) filter (where s.viewed))::int as "totalViewed",
      (count(*) filter (where s.status = 'NONE'))::int as "totalPending",
      (count(*) filter (where s.status = 'REJECTED'))::int as "totalRejected"
    from hunt_strangers s join hunt_files f on f.agency_id = s.agency_id and f.id = s.file_id
    where s.agency_id = ${agencyId} and f.hunt_id = any (${[...huntIds]}::uuid[]) and s.ordinal is not null
    group by f.hunt_id`.execute(tx);
  return new Map(rows.map(({ huntId, ...counts }) => [huntId, counts]));
}

/** Somebody of a file whom a hunt found; held until the end of the transaction. */
export const holdStranger = (tx: Tx, agencyId: string, huntId: string, id: string) =>
  found(tx, agencyId, huntId)
    .select(['s.id', 's.profile', 's.percent', 's.clauses', 's.lax', 's.verdicts', 's.status', 's.ordinal'])
    .select(['s.kept', 's.viewed', 's.created_at'])
    .where('s.id', '=', id)
    .forNoKeyUpdate('s')
    .executeTakeFirst();
export type HeldStranger = NonNullable<Awaited<ReturnType<typeof holdStranger>>>;

export interface StrangerChange {
  readonly status?: 'NONE' | 'REJECTED';
  readonly reason?: PoolReason | null;
  readonly kept?: boolean;
  readonly viewed?: true;
  readonly decided_by?: string;
  readonly decided_at?: Date;
}
export async function changeStranger(
  tx: Tx,
  agencyId: string,
  id: string,
  change: StrangerChange,
): Promise<void> {
  await tx
    .updateTable('hunt_strangers')
    .set(change)
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}
export async function removeStranger(tx: Tx, agencyId: string, huntId: string, id: string): Promise<void> {
  await tx.deleteFrom('hunt_strangers').where('agency_id', '=', agencyId).where('id', '=', id).execute();
  await deleteEmpty(tx, agencyId, [huntId]);
}

/** Deletes everybody of a file who has an address of somebody's; gives the hunts that had found them. */
export async function forgetStrangers(
  tx: Tx,
  agencyId: string,
  { emailKey, linkedinKey }: { emailKey: string | null; linkedinKey: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ huntId: string | null }>`
    delete from hunt_strangers s using hunt_files f
    where s.agency_id = ${agencyId} and f.agency_id = s.agency_id and f.id = s.file_id
      and (s.email_key = ${emailKey} or s.linkedin_key = ${linkedinKey})
    returning f.hunt_id as "huntId"`.execute(tx);
  const huntIds = [...new Set(rows.flatMap(({ huntId }) => (huntId === null ? [] : [huntId])))];
  if (huntIds.length > 0) await deleteEmpty(tx, agencyId, huntIds);
  return huntIds;
}
