import type { Locale } from '@cantera/shared/contracts/enums';
import { joinNames } from '@cantera/shared/contracts/text';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import { renderLayout } from './layout.ts';
import { findSubject, listPeople } from './mail-people.repository.ts';
import { queueMessage } from './messages.repository.ts';
import { SYSTEM_TEXTS } from './system-texts.ts';

interface MentionTexts {
  readonly subject: (author: string, candidate: string) => string;
  readonly title: (name: string) => string;
  readonly text: (author: string, candidate: string) => string;
  readonly button: string;
}
const TEXTS: Readonly<Record<Locale, MentionTexts>> = {
  en: {
    subject: (author, candidate) => `${author} mentioned you: ${candidate}`,
    title: (name) => `Hello ${name}`,
    text: (author, candidate) => `${author} mentioned you in a comment on ${candidate}.`,
    button: 'Read the comment',
  },
  es: {
    subject: (author, candidate) => `${author} te ha mencionado: ${candidate}`,
    title: (name) => `Hola, ${name}`,
    text: (author, candidate) => `${author} te ha mencionado en un comentario sobre ${candidate}.`,
    button: 'Leer el comentario',
  },
  ca: {
    subject: (author, candidate) => `${author} t’ha mencionat: ${candidate}`,
    title: (name) => `Hola, ${name}`,
    text: (author, candidate) => `${author} t’ha mencionat en un comentari sobre ${candidate}.`,
    button: 'Llegeix el comentari',
  },
};

export interface MentionMail {
  readonly agencyId: string;
  readonly candidateId: string;
  readonly commentId: string;
  readonly authorId: string;
  readonly userId: string;
}

const nameOf = (row: { first_name: string; last_name: string }): string =>
  joinNames(row.first_name, row.last_name);

/**
 * Queues a mail to a member whom a comment mentions, in the member's language, with a link to it. The comment
 * itself stays where only those read it who may see the candidate.
 */
export async function queueMentionMail(
  tx: Tx,
  { publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>,
  { agencyId, candidateId, commentId, authorId, userId }: MentionMail,
): Promise<void> {
  const people = await listPeople(tx, agencyId, [authorId, userId]);
  const author = people.find(({ id }) => id === authorId);
  const reader = people.find(({ id }) => id === userId);
  const about = await findSubject(tx, agencyId, candidateId);
  if (!author || !reader || !about) return;
  const locale = reader.lang ?? 'en';
  const texts = TEXTS[locale];
  await queueMessage(tx, {
    agencyId,
    candidateId,
    channel: 'EMAIL',
    senderName: about.agency,
    fromAddress: mailFrom,
    toAddress: reader.email,
    subject: texts.subject(nameOf(author), nameOf(about)),
    body: renderLayout({
      locale,
      title: texts.title(reader.first_name),
      paragraphs: [texts.text(nameOf(author), nameOf(about))],
      button: {
        text: texts.button,
        href: `${publicUrl}/candidates/${candidateId}/comments?comment=${commentId}`,
      },
      footer: SYSTEM_TEXTS[locale].footer(about.agency),
    }),
  });
}
