import { now } from '../../../clock.ts';
import type { StoredActions } from '../../../db/json-columns.ts';
import { type Tx, withTenant } from '../../../db/tenant.ts';
import { newId } from '../../../ids.ts';
import type { JobContext } from '../../../jobs/handlers.ts';
import { writeFileUses } from '../../files/index.ts';
import { attachedFiles } from '../actions/attached-files.ts';
import { advanceRuns, reportStuckRuns, type StuckRun } from '../advance.service.ts';
import { enqueueEventsApart } from './enqueue-events.ts';
import {
  findEvents,
  findOvertakingMoves,
  type HeardEvent,
  lockApplications,
} from './heard-events.repository.ts';
import { findStarts, type Start } from './starts.service.ts';
import { findActions } from './workflow-actions.repository.ts';

/** A workflow that an event starts, with its actions as they are now. */
interface NewRun {
  readonly event: HeardEvent;
  readonly start: Start;
  readonly actions: StoredActions;
}

/** The runs that events start; of workflows that were deleted none. */
async function findNewRuns(tx: Tx, agencyId: string, events: readonly HeardEvent[]): Promise<NewRun[]> {
  const starts = await findStarts(tx, agencyId, events);
  const workflowIds = new Set(starts.flatMap((each) => each.starts.map(({ workflowId }) => workflowId)));
  const actionsOf = await findActions(tx, agencyId, [...workflowIds]);
  return starts.flatMap(({ event, starts: own }) =>
    own.flatMap((start) => {
      const actions = actionsOf.get(start.workflowId);
      return actions ? [{ event, start, actions }] : [];
    }),
  );
}

/** One run of one workflow for one event, whatever names it; a second call changes nothing. Gives those that run. */
async function writeRuns(
  tx: Tx,
  agencyId: string,
  runs: readonly NewRun[],
  overtakenBy: ReadonlyMap<string, string>,
): Promise<string[]> {
  const at = now();
  const written = await tx
    .insertInto('workflow_runs')
    .values(
      runs.map(({ event, start, actions }) => {
        const move = overtakenBy.get(event.id);
        return {
          agency_id: agencyId,
          id: newId(),
          workflow_id: start.workflowId,
          event_id: event.id,
          application_id: event.application_id,
          reason: start.reason,
          trigger_id: start.triggerId ?? null,
          actions: JSON.stringify(actions),
          status: move ? ('CANCELLED' as const) : ('RUNNING' as const),
          cancelled_reason: move ? ('OVERTAKEN' as const) : null,
          overtaken_by: move ?? null,
          due_at: at,
          created_at: at,
        };
      }),
    )
    .onConflict((conflict) => conflict.columns(['agency_id', 'event_id', 'workflow_id']).doNothing())
    .returning(['id', 'status', 'actions'])
    .execute();
  const running = written.filter(({ status }) => status === 'RUNNING');
  for (const { id, actions } of running) {
    const files = attachedFiles(actions);
    if (files.length > 0) await writeFileUses(tx, agencyId, { kind: 'workflow_run', id }, files);
  }
  return running.map(({ id }) => id);
}

/** Starts what the events start, and goes with each run to its first stop. An event that is gone or withheld starts nothing. */
async function startRuns(tx: Tx, agencyId: string, eventIds: readonly string[]): Promise<StuckRun[]> {
  await lockApplications(tx, agencyId, eventIds);
  const events = await findEvents(tx, agencyId, eventIds);
  const runs = await findNewRuns(tx, agencyId, events);
  if (runs.length === 0) return [];
  const overtakenBy = await findOvertakingMoves(tx, agencyId, events);
  return advanceRuns(tx, agencyId, await writeRuns(tx, agencyId, runs, overtakenBy));
}

/** Job `engine.dispatch`. */
export async function dispatch(
  { agencyId, eventId }: { agencyId: string; eventId: string },
  context: JobContext,
): Promise<void> {
  reportStuckRuns(
    context,
    await withTenant(context.deps.pool, agencyId, (tx) => startRuns(tx, agencyId, [eventId])),
  );
}

/**
 * Jobs `engine.dispatch_many` and `engine.dispatch_crowd`. When one of the events cannot be heard, the others are: from then on
 * each has a job of its own.
 */
export async function dispatchMany(
  { agencyId, eventIds }: { agencyId: string; eventIds: readonly string[] },
  context: JobContext,
): Promise<void> {
  const { deps } = context;
  try {
    reportStuckRuns(
      context,
      await withTenant(deps.pool, agencyId, (tx) => startRuns(tx, agencyId, eventIds)),
    );
  } catch (error) {
    deps.log.warn({ err: error, events: eventIds.length }, 'events that came together are heard one by one');
    await withTenant(deps.pool, agencyId, (tx) => enqueueEventsApart(tx, agencyId, eventIds));
  }
}
