import {
  type AutomationRun,
  resumeRun as resumeRunEndpoint,
} from '@cantera/shared/contracts/automation-runs';
import { topic } from '@cantera/shared/contracts/topics';
import type { Tx } from '../../../db/tenant.ts';
import { fail, notFound } from '../../../errors.ts';
import type { Actor } from '../../../http/actor.ts';
import { publish } from '../../../live/index.ts';
import { planAction, readActions } from '../actions/registry.ts';
import { readContexts } from '../context.ts';
import { findOpenRuns, findRun, type OpenRun } from './open-runs.repository.ts';
import { resumeOvertakenRun } from './run-changes.service.ts';

/** What of a run is not written yet, as it would read now. */
async function toRun(
  tx: Tx,
  agencyId: string,
  applicationId: string,
  row: OpenRun,
): Promise<AutomationRun | null> {
  const actions = readActions(row.actions).slice(row.next_action);
  const context = (await readContexts(tx, agencyId, [applicationId], actions)).get(applicationId);
  if (!context || row.status === 'DONE') return null;
  const unsent = actions.flatMap((action) => {
    if (action.type === 'UNKNOWN') return [];
    const effect = planAction(action, context);
    return effect.type === 'AUTOMATIC_MESSAGE' ? [{ channel: effect.channel, subject: effect.subject }] : [];
  });
  const [next] = actions;
  const isRunning = row.status === 'RUNNING';
  return {
    id: row.id,
    workflowName: row.name,
    status: row.status,
    cancelledReason: row.cancelled_reason,
    dueAt: isRunning && !row.waits_for_message ? row.due_at : null,
    unsent,
    isResumable: row.cancelled_reason === 'OVERTAKEN' && row.deleted_at === null,
    unknownAction: isRunning && next?.type === 'UNKNOWN' ? next.kind : null,
  };
}

/** The runs of an application that still have something to send, and those that were ended before they had sent it. */
export async function listOpenRuns(
  tx: Tx,
  agencyId: string,
  applicationId: string,
): Promise<AutomationRun[]> {
  const runs: AutomationRun[] = [];
  for (const row of await findOpenRuns(tx, agencyId, applicationId)) {
    const run = await toRun(tx, agencyId, applicationId, row);
    const isHeldBack = row.status === 'CANCELLED' && row.has_cancelled_message;
    if (run && (run.unsent.length > 0 || run.unknownAction || isHeldBack)) runs.push(run);
  }
  return runs;
}

/**
 * Sends anyway what a discard held back: the run goes on where it stood. Throws 404 for no such run, 409 RUN_NOT_RESUMABLE
 * for one that no discard ended or whose workflow is deleted.
 */
export async function resumeRun(tx: Tx, actor: Actor, runId: string): Promise<void> {
  const { agencyId } = actor;
  const run = await findRun(tx, agencyId, runId);
  if (!run) throw notFound('run');
  if (run.deleted_at || !(await resumeOvertakenRun(tx, agencyId, runId)))
    throw fail(
      resumeRunEndpoint.errors,
      'RUN_NOT_RESUMABLE',
      'This run was not ended by a discard, or its workflow is deleted.',
    );
  await publish(tx, agencyId, topic.candidate(run.candidate_id));
}
