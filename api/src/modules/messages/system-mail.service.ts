import { careerSitePath } from '@cantera/shared/contracts/career-site-address';
import type { Locale } from '@cantera/shared/contracts/enums';
import type { ApplicationReceipt } from '@cantera/shared/contracts/public-site';
import { joinNames } from '@cantera/shared/contracts/text';
import type { Config } from '../../config.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import type { MailOutcome } from '../../integrations/mail/index.ts';
import type { JobContext } from '../../jobs/handlers.ts';
import { enqueue } from '../../jobs/queue.ts';
import { createResetToken } from '../auth/index.ts';
import { partDueAt } from './automatic/receipt-parts.ts';
import { consentMark } from './consent-link.ts';
import { renderLayout, type SystemMailContent } from './layout.ts';
import { countMail } from './mail-counts.ts';
import {
  agencyName,
  agencyOfReceipt,
  findPerson,
  isAddressOf,
  listMailed,
  type Mailed,
} from './mail-people.repository.ts';
import { mailText } from './mail-text.ts';
import { queueMessage } from './messages.repository.ts';
import { SYSTEM_TEXTS } from './system-texts.ts';

/** Where an agency's policy is read in a language: on its own site, where that is on. */
const policyPath = (agencyId: string, siteSlug: string | null, locale: Locale): string =>
  siteSlug === null
    ? `/mixed/privacy-policy?agencyId=${agencyId}`
    : `${careerSitePath(locale, siteSlug)}/privacy-policy`;

export interface ReceiptMail {
  readonly agencyId: string;
  readonly applicationId: string;
  readonly candidateId: string;
  readonly positionTitle: string;
  readonly locale: Locale;
  /** What the page shows, so that both say the same. */
  readonly receipt: ApplicationReceipt;
  /** Whether a mail that welcomes them is about to be written: the receipt is part of it. */
  readonly isWelcomed?: boolean;
}

/**
 * Queues the applicant's receipt in the transaction of the application; one that a mail is to take in waits for it some minutes.
 * `publicUrl` is the product's own address, `mailFrom` its sender.
 */
