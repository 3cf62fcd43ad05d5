import { cancelMessage, type Message, NOT_WANTED, resendMessage } from '@cantera/shared/contracts/messages';
import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publish } from '../../live/index.ts';
import { findRouteOf } from './automatic/message-route.ts';
import { cancelUnwanted } from './automatic/waiting-messages.ts';
import { enqueueSending, findMessage } from './messages.repository.ts';

const notResendable = (status: string, failure: string | null) =>
  fail(resendMessage.errors, 'MESSAGE_NOT_RESENDABLE', 'This message cannot be sent again.', {
    details: { status, failure },
  });

/** The route of a message is found anew, so that a channel connected since, or a new address, counts. Gives how it leaves. */
async function renewRoute(tx: Tx, actor: Actor, id: string) {
  const row = await tx
    .selectFrom('messages')
    .select(['id', 'run_id', 'sender_id', 'application_id', 'candidate_id', 'channel', 'status'])
    .where('agency_id', '=', actor.agencyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const route = await findRouteOf(tx, actor.agencyId, row);
  if (!route) return row;
  if (route.failure) throw notResendable(row.status, route.failure);
  await tx
    .updateTable('messages')
    .set({
      sender_id: route.senderId,
      sender_name: route.senderName,
      from_address: route.fromAddress,
      to_address: route.toAddress,
    })
    .where('agency_id', '=', actor.agencyId)
    .where('id', '=', id)
    .execute();
  return { ...row, sender_id: route.senderId };
}

/** Why the run of a message ended, when it was cancelled; it cannot be until the transaction ends. */
async function holdRun(tx: Tx, agencyId: string, id: string): Promise<{ cancelledFor: string | null }> {
  const run = await tx
    .selectFrom('workflow_runs as r')
    .innerJoin('messages as m', (on) =>
      on.onRef('m.agency_id', '=', 'r.agency_id').onRef('m.run_id', '=', 'r.id'),
    )
    .select(['r.status', 'r.cancelled_reason'])
    .where('m.agency_id', '=', agencyId)
    .where('m.id', '=', id)
    .forShare('r')
    .executeTakeFirst();
  return { cancelledFor: run?.status === 'CANCELLED' ? (run.cancelled_reason ?? NOT_WANTED) : null };
}

/**
 * Sends again what failed or is uncertain, or after all what nobody wanted sent, under the same Message-ID. Throws 404 for no such message, 409
 * MESSAGE_NOT_RESENDABLE for one in any other state, for one that nobody wanted and whose workflow ended meanwhile, as when its
 * move was undone, or that would fail (`details.failure`).
 */
export async function resend(tx: Tx, actor: Actor, id: string): Promise<Message> {
  const { cancelledFor } = await holdRun(tx, actor.agencyId, id);
  const taken = await tx
    .updateTable('messages')
    .set({ status: 'WAITING', failure: null, due_at: now() })
    .where('agency_id', '=', actor.agencyId)
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['FAILED', 'UNCERTAIN']),
        ...(cancelledFor ? [] : [eb.and([eb('status', '=', 'CANCELLED'), eb('failure', '=', NOT_WANTED)])]),
      ]),
    )
    .returning('candidate_id')
    .executeTakeFirst();
  if (!taken) {
    const found = await findMessage(tx, actor.agencyId, id);
    if (!found) throw notFound('message');
    const isEnded = found.failure === NOT_WANTED && cancelledFor;
    throw notResendable(found.status, isEnded || found.failure);
  }
  const sending = await renewRoute(tx, actor, id);
  await enqueueSending(tx, actor.agencyId, [sending]);
  if (taken.candidate_id) await publish(tx, actor.agencyId, topic.candidate(taken.candidate_id));
  const message = await findMessage(tx, actor.agencyId, id);
  if (!message) throw notFound('message');
  return message;
}

/** Does not send a message that waits. Throws 404 for no such message, 409 MESSAGE_NOT_WAITING for one in any other state. */
export async function cancel(tx: Tx, { agencyId }: Actor, id: string): Promise<Message> {
  const isCancelled = await cancelUnwanted(tx, agencyId, id);
  const message = await findMessage(tx, agencyId, id);
  if (!message) throw notFound('message');
  if (!isCancelled)
    throw fail(cancelMessage.errors, 'MESSAGE_NOT_WAITING', 'This message no longer waits.', {
      details: { status: message.status },
    });
  return message;
}
