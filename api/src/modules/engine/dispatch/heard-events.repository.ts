import { sql } from 'kysely';
import type { Tx } from '../../../db/tenant.ts';

/**
 * Holds the applications of events, so that nothing moves them until their runs can be seen: a discard must find them, an undo
 * must find them or the event, two events must not both welcome.
 */
export async function lockApplications(tx: Tx, agencyId: string, eventIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('applications')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('domain_events')
        .select('application_id')
        .where('agency_id', '=', agencyId)
        .where(sql<boolean>`domain_events.id = any (${[...eventIds]}::uuid[])`),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The events that are there and not withheld, with what their positions say about them; the oldest first. */
const findAll = (tx: Tx, agencyId: string, eventIds: readonly string[]) =>
  tx
    .selectFrom('domain_events as e')
    .innerJoin('positions as p', (on) =>
      on.onRef('p.agency_id', '=', 'e.agency_id').onRef('p.id', '=', 'e.position_id'),
    )
    .leftJoin('steps as s', (on) =>
      on.onRef('s.agency_id', '=', 'e.agency_id').onRef('s.id', '=', 'e.to_step_id'),
    )
    .select([
      'e.id',
      'e.type',
      'e.position_id',
      'e.application_id',
      'e.from_step_id',
      'e.to_step_id',
      'e.move_id',
      'e.created_at',
      'p.welcome_workflow_id',
      'p.discard_workflow_id',
      'p.kq_discard_workflow_id',
      's.type as to_step_type',
    ])
    .where('e.agency_id', '=', agencyId)
    .where(sql<boolean>`e.id = any (${[...eventIds]}::uuid[])`)
    .where('e.withheld_at', 'is', null)
    .orderBy('e.created_at')
    .orderBy('e.id')
    .execute();
type Found = Awaited<ReturnType<typeof findAll>>[number];
/** An event about an application, in its position. */
export type HeardEvent = Found & { readonly application_id: string; readonly position_id: string };
/** What decides which workflows an event starts. */
export type EventFacts = Omit<HeardEvent, 'id' | 'move_id' | 'created_at'>;

const isAboutApplication = (event: Found): event is HeardEvent =>
  event.application_id !== null && event.position_id !== null;

/** Those of the events that can start something. */
export async function findEvents(
  tx: Tx,
  agencyId: string,
  eventIds: readonly string[],
): Promise<HeardEvent[]> {
  return (await findAll(tx, agencyId, eventIds)).filter(isAboutApplication);
}

/** Of these applications those that were welcomed. */
export async function findWelcomed(
  tx: Tx,
  agencyId: string,
  applicationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (applicationIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('workflow_runs')
    .select('application_id')
    .where('agency_id', '=', agencyId)
    .where(sql<boolean>`application_id = any (${[...applicationIds]}::uuid[])`)
    .where('reason', '=', 'WELCOME')
    .execute();
  return new Set(rows.map(({ application_id }) => application_id));
}

/** For each event the later move that discarded its application before it was heard; its runs are over before they begin. */
export async function findOvertakingMoves(
  tx: Tx,
  agencyId: string,
  events: readonly HeardEvent[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('application_moves as m')
    .innerJoin('applications as a', (on) =>
      on
        .onRef('a.agency_id', '=', 'm.agency_id')
        .onRef('a.id', '=', 'm.application_id')
        .onRef('a.step_id', '=', 'm.to_step_id'),
    )
    .innerJoin('steps as s', (on) =>
      on.onRef('s.agency_id', '=', 'a.agency_id').onRef('s.id', '=', 'a.step_id'),
    )
    .select(['m.application_id', 'm.id', 'm.created_at', 's.type'])
    .distinctOn('m.application_id')
    .where('m.agency_id', '=', agencyId)
    .where(sql<boolean>`m.application_id = any (${events.map((event) => event.application_id)}::uuid[])`)
    .where('m.undone_at', 'is', null)
    // Nothing comes of a discard that waits for a person: what ran before goes on.
    .where(sql<boolean>`a.discard_state is distinct from 'PROVISIONAL'`)
    .orderBy('m.application_id')
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .execute();
  const lastOf = new Map(rows.map((row) => [row.application_id, row]));
  const overtaken = events.flatMap((event): [string, string][] => {
    const last = lastOf.get(event.application_id);
    const isLater =
      last?.type === 'DISCARDED' &&
      last.id !== event.move_id &&
      new Date(last.created_at) >= new Date(event.created_at);
    return isLater ? [[event.id, last.id]] : [];
  });
  return new Map(overtaken);
}
