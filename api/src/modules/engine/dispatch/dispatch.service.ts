import { type Tx, withTenant } from '../../../db/tenant.ts';
import type { JobContext } from '../../../jobs/handlers.ts';
import { advanceRuns, reportStuckRuns, type StuckRun } from '../advance.service.ts';
import { insertRuns, type NewRun } from '../runs/new-runs.repository.ts';
import { enqueueEventsApart } from './enqueue-events.ts';
import {
  findEvents,
  findOvertakingMoves,
  type HeardEvent,
  lockApplications,
} from './heard-events.repository.ts';
import { findStarts } from './starts.service.ts';
import { findActions } from './workflow-actions.repository.ts';

/** The runs that events start; of workflows that were deleted none. */
async function findNewRuns(
  tx: Tx,
  agencyId: string,
  events: readonly HeardEvent[],
): Promise<Omit<NewRun, 'overtakenBy'>[]> {
  const starts = await findStarts(tx, agencyId, events);
  const workflowIds = new Set(starts.flatMap((each) => each.starts.map(({ workflowId }) => workflowId)));
  const actionsOf = await findActions(tx, agencyId, [...workflowIds]);
  return starts.flatMap(({ event, starts: own }) =>
    own.flatMap(({ workflowId, reason, triggerId = null }) => {
      const actions = actionsOf.get(workflowId);
      const { id: eventId, application_id: applicationId } = event;
      return actions ? [{ eventId, applicationId, workflowId, reason, triggerId, actions }] : [];
    }),
  );
}

/** Starts what the events start, and goes with each run to its first stop. An event that is gone or withheld starts nothing. */
async function startRuns(tx: Tx, agencyId: string, eventIds: readonly string[]): Promise<StuckRun[]> {
  await lockApplications(tx, agencyId, eventIds);
  const events = await findEvents(tx, agencyId, eventIds);
  const runs = await findNewRuns(tx, agencyId, events);
  if (runs.length === 0) return [];
  const overtakenBy = await findOvertakingMoves(tx, agencyId, events);
  const running = await insertRuns(
    tx,
    agencyId,
    runs.map((run) => ({ ...run, overtakenBy: overtakenBy.get(run.eventId) ?? null })),
  );
  return advanceRuns(tx, agencyId, running);
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
