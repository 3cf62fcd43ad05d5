import { sql } from 'kysely';
import type { MergeRecord } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { messageKey } from '../../jobs/job-keys.ts';
import { cancelJobs } from '../../jobs/queue.ts';
import { resumeMessage } from './messages.repository.ts';

/**
 * Gives the other's messages to the survivor. Those of an application that does not stay hang on the one that does; what of
 * them waits is cancelled, since the person gets it once. What else waits for the other's address goes to the survivor's.
 */
export async function moveMessages(
  tx: Tx,
  agencyId: string,
  people: { survivorId: string; otherId: string; email: string | null },
  replaced: ReadonlyMap<string, string>,
): Promise<MergeRecord['messages']> {
  const { survivorId, otherId, email } = people;
  const rows = await tx
    .selectFrom('messages')
    .select(['id', 'candidate_id', 'application_id', 'run_id', 'status', 'channel', 'to_address'])
    .where('agency_id', '=', agencyId)
    .where((eb) =>
      eb.or([
        eb('candidate_id', '=', otherId),
        ...(replaced.size > 0 ? [eb('application_id', 'in', [...replaced.keys()])] : []),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const moved = rows.map((row) => {
    const stays = row.application_id === null ? undefined : replaced.get(row.application_id);
    const isCancelled = stays !== undefined && row.status === 'WAITING';
    const isReaddressed =
      row.status === 'WAITING' &&
      !isCancelled &&
      row.channel === 'EMAIL' &&
      email !== null &&
      email !== row.to_address;
    return {
      id: row.id,
      candidateId: row.candidate_id,
      applicationId: row.application_id,
      runId: row.run_id,
      isCancelled,
      address: isReaddressed && email ? { before: row.to_address, after: email } : null,
      stays,
    };
  });
  for (const { id, stays, isCancelled, address } of moved)
    await tx
      .updateTable('messages')
      .set({
        candidate_id: survivorId,
        ...(stays ? { application_id: stays, run_id: null } : {}),
        ...(isCancelled ? { status: 'CANCELLED' as const } : {}),
        ...(address ? { to_address: address.after } : {}),
      })
      .where('agency_id', '=', agencyId)
      .where('id', '=', id)
      .execute();
  await cancelJobs(
    tx,
    moved.filter((message) => message.isCancelled).map((message) => messageKey(message.id)),
  );
  return moved.map(({ stays: _stays, ...message }) => message);
}

/**
 * Gives messages back to whom and what they were written for. What the merge cancelled waits again. `standing`: the ids of
 * their applications and runs that exist.
 */
export async function restoreMessages(
  tx: Tx,
  agencyId: string,
  messages: MergeRecord['messages'],
  otherId: string,
  standing: { readonly applications: ReadonlySet<unknown>; readonly runs: ReadonlySet<unknown> },
): Promise<void> {
  const { applications, runs } = standing;
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
