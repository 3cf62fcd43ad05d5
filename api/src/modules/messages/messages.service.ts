import { cancelMessage, type Message, NOT_WANTED, resendMessage } from '@cantera/shared/contracts/messages';
import { topic } from '@cantera/shared/contracts/topics';
import type { Tx } from '../../db/tenant.ts';
import { fail, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publish } from '../../live/index.ts';
import { findRouteOf } from './automatic/message-route.ts';
import { cancelUnwanted } from './automatic/waiting-messages.ts';
import { enqueueSending, findMessage } from './messages.repository.ts';
import { findRouted, holdRunOf, routeColumns, waitAgain, writeRoute } from './sending.repository.ts';

const notResendable = (status: string, failure: string | null) =>
  fail(resendMessage.errors, 'MESSAGE_NOT_RESENDABLE', 'This message cannot be sent again.', {
    details: { status, failure },
  });

/** The route of a message is found anew, so that a channel connected since, or a new address, counts. Gives how it leaves. */
async function renewRoute(tx: Tx, actor: Actor, id: string) {
  const row = await findRouted(tx, actor.agencyId, id);
  const route = await findRouteOf(tx, actor.agencyId, row);
  if (!route) return row;
  if (route.failure) throw notResendable(row.status, route.failure);
  await writeRoute(tx, actor.agencyId, id, routeColumns(route));
  return { ...row, sender_id: route.senderId };
}

/** Why the run of a message ended, when it was cancelled; it cannot be until the transaction ends. */
async function holdRun(tx: Tx, agencyId: string, id: string): Promise<{ cancelledFor: string | null }> {
  const run = await holdRunOf(tx, agencyId, id);
  return { cancelledFor: run?.status === 'CANCELLED' ? (run.cancelled_reason ?? NOT_WANTED) : null };
}

/**
 * Sends again what failed or is uncertain, or after all what nobody wanted sent, under the same Message-ID. Throws 404 for no such message, 409
 * MESSAGE_NOT_RESENDABLE for one in any other state, for one that nobody wanted and whose workflow ended meanwhile, as when its
 * move was undone, or that would fail (`details.failure`).
 */
export async function resend(tx: Tx, actor: Actor, id: string): Promise<Message> {
  const { cancelledFor } = await holdRun(tx, actor.agencyId, id);
  const taken = await waitAgain(tx, actor.agencyId, id, !cancelledFor);
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
