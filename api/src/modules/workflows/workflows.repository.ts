import type { Workflow } from '@cantera/shared/contracts/workflows';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tx } from '../../db/tenant.ts';
import { attachedFiles, readActions } from '../engine/index.ts';

/** How many things of each kind name a workflow, counted once for all workflows of the agency. */
const usesOf = (agencyId: string) =>
  sql<{ workflow_id: string; positions: number; triggers: number; runs: number }>`(
    select workflow_id, sum(positions)::int as positions, sum(triggers)::int as triggers, sum(runs)::int as runs from (
      select named.workflow_id, count(distinct p.id) as positions, 0 as triggers, 0 as runs
        from positions p
        cross join lateral unnest(array[p.welcome_workflow_id, p.discard_workflow_id, p.kq_discard_workflow_id])
          named (workflow_id)
        where p.agency_id = ${agencyId} and p.status <> 'DELETED' and named.workflow_id is not null
        group by named.workflow_id
      union all
      select tw.workflow_id, 0, count(*), 0
        from triggers t
        join trigger_workflows tw on tw.agency_id = t.agency_id and tw.trigger_id = t.id
        join positions p on p.agency_id = t.agency_id and p.id = t.job_id
        where t.agency_id = ${agencyId} and t.cancelled_at is null and p.status <> 'DELETED'
        group by tw.workflow_id
      union all
      select r.workflow_id, 0, 0, count(*)
        from workflow_runs r where r.agency_id = ${agencyId} and r.status = 'RUNNING' group by r.workflow_id
    ) counted group by workflow_id)`;

const selectWorkflows = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom('workflows as w')
    .leftJoin(usesOf(agencyId).as('uses'), 'uses.workflow_id', 'w.id')
    .select(['w.id', 'w.name', 'w.actions', 'w.version', 'w.updated_at'])
    .select(['uses.positions', 'uses.triggers', 'uses.runs'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('file_uses as u')
          .innerJoin('files as f', (on) =>
            on.onRef('f.agency_id', '=', 'u.agency_id').onRef('f.id', '=', 'u.file_id'),
          )
          .select(['f.id', 'f.name', 'f.bytes'])
          .whereRef('u.agency_id', '=', 'w.agency_id')
          .where('u.owner_kind', '=', 'workflow')
          .whereRef('u.owner_id', '=', 'w.id'),
      ).as('files'),
    )
    .where('w.agency_id', '=', agencyId)
    .where('w.deleted_at', 'is', null);
type Row = Awaited<ReturnType<ReturnType<typeof selectWorkflows>['execute']>>[number];

/** A file whose row is gone has no name any more. */
const fileOf = (files: Row['files'], id: string): Workflow['files'][number] => {
  const found = files.find((file) => file.id === id);
  return found ? { ...found, isGone: false } : { id, name: '', bytes: 0, isGone: true };
};

const toWorkflow = (row: Row): Workflow => ({
  id: row.id,
  name: row.name,
  context: 'APPLICATION',
  actions: readActions(row.actions).filter((action) => action.type !== 'UNKNOWN'),
  files: attachedFiles(row.actions).map((id) => fileOf(row.files, id)),
  usage: { positions: row.positions ?? 0, triggers: row.triggers ?? 0, waitingRuns: row.runs ?? 0 },
  version: row.version,
  updatedAt: row.updated_at,
});

/** All workflows that are not deleted, by name. */
export async function listWorkflows(tx: Tx, agencyId: string): Promise<Workflow[]> {
  const rows = await selectWorkflows(tx, agencyId).orderBy(sql`app.fold(w.name)`).orderBy('w.id').execute();
  return rows.map(toWorkflow);
}

/** One workflow; undefined for none of the agency and for one that is deleted. */
export async function findWorkflow(tx: Tx, agencyId: string, id: string): Promise<Workflow | undefined> {
  const row = await selectWorkflows(tx, agencyId).where('w.id', '=', id).executeTakeFirst();
  return row && toWorkflow(row);
}

/** How many bytes the files have that are there, by their ids. */
export async function sizesOf(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('files')
    .select(['id', 'bytes'])
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, bytes }) => [id, bytes]));
}

/** Positions whose answers change with a workflow: those that it is one of the three of, and those of its triggers. */
export async function positionsOf(tx: Tx, agencyId: string, workflowId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from positions where agency_id = ${agencyId}
      and ${workflowId} in (welcome_workflow_id, discard_workflow_id, kq_discard_workflow_id)
    union
    select t.job_id from triggers t
      join trigger_workflows tw on tw.agency_id = t.agency_id and tw.trigger_id = t.id
      where t.agency_id = ${agencyId} and tw.workflow_id = ${workflowId}`.execute(tx);
  return rows.map(({ id }) => id);
}
