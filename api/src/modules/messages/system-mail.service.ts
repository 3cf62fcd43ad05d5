import type { Locale } from '@cantera/shared/contracts/enums';
import type { ApplicationReceipt } from '@cantera/shared/contracts/public-site';
import { joinNames } from '@cantera/shared/contracts/text';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';
import type { JobContext } from '../../jobs/handlers.ts';
import { enqueue } from '../../jobs/queue.ts';
import { createResetToken } from '../auth/index.ts';
import { partDueAt } from './automatic/receipt-parts.ts';
import { consentMark } from './consent-link.ts';
import { renderLayout, type SystemMailContent } from './layout.ts';
import { countMail } from './mail-counts.ts';
import { mailText } from './mail-text.ts';
import { queueMessage } from './messages.repository.ts';
import { agencyOfReceipt, isOwnAddress } from './receipt.repository.ts';
import { SYSTEM_TEXTS } from './system-texts.ts';

/** `no-reply` at the host that mails and links name. */
export const systemAddress = (publicUrl: string): string => `no-reply@${new URL(publicUrl).hostname}`;

export async function agencyName(tx: Tx, agencyId: string): Promise<string> {
  const row = await tx.selectFrom('agencies').select('name').where('id', '=', agencyId).executeTakeFirst();
  return row?.name ?? '';
}

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
 * `publicUrl` is the product's own address.
 */
export async function queueReceipt(
  tx: Tx,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  mail: ReceiptMail,
): Promise<void> {
  const { receipt, locale } = mail;
  const texts = SYSTEM_TEXTS[locale];
  const { name: agency, policyUrl } = await agencyOfReceipt(tx, publicUrl, mail);
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
    link: { text: texts.receiptPolicy, href: policyUrl },
    // Whoever opens it can have the candidate's data deleted.
    ...((await isOwnAddress(tx, { ...mail, email: receipt.email })) ? { mark: consentMark(locale) } : {}),
    footer: texts.footer(agency),
  });
  await queueMessage(tx, {
    agencyId: mail.agencyId,
    applicationId: mail.applicationId,
    candidateId: mail.candidateId,
    channel: 'EMAIL',
    senderName: agency,
    fromAddress: systemAddress(publicUrl),
    toAddress: receipt.email,
    subject: texts.receiptSubject(mail.positionTitle),
    body,
    ...(mail.isWelcomed ? { isPart: true, dueAt: partDueAt() } : {}),
  });
}

/** What a mail to an admin says, in their language. */
export type AdminMail = Omit<SystemMailContent, 'locale'> & { readonly subject: string };

/** Members to whom a mail goes: all administrators, or some by their ids. */
type Mailed = 'ADMINS' | readonly string[];

/** Queues a mail to members of the agency, each in their language; to none whose invitation waits, which may have gone astray. */
export async function queueMailToMembers(
  tx: Tx,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { agencyId, to }: { readonly agencyId: string; readonly to: Mailed },
  write: (locale: Locale, agency: string) => AdminMail,
): Promise<void> {
  const agency = await agencyName(tx, agencyId);
  const members = await tx
    .selectFrom('users')
    .select(['email', 'lang'])
    .where('agency_id', '=', agencyId)
    .where((eb) =>
      to === 'ADMINS' ? eb('role', '=', 'AGENCY_ADMIN') : sql<boolean>`id = any (${[...to]}::uuid[])`,
    )
    .where('password_hash', 'is not', null)
    .execute();
  for (const member of members) {
    const locale = member.lang ?? 'en';
    const { subject, ...content } = write(locale, agency);
    await queueMessage(tx, {
      agencyId,
      channel: 'EMAIL',
      senderName: agency,
      fromAddress: systemAddress(publicUrl),
      toAddress: member.email,
      subject,
      body: renderLayout({ locale, ...content }),
    });
  }
}

/** Queues a mail to every admin of the agency, as `queueMailToMembers`. */
export const queueMailToAdmins = (
  tx: Tx,
  config: Pick<Config, 'publicUrl'>,
  agencyId: string,
  write: (locale: Locale, agency: string) => AdminMail,
): Promise<void> => queueMailToMembers(tx, config, { agencyId, to: 'ADMINS' }, write);

/** Tells the admins of the agency that the plan's limit of candidates is reached. */
export const queueAdminNotice = (
  tx: Tx,
  config: Pick<Config, 'publicUrl'>,
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
    const user = await tx
      .selectFrom('users')
      .select(['email', 'first_name', 'lang', 'password_hash'])
      .where('agency_id', '=', agencyId)
      .where('id', '=', userId)
      .executeTakeFirst();
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

/** Sends a mail that holds a secret, without storing it. Throws, to be tried again, when the mail server did not take it. */
export async function sendSecret(
  job: 'auth.send_reset' | 'auth.send_invitation',
  { deps, isLastAttempt }: JobContext,
  mail: { agency: string; to: string; subject: string; html: string },
): Promise<void> {
  const address = systemAddress(deps.config.publicUrl);
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
  if (outcome.status === 'not_taken') throw new Error(`mail with a link not sent yet: ${outcome.reason}`);
  if (outcome.status !== 'sent')
    deps.log.warn({ outcome: outcome.status }, 'a mail with a link was not delivered');
}
