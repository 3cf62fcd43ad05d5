import type { MessageStatus } from '@cantera/shared/contracts/enums';
import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import { messageKey, runKey } from '../../../jobs/job-keys.ts';
import { cancelJob, enqueue } from '../../../jobs/queue.ts';
import { publish } from '../../../live/index.ts';
import { holdUsers, notify, notifyPosition } from '../../notifications/index.ts';
import { takePart } from './receipt-parts.ts';

/** How long a run is held up by a message that nobody takes. */
const HOLD_MS = 24 * 3_600_000;
const isSettled = (status: MessageStatus): boolean => status !== 'WAITING' && status !== 'SENDING';

/** Has the run of a message that is settled go on, in the transaction that settles it. */
export const wakeRun = (tx: Tx, agencyId: string, runId: string): Promise<void> =>
  enqueue(tx, 'engine.advance', { agencyId, runId }, { key: runKey(runId), runAt: now() });

interface Unsent {
  readonly id: string;
  readonly candidate_id: string | null;
  readonly application_id: string | null;
  readonly sender_id: string | null;
  readonly subject: string;
  readonly isUncertain: boolean;
}

/**
 * Tells who sent a message that it did not arrive, or may not have; of the installation's own, and of somebody's who is gone,
 * the position's recruiters.
 */
export async function tellUnsent(tx: Tx, agencyId: string, message: Unsent): Promise<void> {
  const { id, candidate_id: candidateId, application_id, sender_id, subject, isUncertain } = message;
  if (!candidateId) return;
  const told = {
    agencyId,
    kind: 'MESSAGE_FAILED',
    subjectId: id,
    candidateId,
    details: { subject, isUncertain },
    isRepeatable: true,
  } as const;
  const application =
    application_id &&
    (await tx
      .selectFrom('applications')
      .select('position_id')
      .where('agency_id', '=', agencyId)
      .where('id', '=', application_id)
      .executeTakeFirst());
  const positionId = application ? application.position_id : null;
  const senders = sender_id ? await holdUsers(tx, agencyId, [sender_id]) : [];
  if (senders.length > 0) await notify(tx, { ...told, positionId }, senders);
  else if (positionId) await notifyPosition(tx, { ...told, positionId }, { managers: false });
}

/**
 * Writes what became of a message, unless it is in none of the states `from`; screens and its run hear of it. One that left, or
 * may have, has taken its receipt along; else the receipt still waits, to leave with the next attempt or by itself.
 */
export async function settleMessage(
  tx: Tx,
  agencyId: string,
  id: string,
  from: readonly MessageStatus[],
  change: { status: MessageStatus; failure: string | null },
): Promise<void> {
  const row = await tx
    .updateTable('messages')
    .set({ ...change, ...(change.status === 'SENT' ? { sent_at: now() } : {}) })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .returning(['candidate_id', 'run_id', 'application_id', 'sender_id', 'subject', 'body'])
    .executeTakeFirst();
  if (!row) return;
  if (change.status === 'SENT' || change.status === 'UNCERTAIN')
    await takePart(tx, agencyId, { id, body: row.body });
  if (row.candidate_id) await publish(tx, agencyId, topic.candidate(row.candidate_id));
  if (change.status === 'FAILED' || change.status === 'UNCERTAIN')
    await tellUnsent(tx, agencyId, { ...row, id, isUncertain: change.status === 'UNCERTAIN' });
  if (row.run_id && isSettled(change.status)) await wakeRun(tx, agencyId, row.run_id);
}

/**
 * Until when a run that waits for this message is held up; null when it is settled. After a day it is: what still waits has
 * failed with its last reason, what was being sent is uncertain.
 */
export async function holdUntil(tx: Tx, agencyId: string, id: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('messages')
    .select(['status', 'failure', 'due_at'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || isSettled(row.status)) return null;
  const end = new Date(new Date(row.due_at).getTime() + HOLD_MS);
  if (end > now()) return end;
  await settleMessage(tx, agencyId, id, ['WAITING'], {
    status: 'FAILED',
    failure: row.failure ?? 'NOT_TAKEN',
  });
  await settleMessage(tx, agencyId, id, ['SENDING'], { status: 'UNCERTAIN', failure: 'INTERRUPTED' });
  await cancelJob(tx, messageKey(id));
  return null;
}