export async function queueReceipt(
  tx: Tx,
  { publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>,
  mail: ReceiptMail,
): Promise<void> {
  const { receipt, locale } = mail;
  const texts = SYSTEM_TEXTS[locale];
  const { name: agency, siteSlug } = await agencyOfReceipt(tx, mail.agencyId);
  const body = renderLayout({
    locale,
    title: texts.receiptTitle(receipt.firstName),
    paragraphs: [texts.receiptText(mail.positionTitle, agency), texts.receiptStored],
    rows: [
      [texts.labels.name, joinNames(receipt.firstName, receipt.lastName)],
      [texts.labels.email, receipt.email],
      [texts.labels.phone, receipt.phoneNumber],
      ...(receipt.linkedin ? [[texts.labels.linkedin, receipt.linkedin] as const] : []),
      ...(receipt.cvFileName ? [[texts.labels.cv, receipt.cvFileName] as const] : []),
      ...receipt.answers.map(({ question, answer }) => [question, answer || texts.notGiven] as const),
      [texts.labels.reference, receipt.reference],
    ],
    closing: [texts.receiptNext],
    link: { text: texts.receiptPolicy, href: `${publicUrl}${policyPath(mail.agencyId, siteSlug, locale)}` },
    // Whoever opens it can have the candidate's data deleted.
    ...((await isAddressOf(tx, mail.agencyId, mail.candidateId, receipt.email))
      ? { mark: consentMark(locale) }
      : {}),
    footer: texts.footer(agency),
  });
  await queueMessage(tx, {
    agencyId: mail.agencyId,
    applicationId: mail.applicationId,
    candidateId: mail.candidateId,
    channel: 'EMAIL',
    senderName: agency,
    fromAddress: mailFrom,
    toAddress: receipt.email,
    subject: texts.receiptSubject(mail.positionTitle),
    body,
    ...(mail.isWelcomed ? { isPart: true, dueAt: partDueAt() } : {}),
  });
}

/** What a mail to an admin says, in their language. */
export type AdminMail = Omit<SystemMailContent, 'locale'> & { readonly subject: string };

/** Queues a mail to members of the agency, each in their language; to none whose invitation waits, which may have gone astray. */
export async function queueMailToMembers(
  tx: Tx,
  { mailFrom }: Pick<Config, 'mailFrom'>,
  { agencyId, to }: { readonly agencyId: string; readonly to: Mailed },
  write: (locale: Locale, agency: string) => AdminMail,
): Promise<void> {
  const agency = await agencyName(tx, agencyId);
  for (const member of await listMailed(tx, agencyId, to)) {
    const locale = member.lang ?? 'en';
    const { subject, ...content } = write(locale, agency);
    await queueMessage(tx, {
      agencyId,
      channel: 'EMAIL',
      senderName: agency,
      fromAddress: mailFrom,
      toAddress: member.email,
      subject,
      body: renderLayout({ locale, ...content }),
    });
  }
}

/** Queues a mail to every admin of the agency, as `queueMailToMembers`. */
export const queueMailToAdmins = (
  tx: Tx,
  config: Pick<Config, 'mailFrom'>,
  agencyId: string,
  write: (locale: Locale, agency: string) => AdminMail,
): Promise<void> => queueMailToMembers(tx, config, { agencyId, to: 'ADMINS' }, write);

/** Tells the admins of the agency that the plan's limit of candidates is reached. */
export const queueAdminNotice = (
  tx: Tx,
  config: Pick<Config, 'mailFrom'>,
  agencyId: string,
  limit: number,
): Promise<void> =>
  queueMailToAdmins(tx, config, agencyId, (locale, agency) => {
    const texts = SYSTEM_TEXTS[locale];
    return {
      subject: texts.limitSubject,
      title: texts.limitTitle,
      paragraphs: [texts.limitText(new Intl.NumberFormat(locale).format(limit))],
      footer: texts.footer(agency),
    };
  });

/**
 * Job `auth.send_reset`. The mail holds a secret, so it is never stored: it is made, sent and forgotten. Throws, to be tried
 * again with a new link, when the mail server did not take it.
 */
export async function sendResetMail(
  { agencyId, userId }: { agencyId: string; userId: string },
  context: JobContext,
): Promise<void> {
  const { deps } = context;
  const { publicUrl } = deps.config;
  const made = await withTenant(deps.pool, agencyId, async (tx) => {
    const user = await findPerson(tx, agencyId, userId);
    if (!user) return null;
    // Someone who has no password cannot have forgotten it: what they need is their invitation.
    if (user.password_hash === null) {
      await enqueue(tx, 'auth.send_invitation', { agencyId, userId, invitedBy: null });
      return null;
    }
    const token = await createResetToken(tx, { agencyId, userId });
    return { user, token, agency: await agencyName(tx, agencyId) };
  });
  if (!made) return;
  const locale = made.user.lang ?? 'en';
  const texts = SYSTEM_TEXTS[locale];
  const html = renderLayout({
    locale,
    title: texts.resetTitle(made.user.first_name),
    paragraphs: [texts.resetText],
    button: { text: texts.resetButton, href: `${publicUrl}/public/change-password?token=${made.token}` },
    closing: [texts.resetNote],
    footer: texts.footer(made.agency),
  });
  const { agency, user } = made;
  await sendSecret('auth.send_reset', context, {
    agency,
    to: user.email,
    subject: texts.resetSubject,
    html,
  });
}

/** What is told of a mail that is sent, while its job is under way: it comes again, has left, or nobody ever takes it. */
type Delivery = 'WAITING' | 'SENT' | 'FAILED';
const DELIVERIES: Readonly<Record<MailOutcome['status'], Delivery>> = {
  sent: 'SENT',
  // It may well have arrived.
  uncertain: 'SENT',
  refused: 'FAILED',
  not_taken: 'WAITING',
};

/**
 * Sends a mail that holds a secret, without storing it; `settle` hears what became of it. Throws, to be tried again, when the
 * mail server did not take it.
 */
export async function sendSecret(
  job: 'auth.send_reset' | 'auth.send_invitation',
  { deps, isLastAttempt }: JobContext,
  mail: { agency: string; to: string; subject: string; html: string },
  settle: (delivery: Delivery) => Promise<void> = async () => undefined,
): Promise<void> {
  const address = deps.config.mailFrom;
  const outcome = await deps.mail.send({
    messageId: `<${newId()}@${address.split('@')[1]}>`,
    from: { name: mail.agency, address },
    to: mail.to,
    subject: mail.subject,
    html: mail.html,
    text: mailText(mail.html),
    attachments: [],
  });
  countMail(job, outcome, isLastAttempt);
  await settle(outcome.status === 'not_taken' && isLastAttempt ? 'FAILED' : DELIVERIES[outcome.status]);
  if (outcome.status === 'not_taken') throw new Error(`mail with a link not sent yet: ${outcome.reason}`);
  if (outcome.status !== 'sent')
    deps.log.warn({ outcome: outcome.status }, 'a mail with a link was not delivered');
}
