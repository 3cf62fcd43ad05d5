import type { CancelledReason } from '@cantera/shared/contracts/automation-runs';
import type { ChannelType } from '@cantera/shared/contracts/enums';
import { NOT_WANTED } from '@cantera/shared/contracts/messages';
import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import { messageKey } from '../../../jobs/job-keys.ts';
import { cancelJobs } from '../../../jobs/queue.ts';
import { releasePlaces, reservePlace } from '../../../jobs/sending-pace.ts';
import { publish } from '../../../live/index.ts';
import { enqueueSending } from '../messages.repository.ts';
import { wakeRun } from './settling.ts';

interface SenderChannel {
  readonly agencyId: string;
  readonly userId: string;
  readonly type: ChannelType;
}

/** Messages of workflows that wait to go out over someone's channel. */
export async function countWaitingMessages(
  tx: Tx,
  { agencyId, userId, type }: SenderChannel,
): Promise<number> {
  const { count } = await tx
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .where('sender_id', '=', userId)
    .where('channel', '=', type)
    .where('status', '=', 'WAITING')
    .where('run_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Cancelled {
  readonly id: string;
  readonly candidate_id: string | null;
  readonly sender_id: string | null;
  readonly due_at: string;
  readonly run_id: string | null;
}

/** Takes the jobs and places of cancelled messages back and tells the screens. */
async function followCancelling(tx: Tx, agencyId: string, rows: readonly Cancelled[]): Promise<void> {
  await cancelJobs(
    tx,
    rows.map(({ id }) => messageKey(id)),
  );
  // What a member wrote keeps no pace and has taken no place.
  await releasePlaces(
    tx,
    agencyId,
    rows.filter(({ run_id }) => run_id !== null),
  );
  for (const candidateId of new Set(rows.flatMap(({ candidate_id }) => candidate_id ?? [])))
    await publish(tx, agencyId, topic.candidate(candidateId));
}

/** Cancels one message that waits, because somebody does not want it sent. Its run goes on with what follows. Gives whether it waited. */
export async function cancelUnwanted(tx: Tx, agencyId: string, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('messages')
    .set({ status: 'CANCELLED', failure: NOT_WANTED })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .returning(['id', 'candidate_id', 'sender_id', 'due_at', 'run_id'])
    .executeTakeFirst();
  if (!row) return false;
  await followCancelling(tx, agencyId, [row]);
  if (row.run_id) await wakeRun(tx, agencyId, row.run_id);
  return true;
}

/** Cancels what waits to go out over someone's channel. Their runs go on with what follows. */
export async function cancelWaitingMessages(
  tx: Tx,
  { agencyId, userId, type }: SenderChannel,
): Promise<void> {
  const rows = await tx
    .updateTable('messages')
    .set({ status: 'CANCELLED', failure: 'CHANNEL_REMOVED' })
    .where('agency_id', '=', agencyId)
    .where('sender_id', '=', userId)
    .where('channel', '=', type)
    .where('status', '=', 'WAITING')
    .where('run_id', 'is not', null)
    .returning(['id', 'candidate_id', 'sender_id', 'due_at', 'run_id'])
    .execute();
  await followCancelling(tx, agencyId, rows);
  for (const { run_id } of rows) if (run_id) await wakeRun(tx, agencyId, run_id);
}

/** Cancels the waiting messages of runs, with the reason. Gives how many. */
export async function cancelOf(
  tx: Tx,
  agencyId: string,
  runIds: readonly string[],
  reason: CancelledReason,
): Promise<number> {
  if (runIds.length === 0) return 0;
  const rows = await tx
    .updateTable('messages')
    .set({ status: 'CANCELLED', failure: reason })
    .where('agency_id', '=', agencyId)
    .where('run_id', 'in', [...runIds])
    .where('status', '=', 'WAITING')
    .returning(['id', 'candidate_id', 'sender_id', 'due_at', 'run_id'])
    .execute();
  await followCancelling(tx, agencyId, rows);
  return rows.length;
}

/** Lets the messages of runs that were cancelled for this reason wait again, each with a new place in its sender's pace. */
export async function resumeOf(
  tx: Tx,
  agencyId: string,
  runIds: readonly string[],
  reason: CancelledReason,
): Promise<void> {
  if (runIds.length === 0) return;
  const rows = await tx
    .selectFrom('messages')
    .select(['id', 'candidate_id', 'sender_id', 'run_id'])
    .where('agency_id', '=', agencyId)
    .where('run_id', 'in', [...runIds])
    .where('status', '=', 'CANCELLED')
    .where('failure', '=', reason)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of rows) {
    const { id, candidate_id, sender_id } = row;
    const dueAt = sender_id ? await reservePlace(tx, agencyId, sender_id) : now();
    await tx
      .updateTable('messages')
      .set({ status: 'WAITING', failure: null, due_at: dueAt })
      .where('agency_id', '=', agencyId)
      .where('id', '=', id)
      .execute();
    await enqueueSending(tx, agencyId, [{ ...row, runAt: dueAt }]);
    if (candidate_id) await publish(tx, agencyId, topic.candidate(candidate_id));
  }
}

/** Subjects of the messages of runs that are out, or may be, and when that was. */
export async function listSentOf(
  tx: Tx,
  agencyId: string,
  runIds: readonly string[],
): Promise<{ subject: string; sentAt: string }[]> {
  if (runIds.length === 0) return [];
  const rows = await tx
    .selectFrom('messages')
    .select(['subject', 'sent_at', 'due_at'])
    .where('agency_id', '=', agencyId)
    .where('run_id', 'in', [...runIds])
    .where('status', 'in', ['SENT', 'SENDING', 'UNCERTAIN'])
    .orderBy('due_at')
    .execute();
  return rows.map(({ subject, sent_at, due_at }) => ({ subject, sentAt: sent_at ?? due_at }));
}
