import { outboxMailer } from '../mail/index.ts';
import type { ChannelSender } from './channel-sender.ts';

/** The outbox keeps mails, so a number becomes an address that can be no mailbox. */
const addressOf = (number: string): string =>
  `"${number.replace(/["\\]/g, '')}" <${number.replace(/\D/g, '')}@whatsapp.invalid>`;

/** Writes what WhatsApp would carry into the outbox, beside the mails; it has no subject of its own. */
export function whatsappOutbox(folder: string): ChannelSender {
  const outbox = outboxMailer(folder);
  return {
    send: ({ replyTo: _replyTo, ...message }) =>
      outbox.send({ ...message, to: addressOf(message.to), subject: 'WhatsApp' }),
    forget: (candidateId) => outbox.forget(candidateId),
  };
}
