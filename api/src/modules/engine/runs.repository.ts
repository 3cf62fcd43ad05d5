import type { Tx } from '../../db/tenant.ts';
import { cancelJob, enqueue } from '../../jobs/queue.ts';

export const jobKey = (runId: string): string => `run:${runId}`;

export const enqueueRun = (tx: Tx, agencyId: string, runId: string, runAt: Date): Promise<void> =>
  enqueue(tx, 'engine.advance', { agencyId, runId }, { key: jobKey(runId), runAt });

/** Cancels the waiting runs of a workflow; what they have sent already stays sent. */
export async function cancelRunsOf(tx: Tx, agencyId: string, workflowId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('workflow_runs')
    .set({ status: 'CANCELLED' })
    .where('agency_id', '=', agencyId)
    .where('workflow_id', '=', workflowId)
    .where('status', '=', 'RUNNING')
    .returning('id')
    .execute();
  for (const row of rows) await cancelJob(tx, jobKey(row.id));
  return rows.map((row) => row.id);
}

/** The run with what its messages need, locked: of two workers the second finds it advanced. */
export const findRun = (tx: Tx, agencyId: string, runId: string) =>
  tx
    .selectFrom('workflow_runs as r')
    .innerJoin('workflows as w', (on) =>
      on.onRef('w.agency_id', '=', 'r.agency_id').onRef('w.id', '=', 'r.workflow_id'),
    )
    .innerJoin('applications as a', (on) =>
      on.onRef('a.agency_id', '=', 'r.agency_id').onRef('a.id', '=', 'r.application_id'),
    )
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.agency_id', '=', 'a.agency_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .innerJoin('positions as p', (on) =>
      on.onRef('p.agency_id', '=', 'a.agency_id').onRef('p.id', '=', 'a.position_id'),
    )
    .leftJoin('clients as k', (on) =>
      on.onRef('k.agency_id', '=', 'p.agency_id').onRef('k.id', '=', 'p.client_id'),
    )
    .select([
      'r.id',
      'r.status',
      'r.actions',
      'r.next_action',
      'r.due_at',
      'r.application_id',
      'a.candidate_id',
      'w.deleted_at',
      'c.first_name',
      'c.last_name',
      'p.title',
      'k.name as company',
    ])
    .where('r.agency_id', '=', agencyId)
    .where('r.id', '=', runId)
    .forUpdate('r')
    .executeTakeFirst();
export type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>;
