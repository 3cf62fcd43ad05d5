import { joinNames } from '@cantera/shared/contracts/text';
import { topic } from '@cantera/shared/contracts/topics';
import {
  stopWorkflowRun as stopWorkflowRunEndpoint,
  type WorkflowRun,
} from '@cantera/shared/contracts/workflows';
import type { Tx } from '../../db/tenant.ts';
import { fail, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publish } from '../../live/index.ts';
import { stopRun } from '../engine/index.ts';
import { findCandidateOfRun, findRunningRuns, hasWorkflow, type RunRow } from './runs.repository.ts';

const toRun = (row: RunRow): WorkflowRun => ({
  id: row.id,
  candidate: {
    id: row.candidate_id,
    name: joinNames(row.first_name, row.last_name),
  },
  position: { id: row.position_id, title: row.title },
  startedAt: row.created_at,
  dueAt: row.waits_for_message ? null : row.due_at,
  nextAction: row.next_action,
  actionCount: row.action_count,
  isOldText: row.is_old_text,
});

/** The runs of a workflow that have not ended, the next first, and how many there are. Throws 404. */
export async function listRuns(
  tx: Tx,
  actor: Actor,
  workflowId: string,
): Promise<{ items: WorkflowRun[]; total: number }> {
  if (!(await hasWorkflow(tx, actor, workflowId))) throw notFound('workflow');
  const rows = await findRunningRuns(tx, actor, workflowId);
  return { items: rows.map(toRun), total: rows[0]?.total ?? 0 };
}

/** Ends a run of a workflow. Throws 404, 409 RUN_NOT_WAITING for one that has ended. */
export async function endRun(tx: Tx, actor: Actor, workflowId: string, runId: string): Promise<void> {
  const { agencyId } = actor;
  const candidateId = await findCandidateOfRun(tx, actor, workflowId, runId);
  if (candidateId === undefined) throw notFound('run');
  if (!(await stopRun(tx, agencyId, runId)))
    throw fail(stopWorkflowRunEndpoint.errors, 'RUN_NOT_WAITING', 'This run has ended already.');
  await publish(tx, agencyId, topic.candidate(candidateId));
}
