import { joinNames } from '@cantera/shared/contracts/text';
import { topic } from '@cantera/shared/contracts/topics';
import {
  MAX_LISTED_RUNS,
  stopWorkflowRun as stopWorkflowRunEndpoint,
  type WorkflowRun,
} from '@cantera/shared/contracts/workflows';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { fail, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publish } from '../../live/index.ts';
import { stopRun } from '../engine/index.ts';
import { visibleTo } from '../positions/index.ts';

/** Runs of a workflow about people of positions that the actor sees. */
const runsOf = (tx: Tx, actor: Actor, workflowId: string) =>
  tx
    .selectFrom('workflow_runs as r')
    .innerJoin('applications as a', (on) =>
      on.onRef('a.agency_id', '=', 'r.agency_id').onRef('a.id', '=', 'r.application_id'),
    )
    .innerJoin('positions as p', (on) =>
      on.onRef('p.agency_id', '=', 'a.agency_id').onRef('p.id', '=', 'a.position_id'),
    )
    .where('r.agency_id', '=', actor.agencyId)
    .where('r.workflow_id', '=', workflowId)
    .where(visibleTo(actor));

async function requireWorkflow(tx: Tx, { agencyId }: Actor, id: string): Promise<void> {
  const found = await tx
    .selectFrom('workflows')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw notFound('workflow');
}

const findRows = (tx: Tx, actor: Actor, workflowId: string) =>
  runsOf(tx, actor, workflowId)
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.agency_id', '=', 'a.agency_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .innerJoin('workflows as w', (on) =>
      on.onRef('w.agency_id', '=', 'r.agency_id').onRef('w.id', '=', 'r.workflow_id'),
    )
    .select(['r.id', 'r.created_at', 'r.due_at', 'r.next_action', 'r.waits_for_message'])
    .select(['c.id as candidate_id', 'c.first_name', 'c.last_name', 'p.id as position_id', 'p.title'])
    .select([
      sql<number>`jsonb_array_length(r.actions)`.as('action_count'),
      sql<boolean>`r.actions <> w.actions`.as('is_old_text'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('r.status', '=', 'RUNNING')
    .orderBy('r.due_at')
    .orderBy('r.id')
    .limit(MAX_LISTED_RUNS)
    .execute();
type Row = Awaited<ReturnType<typeof findRows>>[number];

const toRun = (row: Row): WorkflowRun => ({
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
  await requireWorkflow(tx, actor, workflowId);
  const rows = await findRows(tx, actor, workflowId);
  return { items: rows.map(toRun), total: rows[0]?.total ?? 0 };
}

/** Ends a run of a workflow. Throws 404, 409 RUN_NOT_WAITING for one that has ended. */
export async function endRun(tx: Tx, actor: Actor, workflowId: string, runId: string): Promise<void> {
  const { agencyId } = actor;
  const run = await runsOf(tx, actor, workflowId)
    .select('a.candidate_id')
    .where('r.id', '=', runId)
    .executeTakeFirst();
  if (!run) throw notFound('run');
  if (!(await stopRun(tx, agencyId, runId)))
    throw fail(stopWorkflowRunEndpoint.errors, 'RUN_NOT_WAITING', 'This run has ended already.');
  await publish(tx, agencyId, topic.candidate(run.candidate_id));
}
