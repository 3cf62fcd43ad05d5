import { sql } from 'kysely';
import type { MergeRecord, StoredRow } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { resumeMessage } from '../messages/index.ts';
import { ON_APPLICATION } from './moving.repository.ts';
import { insertRows } from './snapshot.repository.ts';

/** The ids of those that exist. */
async function existing(
  tx: Tx,
  agencyId: string,
  table: string,
  ids: readonly unknown[],
): Promise<Set<unknown>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))];
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where agency_id = ${agencyId} and id = any (${wanted}::uuid[])`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.id));
}

/** Rows without the members who have left since. */
async function withoutFormer(
  tx: Tx,
  agencyId: string,
  rows: readonly StoredRow[],
  column: string,
  changes: StoredRow = {},
): Promise<StoredRow[]> {
  const members = await existing(
    tx,
    agencyId,
    'users',
    rows.map((row) => row[column]),
  );
  return rows.map((row) =>
    row[column] === null || members.has(row[column]) ? row : { ...row, [column]: null, ...changes },
  );
}

/** Where an application can stand now: its step, or the inbox of its position when the step was removed meanwhile. */
async function placesOf(tx: Tx, agencyId: string, applications: readonly StoredRow[]): Promise<StoredRow[]> {
  const { rows } = await sql<{ id: string; position_id: string; type: string }>`
    select id, position_id, type from steps where agency_id = ${agencyId}
      and position_id = any (${applications.map((row) => String(row.position_id))}::uuid[])`.execute(tx);
  const files = await existing(
    tx,
    agencyId,
    'files',
    applications.map((row) => row.cv_file_id),
  );
  return applications.flatMap((row) => {
    const steps = rows.filter((step) => step.position_id === row.position_id);
    const step = steps.find(({ id }) => id === row.step_id) ?? steps.find(({ type }) => type === 'INBOX');
    if (!step) return [];
    return [{ ...row, step_id: step.id, cv_file_id: files.has(row.cv_file_id) ? row.cv_file_id : null }];
  });
}

/** Writes applications back that were set aside, with all that hung on them. Those of a position that is gone stay away. */
export async function restoreApplications(
  tx: Tx,
  agencyId: string,
  aside: MergeRecord['setAside'],
): Promise<MergeRecord['setAside']> {
  await insertRows(tx, 'applications', await placesOf(tx, agencyId, aside.applications ?? []));
  const back = await existing(
    tx,
    agencyId,
    'applications',
    (aside.applications ?? []).map((row) => row.id),
  );
  const restored: MergeRecord['setAside'] = {};
  for (const table of ON_APPLICATION) {
    const rows = (aside[table] ?? []).filter((row) => back.has(row.application_id));
    restored[table] =
      table === 'application_moves'
        ? await withoutFormer(tx, agencyId, rows, 'moved_by', { by_former_member: true })
        : rows;
    await insertRows(tx, table, restored[table]);
  }
  return restored;
}

/** Gives messages back to whom and what they were written for. What the merge cancelled waits again. */
export async function restoreMessages(
  tx: Tx,
  agencyId: string,
  messages: MergeRecord['messages'],
  otherId: string,
): Promise<void> {
  const applications = await existing(
    tx,
    agencyId,
    'applications',
    messages.map((row) => row.applicationId),
  );
  const runs = await existing(
    tx,
    agencyId,
    'workflow_runs',
    messages.map((row) => row.runId),
  );
  for (const message of messages) {
    const { id, candidateId, applicationId, runId, address } = message;
    await tx
      .updateTable('messages')
      .set({
        candidate_id: candidateId,
        application_id: applications.has(applicationId) ? applicationId : null,
        run_id: runs.has(runId) ? runId : null,
      })
      .where('agency_id', '=', agencyId)
      .where('id', '=', id)
      .execute();
    if (address && candidateId === otherId)
      await tx
        .updateTable('messages')
        .set({ to_address: address.before })
        .where('agency_id', '=', agencyId)
        .where('id', '=', id)
        .where('status', '=', 'WAITING')
        .where('to_address', '=', address.after)
        .execute();
    if (message.isCancelled && applications.has(applicationId)) await resumeMessage(tx, agencyId, id);
  }
}

/** What was written since about applications that return goes with them; what of it waits goes to the other's address. */
export async function followApplications(
  tx: Tx,
  agencyId: string,
  { survivorId, otherId, record }: { survivorId: string; otherId: string; record: MergeRecord },
  applicationIds: readonly string[],
): Promise<void> {
  const { email } = record.other.row;
  await sql`
    update messages set candidate_id = ${otherId},
      to_address = case when status = 'WAITING' and channel = 'EMAIL' then coalesce(${email ?? null}, to_address) else to_address end
    where agency_id = ${agencyId} and candidate_id = ${survivorId}
      and application_id = any (${[...applicationIds]}::uuid[])`.execute(tx);
}

/** Writes back what people had decided about the other, where those it concerns still exist. */
export async function restoreDecisions(
  tx: Tx,
  agencyId: string,
  decisions: MergeRecord['decisions'],
): Promise<void> {
  const pairs = decisions.duplicate_pairs ?? [];
  const people = await existing(
    tx,
    agencyId,
    'candidates',
    pairs.flatMap((row) => [row.first_id, row.second_id]),
  );
  const standing = pairs.filter((row) => people.has(row.first_id) && people.has(row.second_id));
  await insertRows(tx, 'duplicate_pairs', await withoutFormer(tx, agencyId, standing, 'dismissed_by'));
  const warnings = decisions.deletion_warnings ?? [];
  await insertRows(tx, 'deletion_warnings', await withoutFormer(tx, agencyId, warnings, 'stopped_by'));
}
