import { now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import type { JobContext } from '../../jobs/handlers.ts';
import { APPLICATION_CREATED, APPLICATION_DISCARDED_BY_QUESTION, APPLICATION_MOVED } from './events.ts';
import { enqueueRun } from './runs/runs.repository.ts';
import { findTriggers } from './triggers.service.ts';

type Reason = 'TRIGGER' | 'WELCOME' | 'DISCARD' | 'KQ_DISCARD';
/** A workflow that an event starts. */
export interface Start {
  readonly workflowId: string;
  readonly reason: Reason;
  readonly triggerId?: string;
}

/**
 * Holds the application of an event, so that nothing moves it until its runs can be seen: a discard must find them, an undo
 * must find them or the event, two events must not both welcome.
 */
async function lockApplication(tx: Tx, agencyId: string, eventId: string): Promise<void> {
  await tx
    .selectFrom('applications')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('domain_events')
        .select('application_id')
        .where('agency_id', '=', agencyId)
        .where('id', '=', eventId),
    )
    .forNoKeyUpdate()
    .execute();
}

/** The event with what its position says about it. */
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
      'e.move_id',
      'e.created_at',
      'p.welcome_workflow_id',
      'p.discard_workflow_id',
      'p.kq_discard_workflow_id',
      's.type as to_step_type',
    ])
    .where('e.agency_id', '=', agencyId)
    .where('e.id', '=', eventId)
    .where('e.withheld_at', 'is', null)
    .executeTakeFirst();
type Found = NonNullable<Awaited<ReturnType<typeof findEvent>>>;
/** An event about an application, in its position. */
type Event = Found & { readonly application_id: string; readonly position_id: string };
const isAboutApplication = (event: Found): event is Event =>
  event.application_id !== null && event.position_id !== null;
/** What decides which workflows an event starts. */
export type EventFacts = Omit<Event, 'id' | 'move_id' | 'created_at'>;

async function triggered(tx: Tx, agencyId: string, event: EventFacts): Promise<Start[]> {
  const triggers = await findTriggers(tx, agencyId, {
    positionId: event.position_id,
    fromStepId: event.from_step_id,
    toStepId: event.to_step_id,
  });
  return triggers.flatMap(({ id, workflowIds }) =>
    workflowIds.map((workflowId) => ({ workflowId, reason: 'TRIGGER' as const, triggerId: id })),
  );
}

const started = (workflowId: string | null, reason: Reason): Start[] =>
  workflowId ? [{ workflowId, reason }] : [];

async function wasWelcomed(tx: Tx, agencyId: string, applicationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('workflow_runs')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('application_id', '=', applicationId)
    .where('reason', '=', 'WELCOME')
    .executeTakeFirst();
  return row !== undefined;
}

/** The workflows that an event starts, or would start, in their order; one may be named twice and runs once. */
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

/** The later move that discarded the application before this event was heard; its runs are over before they begin. */
async function findOvertakingMove(tx: Tx, agencyId: string, event: Event): Promise<string | null> {
  const last = await tx
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
    .select(['m.id', 'm.created_at', 's.type'])
    .where('m.agency_id', '=', agencyId)
    .where('m.application_id', '=', event.application_id)
    .where('m.undone_at', 'is', null)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isLater =
    last?.type === 'DISCARDED' &&
    last.id !== event.move_id &&
    new Date(last.created_at) >= new Date(event.created_at);
  return isLater ? last.id : null;
}

/** One run of one workflow for one event, whatever names it, with the actions as they are now; a second call changes nothing. */
async function startRun(
  tx: Tx,
  agencyId: string,
  event: Event,
  { workflowId, reason, triggerId }: Start,
  overtakenBy: string | null,
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
      trigger_id: triggerId ?? null,
      actions: JSON.stringify(workflow.actions),
      status: overtakenBy ? 'CANCELLED' : 'RUNNING',
      cancelled_reason: overtakenBy ? 'OVERTAKEN' : null,
      overtaken_by: overtakenBy,
      due_at: now(),
      created_at: now(),
    })
    .onConflict((conflict) => conflict.columns(['agency_id', 'event_id', 'workflow_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (run && !overtakenBy) await enqueueRun(tx, agencyId, run.id, now());
}

/** Job `engine.dispatch`. An event that is gone, because its move was undone, or that is withheld starts nothing. */
export async function dispatch(
  { agencyId, eventId }: { agencyId: string; eventId: string },
  { deps }: JobContext,
): Promise<void> {
  await withTenant(deps.pool, agencyId, async (tx) => {
    await lockApplication(tx, agencyId, eventId);
    const event = await findEvent(tx, agencyId, eventId);
    if (!event || !isAboutApplication(event)) return;
    const starts = await startsOf(tx, agencyId, event);
    if (starts.length === 0) return;
    const overtakenBy = await findOvertakingMove(tx, agencyId, event);
    for (const start of starts) await startRun(tx, agencyId, event, start, overtakenBy);
  });
}
