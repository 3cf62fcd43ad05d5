import type { Locale } from '@cantera/shared/contracts/enums';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { hashToken } from '../../ids.ts';
import type { Mail, MailOutcome } from '../../integrations/mail/index.ts';
import type { JobHandlers } from '../../jobs/handlers.ts';
import type { JobPayloads } from '../../jobs/job-types.ts';
import { publishCandidate } from '../candidates/index.ts';
import { plainText, renderLayout, systemAddress } from '../messages/index.ts';
import { CONSENT_TEXTS } from './consent-texts.ts';
import { consentToken } from './consent-token.ts';

type Payload = JobPayloads['consents.send'];
type Delivery = 'SENT' | 'FAILED' | 'UNCERTAIN';

interface Asked {
  readonly candidateId: string;
  readonly email: string | null;
  readonly firstName: string;
  readonly agency: string;
  readonly locale: Locale;
}

/** What the mail says, while it has not been sent and no newer request has been made. */
async function findAsked(tx: Tx, { agencyId, requestId }: Payload): Promise<Asked | undefined> {
  const row = await tx
    .selectFrom('consent_requests as r')
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.agency_id', '=', 'r.agency_id').onRef('c.id', '=', 'r.candidate_id'),
    )
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(['c.email', 'c.id', 'c.first_name', 'a.name', 'r.locale'])
    .where('r.agency_id', '=', agencyId)
    .where('r.id', '=', requestId)
    .where('r.delivery', '=', 'WAITING')
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
      locale: row.locale,
    }
  );
}

function mailOf(
  { publicUrl }: Deps['config'],
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
  const address = systemAddress(publicUrl);
  const mail: Mail = {
    messageId: `<${requestId}@${address.split('@')[1]}>`,
    from: { name: agency, address },
    to: email,
    subject: texts.subject(agency),
    html,
    text: plainText(html),
    attachments: [],
    candidateId: asked.candidateId,
  };
  return mail;
}

async function record(deps: Deps, { agencyId, requestId }: Payload, delivery: Delivery): Promise<void> {
  await withTenant(deps.pool, agencyId, async (tx) => {
    const row = await tx
      .updateTable('consent_requests')
      .set({ delivery })
      .where('agency_id', '=', agencyId)
      .where('id', '=', requestId)
      .returning('candidate_id')
      .executeTakeFirst();
    if (row) await publishCandidate(tx, agencyId, row.candidate_id, []);
  });
}

const DELIVERIES: Readonly<Record<Exclude<MailOutcome['status'], 'not_taken'>, Delivery>> = {
  sent: 'SENT',
  refused: 'FAILED',
  uncertain: 'UNCERTAIN',
};

export const consentJobs: JobHandlers = {
  // The mail holds a secret, so it is never stored among the messages that recruiters read: made, sent, forgotten.
  async 'consents.send'(payload, { deps, isLastAttempt }) {
    const { agencyId, requestId } = payload;
    const token = consentToken(deps.config, requestId);
    const asked = await withTenant(deps.pool, agencyId, async (tx) => {
      // The installation's secret may have been changed since the request was made.
      await tx
        .updateTable('consent_requests')
        .set({ token_hash: hashToken(token) })
        .where('agency_id', '=', agencyId)
        .where('id', '=', requestId)
        .execute();
      return findAsked(tx, payload);
    });
    if (!asked) return;
    if (!asked.email) return record(deps, payload, 'FAILED');
    const outcome = await deps.mail.send(mailOf(deps.config, asked, asked.email, requestId, token));
    if (outcome.status !== 'not_taken') return record(deps, payload, DELIVERIES[outcome.status]);
    if (isLastAttempt) return record(deps, payload, 'FAILED');
    throw new Error(`consent mail not sent yet: ${outcome.reason}`);
  },
};
