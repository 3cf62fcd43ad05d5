import { MAX_LISTED_RUNS } from '@cantera/shared/contracts/workflows';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
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

export async function hasWorkflow(tx: Tx, { agencyId }: Actor, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('workflows')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Those that have not ended, the next first, each with how many there are in all. */
export const findRunningRuns = (tx: Tx, actor: Actor, workflowId: string) =>
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
export type RunRow = Awaited<ReturnType<typeof findRunningRuns>>[number];

/** The candidate of a run, ended or not; nothing where the actor does not see it. */
export async function findCandidateOfRun(
  tx: Tx,
  actor: Actor,
  workflowId: string,
  runId: string,
): Promise<string | undefined> {
  const run = await runsOf(tx, actor, workflowId)
    .select('a.candidate_id')
    .where('r.id', '=', runId)
    .executeTakeFirst();
  return run?.candidate_id;
}
