import { topic } from '@cantera/shared/contracts/topics';
import { inSeconds, now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { JobContext } from '../../jobs/handlers.ts';
import { publish } from '../../live/index.ts';
import { holdUntil } from '../messages/index.ts';
import { carryOut, readActions, type UnknownAction, undoActions } from './actions/registry.ts';
import { readContext } from './context.ts';
import { type Plan, plan } from './plan.ts';
import { endRuns, enqueueRun, lockRun, type Run, writeProgress } from './runs/runs.repository.ts';

/** A version that knows the action may be started any time; the run stands before it until then. */
const UNKNOWN_LOOK_SECONDS = 3600;
/** As long as a message may hold its run up. */
const HOLD_SECONDS = 24 * 3600;

/** Writes what was planned. Gives the message that must be settled before the run goes on, if one must. */
async function carryOutSteps(tx: Tx, agencyId: string, run: Run, { steps }: Plan): Promise<string | null> {
  let waitsFor: string | null = null;
  for (const { index, effect } of steps)
    waitsFor = await carryOut(
      tx,
      { agencyId, runId: run.id, applicationId: run.application_id, candidateId: run.candidate_id, index },
      effect,
    );
  return waitsFor;
}

/** Notes how far the run has come and wakes it when it is to go on. */
async function stopAt(tx: Tx, agencyId: string, run: Run, planned: Plan, waitsFor: string | null) {
  const { next, stop } = planned;
  const progress = { next_action: next, waits_for_message: waitsFor };
  switch (stop.type) {
    case 'END':
      return writeProgress(tx, agencyId, run.id, { ...progress, status: 'DONE' });
    case 'MESSAGE': {
      await writeProgress(tx, agencyId, run.id, progress);
      // Settling wakes the run; this is for a message that never is.
      return enqueueRun(tx, agencyId, run.id, inSeconds(HOLD_SECONDS));
    }
    case 'DELAY': {
      // Counted from when the run was due, so that two delays add up however late a worker comes; after a message, from now.
      const from = run.waits_for_message || planned.steps.length > 1 ? now() : new Date(run.due_at);
      const dueAt = new Date(from.getTime() + stop.seconds * 1000);
      await writeProgress(tx, agencyId, run.id, { ...progress, due_at: dueAt });
      return enqueueRun(tx, agencyId, run.id, dueAt);
    }
    case 'UNKNOWN': {
      await writeProgress(tx, agencyId, run.id, progress);
      return enqueueRun(tx, agencyId, run.id, inSeconds(UNKNOWN_LOOK_SECONDS));
    }
  }
}

/** When a run that is not to go on yet is to be looked at again; null when it goes on now. */
async function findWait(tx: Tx, agencyId: string, run: Run): Promise<Date | null> {
  if (run.waits_for_message) return holdUntil(tx, agencyId, run.waits_for_message);
  const dueAt = new Date(run.due_at);
  return dueAt > now() ? dueAt : null;
}

/** Goes on with a run from its next action to its next stop. Gives the action that it stands before and cannot carry out. */
async function advanceRun(tx: Tx, agencyId: string, runId: string): Promise<UnknownAction | null> {
  const run = await lockRun(tx, agencyId, runId);
  if (run?.status !== 'RUNNING') return null;
  if (run.deleted_at) {
    const runIds = await endRuns(tx, agencyId, [runId], 'WORKFLOW_DELETED');
    await undoActions(tx, { agencyId, runIds, reason: 'WORKFLOW_DELETED' });
    return null;
  }
  const wait = await findWait(tx, agencyId, run);
  if (wait) {
    await enqueueRun(tx, agencyId, runId, wait);
    return null;
  }
  const actions = readActions(run.actions);
  const context = await readContext(tx, agencyId, run.application_id, actions.slice(run.next_action));
  if (!context) return null;
  const planned = plan(actions, run.next_action, context);
  const waitsFor = await carryOutSteps(tx, agencyId, run, planned);
  await stopAt(tx, agencyId, run, planned, waitsFor);
  await publish(tx, agencyId, topic.candidate(run.candidate_id));
  return planned.stop.type === 'UNKNOWN' ? planned.stop : null;
}

/**
 * Job `engine.advance`. Messages, progress and the next wake-up are one transaction, so that a crash leaves either all or
 * nothing of them.
 */
export async function advance(
  { agencyId, runId }: { agencyId: string; runId: string },
  { deps }: JobContext,
): Promise<void> {
  const unknown = await withTenant(deps.pool, agencyId, (tx) => advanceRun(tx, agencyId, runId));
  if (unknown) deps.log.warn({ runId }, `a run waits for a version that knows it: ${unknown.problem}`);
}
