import type { CancelledReason } from '@cantera/shared/contracts/automation-runs';
import { sql } from 'kysely';
import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import { runKey } from '../../../jobs/job-keys.ts';
import { cancelJobs, enqueueAll } from '../../../jobs/queue.ts';
import { dropFileUses, writeFileUses } from '../../files/index.ts';
import { attachedFiles } from '../actions/attached-files.ts';

/** Goes on with runs at these times, whatever was planned for them before. */
export const enqueueRuns = (
  tx: Tx,
  agencyId: string,
  runs: readonly { readonly id: string; readonly runAt: Date }[],
): Promise<void> =>
  enqueueAll(
    tx,
    'engine.advance',
    runs.map(({ id, runAt }) => ({ payload: { agencyId, runId: id }, key: runKey(id), runAt })),
  );

/** The runs, locked: of two workers the second finds them advanced. */
export const lockRuns = (tx: Tx, agencyId: string, runIds: readonly string[]) =>
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
      'r.reason',
      'r.actions',
      'r.next_action',
      'r.due_at',
      'r.waits_for_message',
      'r.application_id',
      'a.candidate_id',
      'w.deleted_at',
    ])
    .where('r.agency_id', '=', agencyId)
    .where(sql<boolean>`r.id = any (${[...runIds]}::uuid[])`)
    .orderBy('r.id')
    .forUpdate('r')
    .execute();
export type Run = Awaited<ReturnType<typeof lockRuns>>[number];

/** Every run that the events started, locked. */
export const lockRunsOfEvents = (tx: Tx, agencyId: string, eventIds: readonly string[]) =>
  tx
    .selectFrom('workflow_runs')
    .select(['id', 'event_id'])
    .where('agency_id', '=', agencyId)
    .where('event_id', 'in', [...eventIds])
    .orderBy('id')
    .forUpdate()
    .execute();

/** The runs of a workflow that have not ended, locked, each with its candidate. */
export const lockRunningOf = (tx: Tx, agencyId: string, workflowId: string) =>
  tx
    .selectFrom('workflow_runs as r')
    .innerJoin('applications as a', (on) =>
      on.onRef('a.agency_id', '=', 'r.agency_id').onRef('a.id', '=', 'r.application_id'),
    )
    .select(['r.id', 'a.candidate_id'])
    .where('r.agency_id', '=', agencyId)
    .where('r.workflow_id', '=', workflowId)
    .where('r.status', '=', 'RUNNING')
    .orderBy('r.id')
    .forUpdate('r')
    .execute();

/** How far a run has come; what is not given stays. */
export interface RunProgress {
  readonly id: string;
  readonly next_action: number;
  readonly waits_for_message: string | null;
  readonly status?: 'DONE';
  readonly due_at?: Date;
}
export async function writeProgress(tx: Tx, agencyId: string, runs: readonly RunProgress[]): Promise<void> {
  if (runs.length === 0) return;
  await sql`
    update workflow_runs r
    set next_action = p.next_action, waits_for_message = p.waits_for_message,
      status = coalesce(p.status, r.status), due_at = coalesce(p.due_at, r.due_at)
    from json_to_recordset(${JSON.stringify(runs)}::json)
      p (id uuid, next_action int, waits_for_message uuid, status text, due_at timestamptz)
    where r.agency_id = ${agencyId} and r.id = p.id`.execute(tx);
  const done = runs.filter(({ status }) => status === 'DONE').map(({ id }) => id);
  if (done.length > 0) await dropFileUses(tx, agencyId, 'workflow_run', done);
}

/** What runs that have ended need no longer: their jobs, and their hold on the files that they were going to send. */
async function stopRuns(tx: Tx, agencyId: string, ids: readonly string[]): Promise<string[]> {
  await cancelJobs(tx, ids.map(runKey));
  await dropFileUses(tx, agencyId, 'workflow_run', ids);
  return [...ids];
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
  return stopRuns(
    tx,
    agencyId,
    rows.map(({ id }) => id),
  );
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
  return stopRuns(
    tx,
    agencyId,
    rows.map(({ id }) => id),
  );
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
    .returning(['id', 'due_at', 'actions'])
    .execute();
  const at = now();
  for (const { id, actions } of rows)
    await writeFileUses(tx, agencyId, { kind: 'workflow_run', id }, attachedFiles(actions));
  await enqueueRuns(
    tx,
    agencyId,
    rows.map(({ id, due_at }) => {
      const dueAt = new Date(due_at);
      return { id, runAt: dueAt > at ? dueAt : at };
    }),
  );
  return rows.map(({ id }) => id);
}
