import MailComposer from 'nodemailer/lib/mail-composer';
import { now } from '../../clock.ts';
import type { Mail } from './mailer.ts';

/** The mail as it travels. Nothing is ever read from a path or an address that a text names. */
export function compose(mail: Mail): Promise<Buffer> {
  const composer = new MailComposer({
    messageId: mail.messageId,
    date: now(),
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments.map((attachment) => ({ ...attachment })),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
  });
  return composer.compile().build();
}
