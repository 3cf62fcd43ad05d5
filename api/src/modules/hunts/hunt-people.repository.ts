import type { PoolCounts, PoolReason, PoolStatus } from '@cantera/shared/contracts/hunts';
import { type RawBuilder, sql } from 'kysely';
import { now } from '../../clock.ts';
import type { StoredPoolClause, StoredRow, StoredVerdict } from '../../db/json-columns.ts';
import { type Handover, insertStoredRows } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import { pictureUrl } from '../files/index.ts';
import type { CityRow } from '../lookups/index.ts';

/**
 * Those of the ids, in their order, whom a hunt for a position may find: they have not refused consent and are not closed to
 * offers, are in no open process, were never in the position, and no hunt for it found them that discarded them.
 */
export async function freeOf(
  tx: Tx,
  agencyId: string,
  positionId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select c.id from unnest(${[...ids]}::uuid[]) with ordinality w (id, place)
    join candidates c on c.agency_id = ${agencyId} and c.id = w.id
    where c.gdpr_status <> 'REJECTED' and c.job_search_status <> 'CLOSED'
      and not exists (
        select from applications a
        join positions p on p.agency_id = a.agency_id and p.id = a.position_id
        join steps s on s.agency_id = a.agency_id and s.id = a.step_id
        where a.agency_id = c.agency_id and a.candidate_id = c.id
          and (a.position_id = ${positionId}
            or (p.status in ('OPEN', 'ON_HOLD') and s.type in ('INBOX', 'STEP') and a.rejected_at is null)))
      and not exists (
        select from hunt_people o join hunts h on h.agency_id = o.agency_id and h.id = o.hunt_id
        where o.agency_id = c.agency_id and o.candidate_id = c.id and h.position_id = ${positionId}
          and o.status = 'REJECTED')
    order by w.place`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface FoundPerson {
  readonly candidateId: string;
  /** The place among all whom the hunt found; left out, that among these. */
  readonly ordinal?: number;
  readonly percent: number;
  readonly clauses: readonly StoredPoolClause[];
  readonly lax: number | null;
  readonly verdicts: readonly StoredVerdict[];
}

/** Writes whom a hunt found, in their order; those who were deleted meanwhile are left out. */
export async function insertPeople(
  tx: Tx,
  agencyId: string,
  huntId: string,
  people: readonly FoundPerson[],
): Promise<number> {
  if (people.length === 0) return 0;
  // Held, so that nobody deletes one of them before they are written.
  const held = await tx
    .selectFrom('candidates')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where(
      'id',
      'in',
      people.map(({ candidateId }) => candidateId),
    )
    .orderBy('id')
    .forKeyShare()
    .execute();
  const still = new Set(held.map(({ id }) => id));
  const rows = people
    .filter(({ candidateId }) => still.has(candidateId))
    .map((person, at) => ({
      agency_id: agencyId,
      id: newId(),
      hunt_id: huntId,
      candidate_id: person.candidateId,
      ordinal: person.ordinal ?? at,
      percent: person.percent,
      clauses: JSON.stringify(person.clauses),
      lax: person.lax,
      verdicts: JSON.stringify(person.verdicts),
      created_at: now(),
    }));
  if (rows.length > 0) await tx.insertInto('hunt_people').values(rows).execute();
  return rows.length;
}

/** What was decided; who came into the position by another door is there as well as who was added. */
const status: RawBuilder<PoolStatus> = sql`(case when exists (
  select from applications a join hunts ah on ah.agency_id = a.agency_id and ah.position_id = a.position_id
  where a.agency_id = hp.agency_id and a.candidate_id = hp.candidate_id and ah.id = hp.hunt_id
) then 'ADDED_TO_JOB' else hp.status end)`;
/** Who refused consent since is shown no more, unless they are in the position. */
const isShown: RawBuilder<boolean> = sql`(c.gdpr_status <> 'REJECTED' or ${status} = 'ADDED_TO_JOB')`;

const NO_COUNTS: PoolCounts = {
  total: 0,
  totalViewed: 0,
  totalPending: 0,
  totalRejected: 0,
  totalAddedToProcess: 0,
};
/** How many people of hunts are in which state, by hunt. */
export async function countPeople(
  tx: Tx,
  agencyId: string,
  huntIds: readonly string[],
): Promise<(huntId: string) => PoolCounts> {
  if (huntIds.length === 0) return () => NO_COUNTS;
  const { rows } = await sql<PoolCounts & { huntId: string }>`
    select hp.hunt_id as "huntId", count(*)::int as total,
      (count(*) filter (where hp.viewed))::int as "totalViewed",
      (count(*) filter (where ${status} = 'NONE'))::int as "totalPending",
      (count(*) filter (where ${status} = 'REJECTED'))::int as "totalRejected",
      (count(*) filter (where ${status} = 'ADDED_TO_JOB'))::int as "totalAddedToProcess"
    from hunt_people hp join candidates c on c.agency_id = hp.agency_id and c.id = hp.candidate_id
    where hp.agency_id = ${agencyId} and hp.hunt_id = any (${[...huntIds]}::uuid[]) and ${isShown}
    group by hp.hunt_id`.execute(tx);
  const counts = new Map(rows.map(({ huntId, ...count }) => [huntId, count]));
  return (huntId) => counts.get(huntId) ?? NO_COUNTS;
}

/** The people of a hunt, the best first: who fits the clauses best, as the hunt ordered them. */
export const listPeople = (tx: Tx, agencyId: string, huntId: string, candidateId?: string) =>
  tx
    .selectFrom('hunt_people as hp')
    .innerJoin('candidates as c', (join) =>
      join.onRef('c.agency_id', '=', 'hp.agency_id').onRef('c.id', '=', 'hp.candidate_id'),
    )
    .select([
      'c.id',
      'c.first_name',
      'c.last_name',
      'c.job_title',
      'c.linkedin',
      'c.location_text',
      'c.updated_at',
    ])
    .select(['hp.ordinal', 'hp.kept', 'hp.viewed', 'hp.percent', 'hp.clauses', 'hp.lax', status.as('status')])
    .select(sql<PoolReason | null>`case when ${status} = 'REJECTED' then hp.reason end`.as('reason'))
    .select(['hp.verdicts', 'hp.created_at', pictureUrl('candidates', 'c').as('profile_image_url')])
    .select(
      sql<CityRow | null>`(select json_build_object('id', t.id, 'name', t.name, 'region', t.region,
        'country_code', t.country_code) from cities t where t.id = c.city_id)`.as('city'),
    )
    .where('hp.agency_id', '=', agencyId)
    .where('hp.hunt_id', '=', huntId)
    .where(isShown)
    .$if(candidateId !== undefined, (query) => query.where('hp.candidate_id', '=', candidateId ?? ''))
    .orderBy('hp.ordinal')
    .execute();
export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

interface HeldPerson {
  readonly candidateId: string;
  readonly status: PoolStatus;
}
/** Those people of a hunt who are still shown; held, with their candidates, until the end of the transaction. */
export async function holdPeople(
  tx: Tx,
  agencyId: string,
  huntId: string,
  candidateIds: readonly string[],
): Promise<HeldPerson[]> {
  const { rows } = await sql<HeldPerson>`
    select hp.candidate_id as "candidateId", ${status} as status
    from hunt_people hp join candidates c on c.agency_id = hp.agency_id and c.id = hp.candidate_id
    where hp.agency_id = ${agencyId} and hp.hunt_id = ${huntId}
      and hp.candidate_id = any (${[...candidateIds]}::uuid[]) and ${isShown}
    order by hp.candidate_id for no key update of hp for key share of c`.execute(tx);
  return rows;
}

export interface PersonChange {
  readonly status?: PoolStatus;
  readonly reason?: PoolReason | null;
  readonly kept?: boolean;
  readonly viewed?: true;
  readonly decided_by?: string;
  readonly decided_at?: Date;
}
export async function changePeople(
  tx: Tx,
  agencyId: string,
  huntId: string,
  candidateIds: readonly string[],
  change: PersonChange,
): Promise<void> {
  await tx
    .updateTable('hunt_people')
    .set(change)
    .where('agency_id', '=', agencyId)
    .where('hunt_id', '=', huntId)
    .where(sql<boolean>`candidate_id = any (${[...candidateIds]}::uuid[])`)
    .execute();
}

/** How much a decision weighs where two are about one person. */
const weightOf = (column: string): RawBuilder<number> =>
  sql<number>`array_position(array['NONE', 'REJECTED', 'ADDED_TO_JOB'], ${sql.ref(column)})`;

/**
 * Gives what hunts found of one candidate to another. What a hunt found of both stays with each, and goes with the one who is
 * deleted: the other takes over what was decided of that one, where it weighs more. `restoreHuntPeople` writes it again.
 */
export async function handHuntPeopleOver(
  tx: Tx,
  agencyId: string,
  { from, to, ids }: Handover,
): Promise<string[]> {
  if (!ids)
    await sql`
      update hunt_people h set status = o.status, reason = o.reason, decided_by = o.decided_by, decided_at = o.decided_at
      from hunt_people o
      where h.agency_id = ${agencyId} and h.candidate_id = ${to}
        and o.agency_id = h.agency_id and o.hunt_id = h.hunt_id and o.candidate_id = ${from}
        and ${weightOf('o.status')} > ${weightOf('h.status')}`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    update hunt_people h set candidate_id = ${to}
    where h.agency_id = ${agencyId} and h.candidate_id = ${from}
      ${ids ? sql`and h.id = any (${[...ids]}::uuid[])` : sql``}
      and not exists (select from hunt_people o
        where o.agency_id = h.agency_id and o.hunt_id = h.hunt_id and o.candidate_id = ${to})
    returning h.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Writes people of hunts as they were read. Hunts and members they name exist. */
export const restoreHuntPeople = (tx: Tx, rows: readonly StoredRow[]): Promise<void> =>
  insertStoredRows(tx, 'hunt_people', rows);

/**
 * Gives people of hunts, as they were read before a handover, back what was decided of them, unless somebody has decided since.
 * `others` are the rows that they may have it from, written again by `restoreHuntPeople`.
 */
export async function takeDecisionsBack(
  tx: Tx,
  agencyId: string,
  rows: readonly StoredRow[],
  others: readonly StoredRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update hunt_people h set status = b.status, reason = b.reason, decided_by = b.decided_by, decided_at = b.decided_at
    from jsonb_populate_recordset(null::hunt_people, ${JSON.stringify(rows)}::jsonb) b,
      jsonb_populate_recordset(null::hunt_people, ${JSON.stringify(others)}::jsonb) o
    where h.agency_id = ${agencyId} and h.id = b.id and h.candidate_id = b.candidate_id
      and o.hunt_id = h.hunt_id and o.status = h.status and o.reason is not distinct from h.reason
      and o.decided_at is not distinct from h.decided_at`.execute(tx);
}
