import type { CancelledReason } from '@cantera/shared/contracts/automation-runs';
import { sql } from 'kysely';
import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import { runKey } from '../../../jobs/job-keys.ts';
import { cancelJobs, enqueue } from '../../../jobs/queue.ts';

/** Goes on with a run at this time, whatever was planned for it before. */
export const enqueueRun = (tx: Tx, agencyId: string, runId: string, runAt: Date): Promise<void> =>
  enqueue(tx, 'engine.advance', { agencyId, runId }, { key: runKey(runId), runAt });

/** The run, locked: of two workers the second finds it advanced. */
export const lockRun = (tx: Tx, agencyId: string, runId: string) =>
  tx
    .selectFrom('workflow_runs as r')
    .innerJoin('workflows as w', (on) =>
      on.onRef('w.agency_id', '=', 'r.agency_id').onRef('w.id', '=', 'r.workflow_id'),
    )
    .innerJoin('applications as a', (on) =>
      on.onRef('a.agency_id', '=', 'r.agency_id').onRef('a.id', '=', 'r.application_id'),
    )
    .select([
      'r.id',
      'r.status',
      'r.actions',
      'r.next_action',
      'r.due_at',
      'r.waits_for_message',
      'r.application_id',
      'a.candidate_id',
      'w.deleted_at',
    ])
    .where('r.agency_id', '=', agencyId)
    .where('r.id', '=', runId)
    .forUpdate('r')
    .executeTakeFirst();
export type Run = NonNullable<Awaited<ReturnType<typeof lockRun>>>;

export interface RunProgress {
  readonly status?: 'DONE';
  readonly next_action?: number;
  readonly due_at?: Date;
  readonly waits_for_message: string | null;
}
export async function writeProgress(
  tx: Tx,
  agencyId: string,
  runId: string,
  progress: RunProgress,
): Promise<void> {
  await tx
    .updateTable('workflow_runs')
    .set(progress)
    .where('agency_id', '=', agencyId)
    .where('id', '=', runId)
    .execute();
}

/** Ends those of the runs that have not ended, with the reason, and takes their jobs back. Gives their ids. */
export async function endRuns(
  tx: Tx,
  agencyId: string,
  runIds: readonly string[],
  reason: CancelledReason,
): Promise<string[]> {
  if (runIds.length === 0) return [];
  const rows = await tx
    .updateTable('workflow_runs')
    .set({ status: 'CANCELLED', cancelled_reason: reason })
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...runIds])
    .where('status', '=', 'RUNNING')
    .returning('id')
    .execute();
  await cancelJobs(
    tx,
    rows.map(({ id }) => runKey(id)),
  );
  return rows.map(({ id }) => id);
}

/** A move to the discarded step. */
export interface DiscardMove {
  readonly applicationId: string;
  readonly moveId: string;
}

/** Ends what runs for the applications, and notes by which move. Gives the ids of the runs. */
export async function endOvertakenRuns(
  tx: Tx,
  agencyId: string,
  moves: readonly DiscardMove[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update workflow_runs r set status = 'CANCELLED', cancelled_reason = 'OVERTAKEN', overtaken_by = m.move_id
    from unnest(
      ${moves.map(({ applicationId }) => applicationId)}::uuid[],
      ${moves.map(({ moveId }) => moveId)}::uuid[]
    ) m (application_id, move_id)
    where r.agency_id = ${agencyId} and r.application_id = m.application_id and r.status = 'RUNNING'
    returning r.id`.execute(tx);
  await cancelJobs(
    tx,
    rows.map(({ id }) => runKey(id)),
  );
  return rows.map(({ id }) => id);
}

/** Lets overtaken runs run again from where they stood: those that the moves ended, or those named. Gives their ids. */
export async function reviveRuns(
  tx: Tx,
  agencyId: string,
  which: { readonly moveIds: readonly string[] } | { readonly runId: string },
): Promise<string[]> {
  const revived = tx
    .updateTable('workflow_runs')
    .set({ status: 'RUNNING', cancelled_reason: null, overtaken_by: null })
    .where('agency_id', '=', agencyId)
    .where('status', '=', 'CANCELLED')
    .where('cancelled_reason', '=', 'OVERTAKEN');
  const rows = await ('runId' in which
    ? revived.where('id', '=', which.runId)
    : revived.where('overtaken_by', 'in', [...which.moveIds])
  )
    .returning(['id', 'due_at'])
    .execute();
  const at = now();
  for (const { id, due_at } of rows) {
    const dueAt = new Date(due_at);
    await enqueueRun(tx, agencyId, id, dueAt > at ? dueAt : at);
  }
  return rows.map(({ id }) => id);
}
