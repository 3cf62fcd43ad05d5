import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { hashToken } from '../../ids.ts';
import type { Mail, MailOutcome } from '../../integrations/mail/index.ts';
import type { JobHandlers } from '../../jobs/handlers.ts';
import type { JobPayloads } from '../../jobs/job-types.ts';
import { publishCandidate } from '../candidates/index.ts';
import { consentToken } from '../consent-links/index.ts';
import { countMail, mailText, recordOutcome, renderLayout } from '../messages/index.ts';
import { CONSENT_TEXTS } from './consent-texts.ts';
import {
  type Asked,
  type Delivery,
  findAsked,
  writeDelivery,
  writeTokenHash,
} from './delivery.repository.ts';
import { askShare } from './round.service.ts';

type Payload = JobPayloads['consents.send'];

function mailOf(
  { publicUrl, mailFrom: address }: Deps['config'],
  asked: Asked,
  email: string,
  requestId: string,
  token: string,
) {
  const { agency, locale } = asked;
  const texts = CONSENT_TEXTS[locale];
  const html = renderLayout({
    locale,
    title: texts.title(asked.firstName),
    paragraphs: [texts.text(agency), texts.rejection],
    button: { text: texts.button, href: `${publicUrl}/public/gdpr/${token}?lang=${locale}` },
    closing: [texts.note],
    footer: texts.footer(agency),
  });
  const mail: Mail = {
    messageId: `<${requestId}@${address.split('@')[1]}>`,
    from: { name: agency, address },
    to: email,
    subject: texts.subject(agency),
    html,
    text: mailText(html),
    attachments: [],
    candidateId: asked.candidateId,
  };
  return mail;
}

/** Writes what became of a mail, where it still stands as `from` says, and tells the open screens. */
async function settleRequest(
  tx: Tx,
  payload: Payload,
  from: readonly Delivery[],
  delivery: Delivery,
): Promise<void> {
  const candidateId = await writeDelivery(tx, payload, from, delivery);
  // To people it waits until it has gone out.
  if (candidateId !== undefined && delivery !== 'SENDING')
    await publishCandidate(tx, payload.agencyId, candidateId, []);
}

/**
 * Marks a waiting mail as being sent, before it is, and gives what it says; undefined when there is nothing to send. One that
 * is marked already was cut off by a crash: whether it went out cannot be known, so it is left to a person.
 */
async function claim(
  tx: Tx,
  payload: Payload,
  token: string,
): Promise<(Asked & { email: string }) | undefined> {
  // The installation's secret may have been changed since the request was made.
  const delivery = await writeTokenHash(tx, payload, hashToken(token));
  if (delivery === 'SENDING') await settleRequest(tx, payload, ['SENDING'], 'UNCERTAIN');
  if (delivery !== 'WAITING') return undefined;
  const asked = await findAsked(tx, payload);
  if (!asked) return undefined;
  const email = asked.isPending ? asked.email : null;
  await settleRequest(tx, payload, ['WAITING'], email ? 'SENDING' : 'FAILED');
  return email ? { ...asked, email } : undefined;
}

const DELIVERIES: Readonly<Record<MailOutcome['status'], Delivery>> = {
  sent: 'SENT',
  refused: 'FAILED',
  not_taken: 'WAITING',
  uncertain: 'UNCERTAIN',
};

export const consentJobs: JobHandlers = {
  'consents.ask_round': ({ agencyId }, { deps }) => askShare(deps, agencyId),

  // The mail holds a secret, so it is never stored among the messages that recruiters read: made, sent, forgotten.
  async 'consents.send'(payload, { deps, isLastAttempt }) {
    const { agencyId, requestId } = payload;
    const token = consentToken(deps.config, requestId);
    const asked = await withTenant(deps.pool, agencyId, (tx) => claim(tx, payload, token));
    if (!asked) return;
    const outcome = await deps.mail.send(mailOf(deps.config, asked, asked.email, requestId, token));
    countMail('consents.send', outcome, isLastAttempt);
    const givesUp = outcome.status === 'not_taken' && isLastAttempt;
    const delivery = givesUp ? 'FAILED' : DELIVERIES[outcome.status];
    await recordOutcome(deps, () =>
      // An UNCERTAIN here was written by another worker that took this one for dead; now it is known.
      withTenant(deps.pool, agencyId, (tx) => settleRequest(tx, payload, ['SENDING', 'UNCERTAIN'], delivery)),
    );
    if (outcome.status === 'not_taken' && !givesUp)
      throw new Error(`consent mail not sent yet: ${outcome.reason}`);
  },
};
