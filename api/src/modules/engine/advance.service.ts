import { inSeconds, now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { JobContext } from '../../jobs/handlers.ts';
import { publishCandidates } from '../../live/index.ts';
import { holdUntil } from '../messages/index.ts';
import { carryOutAll, readActions, type UnknownAction, undoActions } from './actions/registry.ts';
import { readContexts } from './context.ts';
import { type Plan, plan } from './plan.ts';
import { publishRuns } from './runs/publish-runs.ts';
import {
  endRuns,
  enqueueRuns,
  lockRuns,
  type Run,
  type RunProgress,
  writeProgress,
} from './runs/runs.repository.ts';

/** A version that knows the action may be started any time; the run stands before it until then. */
const UNKNOWN_LOOK_SECONDS = 3600;
/** As long as a message may hold its run up. */
const HOLD_SECONDS = 24 * 3600;

/** What a run does now. */
interface PlannedRun {
  readonly run: Run;
  readonly planned: Plan;
}
/** A run that stands before an action that this version cannot carry out. */
export interface StuckRun {
  readonly runId: string;
  readonly problem: string;
}

/** How far a run has come, and when it is looked at again; null when it has ended. */
function progressOf(
  { run, planned }: PlannedRun,
  waitsFor: string | null,
): { readonly progress: RunProgress; readonly wakeAt: Date | null } {
  const { next, stop } = planned;
  const progress = { id: run.id, next_action: next, waits_for_message: waitsFor };
  switch (stop.type) {
    case 'END':
      return { progress: { ...progress, status: 'DONE' }, wakeAt: null };
    case 'MESSAGE':
      // Settling wakes the run; this is for a message that never is.
      return { progress, wakeAt: inSeconds(HOLD_SECONDS) };
    case 'DELAY': {
      // Counted from when the run was due, so that two delays add up however late a worker comes; after a message, from now.
      const from = run.waits_for_message || planned.steps.length > 1 ? now() : new Date(run.due_at);
      const dueAt = new Date(from.getTime() + stop.seconds * 1000);
      return { progress: { ...progress, due_at: dueAt }, wakeAt: dueAt };
    }
    case 'UNKNOWN':
      return { progress, wakeAt: inSeconds(UNKNOWN_LOOK_SECONDS) };
  }
}

/** Writes what was planned, how far the runs have come, and wakes them when they are to go on. */
async function carryOutRuns(tx: Tx, agencyId: string, plannedRuns: readonly PlannedRun[]): Promise<void> {
  const steps = plannedRuns.flatMap(({ run, planned }) =>
    planned.steps.map(({ index, effect }) => ({
      place: {
        runId: run.id,
        applicationId: run.application_id,
        candidateId: run.candidate_id,
        index,
        isWelcome: run.reason === 'WELCOME',
      },
      effect,
    })),
  );
  const waits = await carryOutAll(tx, agencyId, steps);
  // Of a run the last step counts: nothing is planned past a message that must be settled.
  const waitsFor = new Map(steps.map(({ place }, index) => [place.runId, waits[index] ?? null]));
  const stops = plannedRuns.map((each) => progressOf(each, waitsFor.get(each.run.id) ?? null));
  await writeProgress(
    tx,
    agencyId,
    stops.map(({ progress }) => progress),
  );
  await enqueueRuns(
    tx,
    agencyId,
    stops.flatMap(({ progress: { id }, wakeAt }) => (wakeAt ? [{ id, runAt: wakeAt }] : [])),
  );
  await publishCandidates(
    tx,
    agencyId,
    plannedRuns.map(({ run }) => run.candidate_id),
  );
}

/** When a run that is not to go on yet is to be looked at again; null when it goes on now. */
async function findWait(tx: Tx, agencyId: string, run: Run): Promise<Date | null> {
  if (run.waits_for_message) return holdUntil(tx, agencyId, run.waits_for_message);
  const dueAt = new Date(run.due_at);
  return dueAt > now() ? dueAt : null;
}

/** Those that go on now; for the others it is noted when they are looked at again. */
async function chooseReady(tx: Tx, agencyId: string, runs: readonly Run[]): Promise<Run[]> {
  const ready: Run[] = [];
  const waiting: { id: string; runAt: Date }[] = [];
  for (const run of runs) {
    const wait = await findWait(tx, agencyId, run);
    if (wait) waiting.push({ id: run.id, runAt: wait });
    else ready.push(run);
  }
  await enqueueRuns(tx, agencyId, waiting);
  return ready;
}

async function endWithWorkflow(tx: Tx, agencyId: string, runs: readonly Run[]): Promise<void> {
  if (runs.length === 0) return;
  const ids = runs.map(({ id }) => id);
  const runIds = await endRuns(tx, agencyId, ids, 'WORKFLOW_DELETED');
  await undoActions(tx, { agencyId, runIds, reason: 'WORKFLOW_DELETED' });
}

const isUnknown = (stop: Plan['stop']): stop is UnknownAction => stop.type === 'UNKNOWN';

/** Goes on with runs from their next action to their next stop. Gives those that stand before what they cannot carry out. */
export async function advanceRuns(tx: Tx, agencyId: string, runIds: readonly string[]): Promise<StuckRun[]> {
  if (runIds.length === 0) return [];
  const running = (await lockRuns(tx, agencyId, runIds)).filter(({ status }) => status === 'RUNNING');
  await endWithWorkflow(
    tx,
    agencyId,
    running.filter(({ deleted_at }) => deleted_at !== null),
  );
  await publishRuns(
    tx,
    agencyId,
    running.map(({ id }) => id),
  );
  const ready = await chooseReady(
    tx,
    agencyId,
    running.filter(({ deleted_at }) => deleted_at === null),
  );
  const read = ready.map((run) => ({ run, actions: readActions(run.actions) }));
  const contexts = await readContexts(
    tx,
    agencyId,
    read.map(({ run }) => run.application_id),
    read.flatMap(({ run, actions }) => actions.slice(run.next_action)),
  );
  const plannedRuns = read.flatMap(({ run, actions }) => {
    const context = contexts.get(run.application_id);
    return context ? [{ run, planned: plan(actions, run.next_action, context) }] : [];
  });
  await carryOutRuns(tx, agencyId, plannedRuns);
  return plannedRuns.flatMap(({ run, planned: { stop } }) =>
    isUnknown(stop) ? [{ runId: run.id, problem: stop.problem }] : [],
  );
}

/** Tells the operator of runs that wait for a newer version. */
export function reportStuckRuns({ deps }: JobContext, stuck: readonly StuckRun[]): void {
  for (const { runId, problem } of stuck)
    deps.log.warn({ runId }, `a run waits for a version that knows it: ${problem}`);
}

/**
 * Job `engine.advance`. Messages, progress and the next wake-up are one transaction, so that a crash leaves either all or
 * nothing of them.
 */
export async function advance(
  { agencyId, runId }: { agencyId: string; runId: string },
  context: JobContext,
): Promise<void> {
  reportStuckRuns(
    context,
    await withTenant(context.deps.pool, agencyId, (tx) => advanceRuns(tx, agencyId, [runId])),
  );
}
