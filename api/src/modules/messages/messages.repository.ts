import type { ChannelType, MessageStatus } from '@cantera/shared/contracts/enums';
import type { Message } from '@cantera/shared/contracts/messages';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import { messageKey } from '../../jobs/job-keys.ts';
import { enqueue } from '../../jobs/queue.ts';
import { reservePlace } from '../../jobs/sending-pace.ts';

/** A message to be sent or, with `failure`, one that cannot be and says why. */
export interface NewMessage {
  readonly agencyId: string;
  readonly runId?: string;
  readonly actionIndex?: number;
  readonly applicationId?: string;
  readonly candidateId?: string;
  readonly channel: ChannelType;
  readonly senderId?: string | null;
  readonly senderName: string | null;
  readonly fromAddress: string | null;
  readonly toAddress: string | null;
  readonly subject: string;
  /** HTML. */
  readonly body: string;
  readonly attachments?: readonly string[];
  readonly failure?: string | null;
}

/** Attempts span about a day: the wait grows from seconds to six hours. */
const MAX_ATTEMPTS = 14;

/**
 * Has a message sent, at `runAt` or now. What a workflow sends for a member goes apart from the installation's own: it may
 * leave by any server.
 */
export async function enqueueSending(
  tx: Tx,
  agencyId: string,
  messageId: string,
  runAt: Date = now(),
): Promise<void> {
  const row = await tx
    .selectFrom('messages')
    .select(['run_id', 'sender_id'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', messageId)
    .executeTakeFirst();
  const job = row?.run_id && row.sender_id ? 'messages.send_by_account' : 'messages.send';
  await enqueue(
    tx,
    job,
    { agencyId, messageId },
    { key: messageKey(messageId), maxAttempts: MAX_ATTEMPTS, runAt },
  );
}

/** Messages of workflows keep their sender's pace; the product's own leave at once. */
const dueAtOf = async (tx: Tx, { agencyId, runId, senderId, failure }: NewMessage): Promise<Date> =>
  runId && senderId && !failure ? reservePlace(tx, agencyId, senderId) : now();

async function idOfAction(tx: Tx, { agencyId, runId, actionIndex }: NewMessage): Promise<string> {
  const { id } = await tx
    .selectFrom('messages')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('run_id', '=', runId ?? null)
    .where('action_index', '=', actionIndex ?? null)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Writes the message and, unless it has failed already, asks the queue to send it, all in the caller's transaction.
 * The same action of the same run is written once. Gives the message's id.
 */
export async function queueMessage(tx: Tx, message: NewMessage): Promise<string> {
  const id = newId();
  const dueAt = await dueAtOf(tx, message);
  const host = message.fromAddress?.split('@')[1] ?? 'localhost';
  const written = await tx
    .insertInto('messages')
    .values({
      agency_id: message.agencyId,
      id,
      run_id: message.runId ?? null,
      action_index: message.actionIndex ?? null,
      application_id: message.applicationId ?? null,
      candidate_id: message.candidateId ?? null,
      channel: message.channel,
      sender_id: message.senderId ?? null,
      sender_name: message.senderName,
      from_address: message.fromAddress,
      to_address: message.toAddress,
      subject: message.subject,
      body: message.body,
      attachments: [...(message.attachments ?? [])],
      status: message.failure ? 'FAILED' : 'WAITING',
      failure: message.failure ?? null,
      message_id: `<${id}@${host}>`,
      due_at: dueAt,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.columns(['agency_id', 'run_id', 'action_index']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return idOfAction(tx, message);
  if (!message.failure) await enqueueSending(tx, message.agencyId, id, dueAt);
  return id;
}

const COLUMNS = [
  'id',
  'application_id',
  'channel',
  'subject',
  'status',
  'failure',
  'sender_name',
  'created_at',
  'due_at',
  'sent_at',
] as const;
interface Row {
  id: string;
  application_id: string | null;
  channel: ChannelType;
  subject: string;
  status: MessageStatus;
  failure: string | null;
  sender_name: string | null;
  created_at: string;
  due_at: string;
  sent_at: string | null;
}

const toMessage = (row: Row): Message => ({
  id: row.id,
  applicationId: row.application_id,
  channel: row.channel,
  subject: row.subject,
  status: row.status,
  failure: row.failure,
  senderName: row.sender_name,
  createdAt: row.created_at,
  dueAt: row.due_at,
  sentAt: row.sent_at,
});

/** A message that was cancelled waits again. */
export async function resumeMessage(tx: Tx, agencyId: string, id: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set({ status: 'WAITING' })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('status', '=', 'CANCELLED')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await enqueueSending(tx, agencyId, id);
}

/** The messages of an application, oldest first. */
export async function listMessages(tx: Tx, agencyId: string, applicationId: string): Promise<Message[]> {
  const rows = await tx
    .selectFrom('messages')
    .select(COLUMNS)
    .where('agency_id', '=', agencyId)
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toMessage);
}

export async function findMessage(tx: Tx, agencyId: string, id: string): Promise<Message | undefined> {
  const row = await tx
    .selectFrom('messages')
    .select(COLUMNS)
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toMessage(row);
}
