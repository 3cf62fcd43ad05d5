import type { Tx } from '../../../db/tenant.ts';
import { publishCandidates } from '../../../live/index.ts';
import { listSentOf } from '../../messages/index.ts';
import { redoActions, undoActions } from '../actions/registry.ts';
import { publishRuns } from './publish-runs.ts';
import {
  type DiscardMove,
  endOvertakenRuns,
  endRuns,
  lockRunningOf,
  lockRunsOfEvents,
  reviveRuns,
} from './runs.repository.ts';

/** What ending the runs of events came to. */
export interface CancelledRuns {
  /** Events that had started a run. */
  readonly startedBy: ReadonlySet<string>;
  /** Messages that waited and do not go out. */
  readonly cancelledMessages: number;
  /** What is out, or may be. */
  readonly sent: readonly { readonly subject: string; readonly sentAt: string }[];
}

/** Ends every run that the events started, because they were undone or a person stopped them. The events must be locked. */
export async function cancelRunsOf(
  tx: Tx,
  agencyId: string,
  eventIds: readonly string[],
  reason: 'UNDONE' | 'STOPPED' = 'UNDONE',
): Promise<CancelledRuns> {
  if (eventIds.length === 0) return { startedBy: new Set(), cancelledMessages: 0, sent: [] };
  const runs = await lockRunsOfEvents(tx, agencyId, eventIds);
  const runIds = runs.map(({ id }) => id);
  if (runIds.length === 0) return { startedBy: new Set(), cancelledMessages: 0, sent: [] };
  await publishRuns(tx, agencyId, await endRuns(tx, agencyId, runIds, reason));
  return {
    startedBy: new Set(runs.map(({ event_id }) => event_id)),
    cancelledMessages: await undoActions(tx, { agencyId, runIds, reason }),
    sent: await listSentOf(tx, agencyId, runIds),
  };
}

/**
 * Ends what earlier events of the applications started: after a refusal nothing of it may arrive. Undoing the moves lets it
 * go on. The applications must be locked.
 */
export async function overtakeRuns(tx: Tx, agencyId: string, moves: readonly DiscardMove[]): Promise<void> {
  if (moves.length === 0) return;
  const runIds = await endOvertakenRuns(tx, agencyId, moves);
  await undoActions(tx, { agencyId, runIds, reason: 'OVERTAKEN' });
  await publishRuns(tx, agencyId, runIds);
}

/** Lets the runs go on that moves ended, since the moves are undone. */
export async function resumeOvertakenRuns(
  tx: Tx,
  agencyId: string,
  moveIds: readonly string[],
): Promise<void> {
  if (moveIds.length === 0) return;
  const runIds = await reviveRuns(tx, agencyId, { moveIds });
  await redoActions(tx, { agencyId, runIds, reason: 'OVERTAKEN' });
  await publishRuns(tx, agencyId, runIds);
}

/** Lets one run go on that a discard ended; false when it was not ended by one. */
export async function resumeOvertakenRun(tx: Tx, agencyId: string, runId: string): Promise<boolean> {
  const runIds = await reviveRuns(tx, agencyId, { runId });
  await redoActions(tx, { agencyId, runIds, reason: 'OVERTAKEN' });
  await publishRuns(tx, agencyId, runIds);
  return runIds.length > 0;
}

/** Ends the runs of a workflow that was deleted; what they have sent stays sent. */
export async function cancelRunsOfWorkflow(tx: Tx, agencyId: string, workflowId: string): Promise<void> {
  const runs = await lockRunningOf(tx, agencyId, workflowId);
  const ids = runs.map(({ id }) => id);
  const runIds = await endRuns(tx, agencyId, ids, 'WORKFLOW_DELETED');
  await undoActions(tx, { agencyId, runIds, reason: 'WORKFLOW_DELETED' });
  await publishCandidates(
    tx,
    agencyId,
    runs.map(({ candidate_id }) => candidate_id),
  );
}

/** Ends one run because a person stops it: what it has not sent is not sent. False when it has ended. */
export async function stopRun(tx: Tx, agencyId: string, runId: string): Promise<boolean> {
  const runIds = await endRuns(tx, agencyId, [runId], 'STOPPED');
  await undoActions(tx, { agencyId, runIds, reason: 'STOPPED' });
  await publishRuns(tx, agencyId, runIds);
  return runIds.length > 0;
}
