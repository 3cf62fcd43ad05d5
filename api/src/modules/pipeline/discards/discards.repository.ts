import { type RawBuilder, sql } from 'kysely';
import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import type { MoveRequest } from '../moves.repository.ts';

/** The rule by which applications of a position are discarded, and the run that they are part of. */
export interface DiscardTarget {
  readonly agencyId: string;
  readonly positionId: string;
  readonly ruleVersion: number;
  readonly runId: string;
  readonly rejectedReasonId: string;
}
interface DiscardRow {
  readonly id: string;
  readonly step_id: string;
  readonly version: number;
  readonly rejected_at: string | null;
  readonly discard_state: 'PROVISIONAL' | 'CONFIRMED' | null;
  readonly discarded_at: string | null;
}

/**
 * Joins to an application `a` what makes a rule discard it by its score: the position `p` that is not closed, the rule `r` that runs,
 * the inbox `i` that it is in, and the score below the percentage. Whom people have placed there is for the caller to leave out.
 */
export const joinedBelowRule = sql`
  join positions p on p.agency_id = a.agency_id and p.id = a.position_id and p.status in ('OPEN', 'DRAFT', 'ON_HOLD')
  join discard_rules r on r.agency_id = a.agency_id and r.position_id = a.position_id and r.active and r.paused_at is null
  join steps i on i.agency_id = a.agency_id and i.id = a.step_id and i.type = 'INBOX'
  join application_scores s on s.agency_id = a.agency_id and s.application_id = a.id and s.lax < r.percentage
    and s.stale is null`;

/**
 * Discards applications by their score and writes their history; it raises no event. One statement that looks at everything
 * anew: the position is not closed, the rule is active, not paused and of the version, the application stands in the inbox, no
 * person has moved or restored it, its lax score is below the percentage. What no longer holds is left out. The applications
 * must be locked, so that their scores hold still.
 */
export async function discardScored(
  tx: Tx,
  target: DiscardTarget,
  requests: readonly Pick<MoveRequest, 'applicationId' | 'moveId'>[],
): Promise<DiscardRow[]> {
  const { agencyId, positionId, ruleVersion, runId, rejectedReasonId } = target;
  const at = now();
  const { rows } = await sql<DiscardRow>`
    with wanted as (
      select * from unnest(
        ${requests.map(({ applicationId }) => applicationId)}::uuid[],
        ${requests.map(({ moveId }) => moveId)}::uuid[]
      ) w (application_id, move_id)
    ), found as (
      select a.id, w.move_id, i.id as from_id, i.name as from_name, d.id as to_id, d.name as to_name
      from wanted w
      join applications a on a.agency_id = ${agencyId} and a.id = w.application_id and a.position_id = ${positionId}
      ${joinedBelowRule}
      join steps d on d.agency_id = a.agency_id and d.position_id = a.position_id and d.type = 'DISCARDED'
      where r.version = ${ruleVersion} and a.discard_state is null and not a.auto_exempt and not exists (
        select 1 from application_moves m where m.agency_id = a.agency_id and m.application_id = a.id)
      for no key update of a
    ), moved as (
      update applications a
      set step_id = f.to_id, rejected_reason_id = ${rejectedReasonId}::uuid, discard_state = 'PROVISIONAL',
        discarded_at = ${at}::timestamptz, discard_run_id = ${runId}::uuid, version = a.version + 1,
        moved_at = ${at}::timestamptz
      from found f where a.agency_id = ${agencyId} and a.id = f.id
      returning a.id, a.step_id, a.version, a.rejected_at, a.discard_state, a.discarded_at
    ), history as (
      insert into application_moves (agency_id, id, application_id, from_step_id, to_step_id, from_step_name, to_step_name,
        rejected_reason_id, created_at)
      select ${agencyId}::uuid, f.move_id, f.id, f.from_id, f.to_id, f.from_name, f.to_name, ${rejectedReasonId}::uuid,
        ${at}::timestamptz
      from found f
    )
    select * from moved`.execute(tx);
  return rows;
}

/** Which of the discards of a position that wait are meant: all, some, all until a time (ISO), or those of a run that nobody has touched. */
export type WaitingDiscards =
  | 'ALL'
  | { readonly applicationIds: readonly string[] }
  | { readonly until: string }
  | { readonly runId: string };

/** That nobody has touched a discard of an application `a`: the undo of its run restores it. */
export const isUntouchedDiscard: RawBuilder<boolean> = sql<boolean>`(a.discard_state = 'PROVISIONAL' and not a.auto_exempt)`;

