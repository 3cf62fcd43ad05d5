import type { Locale } from '@cantera/shared/contracts/enums';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { hashToken } from '../../ids.ts';
import type { Mail, MailOutcome } from '../../integrations/mail/index.ts';
import type { JobHandlers } from '../../jobs/handlers.ts';
import type { JobPayloads } from '../../jobs/job-types.ts';
import { publishCandidate } from '../candidates/index.ts';
import { countMail, mailText, recordOutcome, renderLayout } from '../messages/index.ts';
import { CONSENT_TEXTS } from './consent-texts.ts';
import { consentToken } from './consent-token.ts';
import { askShare } from './round.service.ts';

type Payload = JobPayloads['consents.send'];
type Delivery = 'SENT' | 'FAILED' | 'UNCERTAIN';

interface Asked {
  readonly candidateId: string;
  readonly email: string | null;
  readonly firstName: string;
  readonly agency: string;
  /** False for whoever has answered elsewhere: they need no mail any more. */
  readonly isPending: boolean;
  readonly locale: Locale;
}

/** What the mail says, while no newer request has been made. */
async function findAsked(tx: Tx, { agencyId, requestId }: Payload): Promise<Asked | undefined> {
  const row = await tx
    .selectFrom('consent_requests as r')
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.agency_id', '=', 'r.agency_id').onRef('c.id', '=', 'r.candidate_id'),
    )
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(['c.email', 'c.id', 'c.first_name', 'c.gdpr_status', 'a.name', 'r.locale'])
    .where('r.agency_id', '=', agencyId)
    .where('r.id', '=', requestId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consent_requests as later')
            .select('later.id')
            .whereRef('later.agency_id', '=', 'r.agency_id')
            .whereRef('later.candidate_id', '=', 'r.candidate_id')
            .whereRef('later.id', '>', 'r.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return (
    row && {
      candidateId: row.id,
      email: row.email,
      firstName: row.first_name,
      agency: row.name,
      isPending: row.gdpr_status === 'PENDING',
      locale: row.locale,
    }
  );
}

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

type Stored = Delivery | 'WAITING' | 'SENDING';

/** Writes what became of a mail, where it still stands as `from` says, and tells the open screens. */
async function settleRequest(
  tx: Tx,
  { agencyId, requestId }: Payload,
  from: readonly Stored[],
  delivery: Stored,
): Promise<void> {
  const row = await tx
    .updateTable('consent_requests')
    .set({ delivery })
    .where('agency_id', '=', agencyId)
    .where('id', '=', requestId)
    .where('delivery', 'in', [...from])
    .returning('candidate_id')
    .executeTakeFirst();
  // To people it waits until it has gone out.
  if (row && delivery !== 'SENDING') await publishCandidate(tx, agencyId, row.candidate_id, []);
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
  const row = await tx
    .updateTable('consent_requests')
    // The installation's secret may have been changed since the request was made.
    .set({ token_hash: hashToken(token) })
    .where('agency_id', '=', payload.agencyId)
    .where('id', '=', payload.requestId)
    .returning('delivery')
    .executeTakeFirst();
  if (row?.delivery === 'SENDING') await settleRequest(tx, payload, ['SENDING'], 'UNCERTAIN');
  if (row?.delivery !== 'WAITING') return undefined;
  const asked = await findAsked(tx, payload);
  if (!asked) return undefined;
  const email = asked.isPending ? asked.email : null;
  await settleRequest(tx, payload, ['WAITING'], email ? 'SENDING' : 'FAILED');
  return email ? { ...asked, email } : undefined;
}

const DELIVERIES: Readonly<Record<MailOutcome['status'], Stored>> = {
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
