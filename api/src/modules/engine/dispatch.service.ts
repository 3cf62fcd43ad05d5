import { now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import type { JobContext } from '../../jobs/handlers.ts';
import { APPLICATION_CREATED, APPLICATION_DISCARDED_BY_QUESTION, APPLICATION_MOVED } from './events.ts';
import { enqueueRun } from './runs.repository.ts';

type Reason = 'TRIGGER' | 'WELCOME' | 'DISCARD' | 'KQ_DISCARD';
/** A workflow that an event starts. */
export interface Start {
  readonly workflowId: string;
  readonly reason: Reason;
}

/** The event with what its position says about it. Locked, so that undoing the move waits until its runs can be seen. */
const findEvent = (tx: Tx, agencyId: string, eventId: string) =>
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
      'p.welcome_workflow_id',
      'p.discard_workflow_id',
      'p.kq_discard_workflow_id',
      's.type as to_step_type',
    ])
    .where('e.agency_id', '=', agencyId)
    .where('e.id', '=', eventId)
    .where('e.withheld_at', 'is', null)
    .forUpdate('e')
    .executeTakeFirst();
type Event = NonNullable<Awaited<ReturnType<typeof findEvent>>>;
/** What decides which workflows an event starts. */
export type EventFacts = Omit<Event, 'id'>;

async function triggered(tx: Tx, agencyId: string, event: EventFacts): Promise<Start[]> {
  if (!event.from_step_id || !event.to_step_id) return [];
  const rows = await tx
    .selectFrom('triggers')
    .select('workflow_ids')
    .where('agency_id', '=', agencyId)
    .where('event_type', '=', APPLICATION_MOVED)
    .where('job_id', '=', event.position_id)
    .where('from_step_id', '=', event.from_step_id)
    .where('to_step_id', '=', event.to_step_id)
    .where('cancelled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) =>
    row.workflow_ids.map((workflowId) => ({ workflowId, reason: 'TRIGGER' as const })),
  );
}

const started = (workflowId: string | null, reason: Reason): Start[] =>
  workflowId ? [{ workflowId, reason }] : [];

async function wasWelcomed(tx: Tx, agencyId: string, applicationId: string): Promise<boolean> {
  // Two events of one application at the same moment would both find no run.
  await tx
    .selectFrom('applications')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', applicationId)
    .forNoKeyUpdate()
    .execute();
  const row = await tx
    .selectFrom('workflow_runs')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('application_id', '=', applicationId)
    .where('reason', '=', 'WELCOME')
    .executeTakeFirst();
  return row !== undefined;
}

/** The workflows that an event starts, or would start, in their order. */
export async function startsOf(tx: Tx, agencyId: string, event: EventFacts): Promise<Start[]> {
  switch (event.type) {
    case APPLICATION_CREATED:
      return (await wasWelcomed(tx, agencyId, event.application_id))
        ? []
        : started(event.welcome_workflow_id, 'WELCOME');
    case APPLICATION_MOVED:
      return [
        ...(await triggered(tx, agencyId, event)),
        ...(event.to_step_type === 'DISCARDED' ? started(event.discard_workflow_id, 'DISCARD') : []),
      ];
    case APPLICATION_DISCARDED_BY_QUESTION:
      return [
        ...(await triggered(tx, agencyId, event)),
        ...started(event.kq_discard_workflow_id, 'KQ_DISCARD'),
      ];
    default:
      return [];
  }
}

/** One run of one workflow for one event, with the actions as they are now; a second call changes nothing. */
async function startRun(
  tx: Tx,
  agencyId: string,
  event: Event,
  { workflowId, reason }: Start,
): Promise<void> {
  const workflow = await tx
    .selectFrom('workflows')
    .select('actions')
    .where('agency_id', '=', agencyId)
    .where('id', '=', workflowId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!workflow) return;
  const run = await tx
    .insertInto('workflow_runs')
    .values({
      agency_id: agencyId,
      id: newId(),
      workflow_id: workflowId,
      event_id: event.id,
      application_id: event.application_id,
      reason,
      actions: JSON.stringify(workflow.actions),
      status: 'RUNNING',
      due_at: now(),
      created_at: now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'event_id', 'workflow_id', 'reason']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (run) await enqueueRun(tx, agencyId, run.id, now());
}

/** Job `engine.dispatch`. An event that is gone, because its move was undone, or that is withheld starts nothing. */
export async function dispatch(
  { agencyId, eventId }: { agencyId: string; eventId: string },
  { deps }: JobContext,
): Promise<void> {
  await withTenant(deps.pool, agencyId, async (tx) => {
    const event = await findEvent(tx, agencyId, eventId);
    if (!event) return;
    for (const start of await startsOf(tx, agencyId, event)) await startRun(tx, agencyId, event, start);
  });
}
