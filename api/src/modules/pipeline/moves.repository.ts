import type { DiscardState } from '@cantera/shared/contracts/live-changes';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';

/** One application that is to be moved, with the ids of the history entry and of the event that this would make. */
export interface MoveRequest {
  readonly applicationId: string;
  /** The version that the mover saw; null when they do not care. */
  readonly version: number | null;
  readonly moveId: string;
  readonly eventId: string;
}
interface MoveTarget {
  readonly agencyId: string;
  readonly positionId: string;
  readonly stepId: string;
  readonly stepName: string;
  readonly isDiscard: boolean;
  readonly rejectedReasonId: string | null;
  /** Null for what the system does. */
  readonly movedBy: string | null;
  readonly eventType: 'APPLICATION_MOVED_TO_STEP' | 'APPLICATION_DISCARDED_BY_QUESTION';
  /** Whether nothing that the move would start is to be sent. */
  readonly isWithheld?: boolean;
  /** The event that had the system move them. */
  readonly causedBy?: string | undefined;
}
export interface MoveResult {
  readonly id: string;
  readonly candidate_id: string;
  /** Where it stands after the statement. */
  readonly step_id: string;
  readonly version: number;
  readonly rejected_at: string | null;
  readonly discard_state: DiscardState | null;
  readonly discarded_at: string | null;
  /** As it was found. */
  readonly found_step_id: string;
  readonly found_version: number;
  /** Null when it did not move: it stood there already, or someone else moved it. */
  readonly event_id: string | null;
}

/**
 * Moves applications, writes their history and their events: one statement, so that of two people who move
 * the same card one waits for the other and then sees what the other did. Applications that are not of the
 * position are not in the result; those whose version differs are, unmoved.
 */
export async function moveAll(
  tx: Tx,
  target: MoveTarget,
  requests: readonly MoveRequest[],
): Promise<MoveResult[]> {
  const at = now();
  const { agencyId, positionId, stepId, stepName, isDiscard, rejectedReasonId, movedBy, eventType } = target;
  const rejectedAt = isDiscard ? at : null;
  const reason = isDiscard ? rejectedReasonId : null;
  const withheldAt = target.isWithheld ? at : null;
  const { rows } = await sql<MoveResult>`
    with wanted as (
      select * from unnest(
        ${requests.map((request) => request.applicationId)}::uuid[],
        ${requests.map((request) => request.version)}::int[],
        ${requests.map((request) => request.moveId)}::uuid[],
        ${requests.map((request) => request.eventId)}::uuid[]
      ) as w (application_id, version, move_id, event_id)
    ), found as (
      select a.id, a.candidate_id, a.step_id, a.version, a.rejected_at, a.rejected_reason_id, a.discard_state, a.discarded_at
      from applications a
      where a.agency_id = ${agencyId} and a.position_id = ${positionId}
        and a.id in (select application_id from wanted)
      order by a.id for no key update
    ), moving as (
      select f.*, w.move_id, w.event_id from found f join wanted w on w.application_id = f.id
      where f.step_id <> ${stepId}::uuid and (w.version is null or w.version = f.version)
    ), moved as (
      update applications a
      set step_id = ${stepId}::uuid, rejected_at = ${rejectedAt}::timestamptz, rejected_reason_id = ${reason}::uuid,
        discard_state = null, auto_exempt = a.auto_exempt or ${movedBy !== null},
        version = a.version + 1, moved_at = ${at}::timestamptz
      from moving m where a.agency_id = ${agencyId} and a.id = m.id
      returning a.id, a.step_id, a.version, a.rejected_at, a.discard_state
    ), history as (
      insert into application_moves (agency_id, id, application_id, from_step_id, to_step_id, from_step_name,
        to_step_name, from_rejected_at, from_rejected_reason_id, from_discard_state, rejected_reason_id, moved_by, created_at)
      select ${agencyId}::uuid, m.move_id, m.id, m.step_id, ${stepId}::uuid, s.name, ${stepName}, m.rejected_at,
        m.rejected_reason_id, m.discard_state, ${reason}::uuid, ${movedBy}::uuid, ${at}::timestamptz
      from moving m join steps s on s.agency_id = ${agencyId} and s.id = m.step_id
    ), events as (
      insert into domain_events (agency_id, id, type, subject_kind, subject_id, position_id, application_id, from_step_id,
        to_step_id, move_id, created_at, withheld_at, caused_by)
      select ${agencyId}::uuid, m.event_id, ${eventType}, 'application', m.id, ${positionId}::uuid, m.id, m.step_id,
        ${stepId}::uuid, m.move_id, ${at}::timestamptz, ${withheldAt}::timestamptz, ${target.causedBy ?? null}::uuid
      from moving m
    )
    select f.id, f.candidate_id, coalesce(d.step_id, f.step_id) as step_id, coalesce(d.version, f.version) as version,
      case when d.id is null then f.rejected_at else d.rejected_at end as rejected_at,
      case when d.id is null then f.discard_state end as discard_state, f.discarded_at,
      f.step_id as found_step_id, f.version as found_version, m.event_id
    from found f left join moved d on d.id = f.id left join moving m on m.id = f.id`.execute(tx);
  return rows;
}

/** Of the moves that were asked for, those that took place, for who follows discards. */
export function discardMovesOf(
  requests: readonly MoveRequest[],
  results: readonly MoveResult[],
): { applicationId: string; moveId: string }[] {
  const moved = new Set(results.flatMap(({ event_id }) => event_id ?? []));
  return requests.filter(({ eventId }) => moved.has(eventId));
}
