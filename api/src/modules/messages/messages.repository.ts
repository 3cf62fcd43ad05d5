import type { ChannelType, MessageStatus } from '@cantera/shared/contracts/enums';
import type { Message } from '@cantera/shared/contracts/messages';
import { sql } from 'kysely';
import type pg from 'pg';
import { now } from '../../clock.ts';
import { rewriteTexts } from '../../db/rewrite-texts.ts';
import type { Tx } from '../../db/tenant.ts';
import { sanitizeRichText } from '../../http/sanitize.ts';
import { newId } from '../../ids.ts';
import { messageKey } from '../../jobs/job-keys.ts';
import { enqueueAll } from '../../jobs/queue.ts';
import { reservePlaces } from '../../jobs/sending-pace.ts';
import { writeFileUses } from '../files/index.ts';
import { tellUnsent } from './automatic/settling.ts';

/** A message to be sent or, with `failure`, one that cannot be and says why. */
export interface NewMessage {
  /** One that no message has; made when it is left out. */
  readonly id?: string;
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
  /** HTML; of a member, what `sanitizeRichText` leaves of it is written. */
  readonly body: string;
  readonly attachments?: readonly string[];
  readonly failure?: string | null;
  /** When it is due, where no pace says so; now by default. */
  readonly dueAt?: Date;
  /** Whether another mail may take it in until then. */
  readonly isPart?: boolean;
}

/** Attempts span about a day: the wait grows from seconds to six hours. */
const MAX_ATTEMPTS = 14;

/** A message that is to be sent, as it stands. */
interface Sending {
  readonly id: string;
  readonly run_id: string | null;
  readonly sender_id: string | null;
  /** Now by default. */
  readonly runAt?: Date;
}
/** What is sent for a member goes apart from the installation's own: it may leave by any server. */
function jobOf({ sender_id, run_id }: Sending) {
  if (!sender_id) return 'messages.send';
  return run_id ? 'messages.send_by_account' : 'messages.send_written';
}

/** Has messages sent. */
export async function enqueueSending(tx: Tx, agencyId: string, messages: readonly Sending[]): Promise<void> {
  for (const [job, group] of Map.groupBy(messages, jobOf))
    await enqueueAll(
      tx,
      job,
      group.map(({ id, runAt = now() }) => ({
        payload: { agencyId, messageId: id },
        key: messageKey(id),
        runAt,
      })),
      { maxAttempts: MAX_ATTEMPTS },
    );
}

const isPaced = ({ runId, senderId, failure }: NewMessage): boolean => Boolean(runId && senderId && !failure);

/** When each may leave: messages of workflows keep their sender's pace, the product's own leave at once. */
async function findPlaces(tx: Tx, agencyId: string, messages: readonly NewMessage[]): Promise<Date[]> {
  const at = now();
  const places = new Map<NewMessage, Date>();
  const bySender = Map.groupBy(messages.filter(isPaced), ({ senderId }) => senderId ?? '');
  for (const senderId of [...bySender.keys()].sort()) {
    const group = bySender.get(senderId) ?? [];
    const reserved = await reservePlaces(tx, agencyId, senderId, group.length);
    for (const [index, message] of group.entries()) places.set(message, reserved[index] ?? at);
  }
  return messages.map((message) => places.get(message) ?? message.dueAt ?? at);
}

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

function rowOf(message: NewMessage, dueAt: Date) {
  const id = message.id ?? newId();
  const host = message.fromAddress?.split('@')[1] ?? 'localhost';
  return {
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
    body: message.senderId ? sanitizeRichText(message.body) : message.body,
    attachments: [...(message.attachments ?? [])],
    status: message.failure ? ('FAILED' as const) : ('WAITING' as const),
    failure: message.failure ?? null,
    message_id: `<${id}@${host}>`,
    is_part: message.isPart ?? false,
    due_at: dueAt,
    created_at: now(),
  };
}

/**
 * Writes messages of one agency and, unless they have failed already, asks the queue to send them, all in the caller's
 * transaction; of those that have failed it is told. The same action of the same run is written once. Gives their ids, in their order.
 */
export async function queueMessages(
  tx: Tx,
  agencyId: string,
  messages: readonly NewMessage[],
): Promise<string[]> {
  if (messages.length === 0) return [];
  const places = await findPlaces(tx, agencyId, messages);
  const rows = messages.map((message, index) => rowOf(message, places[index] ?? now()));
  const written = await tx
    .insertInto('messages')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['agency_id', 'run_id', 'action_index']).doNothing())
    .returning('id')
    .execute();
  const isWritten = new Set(written.map(({ id }) => id));
  for (const { id, attachments } of rows)
    if (isWritten.has(id) && attachments.length > 0)
      await writeFileUses(tx, agencyId, { kind: 'message', id }, attachments);
  for (const row of rows)
    if (isWritten.has(row.id) && row.failure) await tellUnsent(tx, agencyId, { ...row, isUncertain: false });
  const leaving = rows.filter(({ id, failure }) => isWritten.has(id) && !failure);
  await enqueueSending(
    tx,
    agencyId,
    leaving.map(({ id, run_id, sender_id, due_at }) => ({ id, run_id, sender_id, runAt: due_at })),
  );
  const ids: string[] = [];
  for (const [index, message] of messages.entries()) {
    const id = rows[index]?.id ?? '';
    ids.push(isWritten.has(id) ? id : await idOfAction(tx, message));
  }
  return ids;
}

/** The same for one message. */
export async function queueMessage(tx: Tx, message: NewMessage): Promise<string> {
  const [id] = await queueMessages(tx, message.agencyId, [message]);
  if (!id) throw new Error('a message that is given is written');
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
  const resumed = await tx
    .updateTable('messages')
    .set({ status: 'WAITING' })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('status', '=', 'CANCELLED')
    .returning(['id', 'run_id', 'sender_id'])
    .execute();
  await enqueueSending(tx, agencyId, resumed);
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

/** A message with its words. */
export interface WrittenMessage {
  readonly message: Message;
  readonly body: string;
  readonly to: string | null;
  /** Whoever it was sent for; null for the product's own. */
  readonly senderId: string | null;
}

/** Messages by their ids, with their words. */
export async function readMessages(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
): Promise<WrittenMessage[]> {
  const rows = await tx
    .selectFrom('messages')
    .select([...COLUMNS, 'body', 'to_address', 'sender_id'])
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    message: toMessage(row),
    body: row.body,
    to: row.to_address,
    senderId: row.sender_id,
  }));
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

/** Cleans the messages that the members of an agency sent by the rules of today; the product's own keep their layout. */
export const cleanMessageTexts = (pool: pg.Pool, agencyId: string): Promise<void> =>
  rewriteTexts(
    pool,
    agencyId,
    { table: 'messages', column: 'body', where: sql<boolean>`sender_id is not null` },
    sanitizeRichText,
  );
