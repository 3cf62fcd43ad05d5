import type { DiscardState } from '@cantera/shared/contracts/live-changes';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';

export interface LockedApplication {
  readonly id: string;
  readonly step_id: string;
  readonly version: number;
}

/** Holds applications of a position until the end of the transaction; not their keys, which starting a run refers to. */
export const lockApplications = (
  tx: Tx,
  agencyId: string,
  positionId: string,
  ids: readonly string[],
): Promise<LockedApplication[]> =>
  tx
    .selectFrom('applications')
    .select(['id', 'step_id', 'version'])
    .where('agency_id', '=', agencyId)
    .where('position_id', '=', positionId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export interface UndoneMove {
  readonly id: string;
  readonly step_id: string;
  readonly version: number;
  readonly rejected_at: string | null;
  readonly discard_state: DiscardState | null;
  readonly discarded_at: string | null;
  readonly move_id: string;
  /** Whether what brought it to where it stands now was decided by a machine. */
  readonly stands_by_machine: boolean;
}

/**
 * Takes the newest move that is not undone of each application back, where the application still stands on
 * the step that it put it on and the step before still exists. Autodiscard leaves them alone from then on.
 * The applications must be locked.
 * @param isExact whether the caller named the versions that they saw; else an undo that follows an undo takes
 * back nothing more, since it may be the same request sent twice.
 */
export async function undoLastMoves(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
  isExact: boolean,
): Promise<UndoneMove[]> {
  const at = now();
  const { rows } = await sql<UndoneMove>`
    with last as (
      select distinct on (m.application_id) m.id, m.application_id, m.from_step_id, m.to_step_id, m.from_rejected_at,
        m.from_rejected_reason_id, m.from_discard_state, m.created_at
      from application_moves m
      where m.agency_id = ${agencyId} and m.application_id = any (${[...ids]}::uuid[]) and m.undone_at is null
      order by m.application_id, m.created_at desc, m.id desc
    ), undoing as (
      select l.* from last l
      join applications a on a.agency_id = ${agencyId} and a.id = l.application_id and a.step_id = l.to_step_id
      join steps s on s.agency_id = ${agencyId} and s.id = l.from_step_id and s.position_id = a.position_id
      where ${isExact} or not exists (
        select 1 from application_moves u
        where u.agency_id = ${agencyId} and u.application_id = l.application_id and u.undone_at >= l.created_at
      )
    ), marked as (
      update application_moves m set undone_at = ${at}::timestamptz from undoing u
      where m.agency_id = ${agencyId} and m.id = u.id
    )
    update applications a
    set step_id = u.from_step_id, rejected_at = u.from_rejected_at, rejected_reason_id = u.from_rejected_reason_id,
      discard_state = u.from_discard_state, auto_exempt = true, version = a.version + 1, moved_at = ${at}::timestamptz
    from undoing u where a.agency_id = ${agencyId} and a.id = u.application_id
    returning a.id, a.step_id, a.version, a.rejected_at, a.discard_state, a.discarded_at, u.id as move_id, coalesce((
      select m.moved_by is null and not m.by_former_member from application_moves m
      where m.agency_id = ${agencyId} and m.application_id = a.id and m.undone_at is null and m.id <> u.id
      order by m.created_at desc, m.id desc limit 1), false) as stands_by_machine`.execute(tx);
  return rows;
}

/** The events of moves, held so that the engine either has dispatched one or finds it gone. */
export async function lockEvents(tx: Tx, agencyId: string, moveIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('domain_events')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('move_id', 'in', [...moveIds])
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** Deletes events that started nothing. */
export async function deleteEvents(tx: Tx, agencyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('domain_events')
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .execute();
}
