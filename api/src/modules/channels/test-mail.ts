import type { Locale } from '@cantera/shared/contracts/enums';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import type { Mail } from '../../integrations/mail/index.ts';
import { agencyName, mailText, renderLayout } from '../messages/index.ts';

interface TestMailTexts {
  readonly subject: string;
  readonly title: string;
  readonly text: (address: string) => string;
  readonly footer: (agency: string) => string;
}
const TEXTS: Readonly<Record<Locale, TestMailTexts>> = {
  en: {
    subject: 'Your mail account works',
    title: 'Your mail account works',
    text: (address) => `From now on your automatic messages to candidates go out from ${address}.`,
    footer: (agency) => `Sent by ${agency} to check the connection.`,
  },
  es: {
    subject: 'Tu cuenta de correo funciona',
    title: 'Tu cuenta de correo funciona',
    text: (address) =>
      `A partir de ahora, tus mensajes automáticos a los candidatos se envían desde ${address}.`,
    footer: (agency) => `Enviado por ${agency} para comprobar la conexión.`,
  },
  ca: {
    subject: 'El teu compte de correu funciona',
    title: 'El teu compte de correu funciona',
    text: (address) =>
      `A partir d’ara, els teus missatges automàtics als candidats s’envien des de ${address}.`,
    footer: (agency) => `Enviat per ${agency} per comprovar la connexió.`,
  },
};

/** The mail that proves an account: to the asking user, in their language. */
export async function testMail(tx: Tx, actor: Actor, from: Mail['from']): Promise<Mail> {
  const user = await tx
    .selectFrom('users')
    .select(['email', 'lang'])
    .where('agency_id', '=', actor.agencyId)
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  const locale = user.lang ?? 'en';
  const texts = TEXTS[locale];
  const html = renderLayout({
    locale,
    title: texts.title,
    paragraphs: [texts.text(from.address)],
    footer: texts.footer(await agencyName(tx, actor.agencyId)),
  });
  return {
    messageId: `<${newId()}@${from.address.split('@')[1]}>`,
    from,
    to: user.email,
    subject: texts.subject,
    html,
    text: mailText(html),
    attachments: [],
  };
}
