import { cancelMessage, type Message, NOT_WANTED, resendMessage } from '@cantera/shared/contracts/messages';
import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publish } from '../../live/index.ts';
import { findRoute } from './automatic/message-route.ts';
import { cancelUnwanted } from './automatic/waiting-messages.ts';
import { enqueueSending, findMessage } from './messages.repository.ts';

const notResendable = (status: string, failure: string | null) =>
  fail(resendMessage.errors, 'MESSAGE_NOT_RESENDABLE', 'This message cannot be sent again.', {
    details: { status, failure },
  });

/** What somebody wrote themselves goes to the address that the person has now. */
const renewAddress = (tx: Tx, agencyId: string, { id, candidateId }: { id: string; candidateId: string }) =>
  tx
    .updateTable('messages as m')
    .from('candidates as c')
    .set((eb) => ({ to_address: eb.ref('c.email') }))
    .whereRef('c.agency_id', '=', 'm.agency_id')
    .where('c.id', '=', candidateId)
    .where('c.email', 'is not', null)
    .where('m.agency_id', '=', agencyId)
    .where('m.id', '=', id)
    .execute();

/** The route of a message is found anew, so that a channel connected since, or a new address, counts. Gives how it leaves. */
async function renewRoute(tx: Tx, actor: Actor, id: string) {
  const row = await tx
    .selectFrom('messages')
    .select(['id', 'run_id', 'sender_id', 'application_id', 'candidate_id', 'channel', 'status'])
    .where('agency_id', '=', actor.agencyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!row.run_id && row.sender_id && row.candidate_id && row.channel === 'EMAIL')
    await renewAddress(tx, actor.agencyId, { id, candidateId: row.candidate_id });
  if (!row.run_id || !row.application_id) return row;
  const route = await findRoute(tx, actor.agencyId, row.application_id, row.channel);
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

/**
 * Sends again what failed or is uncertain, or after all what nobody wanted sent, under the same Message-ID. Throws 404 for no such message, 409
 * MESSAGE_NOT_RESENDABLE for one in any other state or that would fail for the same reason (`details.failure`).
 */
export async function resend(tx: Tx, actor: Actor, id: string): Promise<Message> {
  const taken = await tx
    .updateTable('messages')
    .set({ status: 'WAITING', failure: null, due_at: now() })
    .where('agency_id', '=', actor.agencyId)
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['FAILED', 'UNCERTAIN']),
        eb.and([eb('status', '=', 'CANCELLED'), eb('failure', '=', NOT_WANTED)]),
      ]),
    )
    .returning('candidate_id')
    .executeTakeFirst();
  if (!taken) {
    const found = await findMessage(tx, actor.agencyId, id);
    throw found ? notResendable(found.status, found.failure) : notFound('message');
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