function meant(which: WaitingDiscards): RawBuilder<unknown> {
  if (which === 'ALL') return sql`true`;
  if ('applicationIds' in which) return sql`a.id = any (${[...which.applicationIds]}::uuid[])`;
  if ('until' in which) return sql`a.discarded_at <= ${which.until}::timestamptz`;
  return sql`a.discard_run_id = ${which.runId}::uuid and ${isUntouchedDiscard}`;
}

/** An application that waits in a step, and the one that it was discarded from. */
export interface WaitingApplication {
  readonly id: string;
  readonly candidate_id: string;
  readonly step_id: string;
  readonly from_step_id: string;
}

const waiting = (agencyId: string, positionId: string, which: WaitingDiscards): RawBuilder<unknown> => sql`
  from applications a where a.agency_id = ${agencyId} and a.position_id = ${positionId}
    and a.discard_state = 'PROVISIONAL' and ${meant(which)}`;

/** The discards that are meant and wait, with where they come from. */
export async function findWaiting(
  tx: Tx,
  agencyId: string,
  positionId: string,
  which: WaitingDiscards,
): Promise<WaitingApplication[]> {
  const { rows } = await sql<WaitingApplication>`
    select a.id, a.candidate_id, a.step_id, (
      select m.from_step_id from application_moves m
      where m.agency_id = a.agency_id and m.application_id = a.id and m.undone_at is null
      order by m.created_at desc, m.id desc limit 1) as from_step_id
    ${waiting(agencyId, positionId, which)} order by a.id`.execute(tx);
  return rows.filter(({ from_step_id }) => from_step_id !== null);
}

/** Holds those that are meant and wait, until the end of the transaction. Gives their ids. */
export async function lockWaiting(
  tx: Tx,
  agencyId: string,
  positionId: string,
  which: WaitingDiscards,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id ${waiting(agencyId, positionId, which)} order by a.id for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** One that was settled, with the move that had discarded it. */
export interface SettledRow extends DiscardRow {
  readonly move_id: string;
  readonly candidate_id: string;
  readonly from_step_id: string;
}

const lastMove = sql`lateral (
  select m.id, m.from_step_id from application_moves m
  where m.agency_id = a.agency_id and m.application_id = a.id and m.undone_at is null
  order by m.created_at desc, m.id desc limit 1) l`;
const SETTLED = sql`a.id, a.candidate_id, a.step_id, a.version, a.rejected_at, a.discard_state, a.discarded_at,
  o.move_id, o.from_step_id`;

/** Makes discards that wait count, and writes the event that each of their moves stands for, withheld or not. They must be locked. */
export async function confirmLocked(
  tx: Tx,
  agencyId: string,
  events: readonly { readonly applicationId: string; readonly eventId: string }[],
  isWithheld: boolean,
): Promise<SettledRow[]> {
  const at = now();
  const withheldAt = isWithheld ? at : null;
  const { rows } = await sql<SettledRow>`
    with settling as (
      select a.id, l.id as move_id, l.from_step_id, w.event_id
      from unnest(
        ${events.map(({ applicationId }) => applicationId)}::uuid[], ${events.map(({ eventId }) => eventId)}::uuid[]
      ) w (application_id, event_id)
      join applications a on a.agency_id = ${agencyId} and a.id = w.application_id and a.discard_state = 'PROVISIONAL'
      cross join ${lastMove}
    ), confirmed as (
      update applications a set discard_state = 'CONFIRMED', rejected_at = ${at}::timestamptz, version = a.version + 1
      from settling o where a.agency_id = ${agencyId} and a.id = o.id
      returning ${SETTLED}, a.position_id, o.event_id
    ), events as (
      insert into domain_events (agency_id, id, type, subject_kind, subject_id, position_id, application_id, from_step_id,
        to_step_id, move_id, created_at, withheld_at)
      select ${agencyId}::uuid, c.event_id, 'APPLICATION_MOVED_TO_STEP', 'application', c.id, c.position_id, c.id,
        c.from_step_id, c.step_id, c.move_id, ${at}::timestamptz, ${withheldAt}::timestamptz
      from confirmed c
    )
    select * from confirmed`.execute(tx);
  return rows;
}

/** Lets discards that were confirmed wait again. They must be locked. */
export async function reopenLocked(tx: Tx, agencyId: string, ids: readonly string[]): Promise<SettledRow[]> {
  const { rows } = await sql<SettledRow>`
    with settling as (
      select a.id, l.id as move_id, l.from_step_id from applications a cross join ${lastMove}
      where a.agency_id = ${agencyId} and a.id = any (${[...ids]}::uuid[]) and a.discard_state = 'CONFIRMED'
    )
    update applications a set discard_state = 'PROVISIONAL', rejected_at = null, version = a.version + 1
    from settling o where a.agency_id = ${agencyId} and a.id = o.id
    returning ${SETTLED}`.execute(tx);
  return rows;
}
