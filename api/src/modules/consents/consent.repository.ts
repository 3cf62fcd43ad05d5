import type { Locale } from '@cantera/shared/contracts/enums';
import { textsFor } from '@cantera/shared/contracts/translations';
import { now } from '../../clock.ts';
import { type Handover, handRowsOver } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId, sha256 } from '../../ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import { findPolicy } from '../agency/index.ts';
import { setGdprStatus } from '../candidates/index.ts';

export interface GivenConsent {
  readonly agencyId: string;
  readonly candidateId: string;
  readonly status: 'ACCEPTED' | 'REJECTED';
  /** Where it was given: in an application, or behind the link of a mail. */
  readonly origin: 'APPLICATION' | 'LINK';
  readonly locale: Locale;
  /** To apply, the default, or to be kept for later offers. The mail with a link asks for the latter, whatever stands here. */
  readonly purpose?: 'PROCESS' | 'OFFERS';
  /** What was asked, as they read it. */
  readonly text?: string;
}

/** Of the policy as somebody reads it in their language. */
async function policyHash(tx: Tx, agencyId: string, locale: Locale): Promise<Buffer> {
  const { texts } = textsFor(await findPolicy(tx, agencyId), locale);
  return sha256(`${texts.privacyPolicy}\n${texts.privacyPolicyInformation}`);
}

/** Keeps what was answered: when, in which language, and the hashes of the policy and of the question as they stood. */
export async function keepConsent(tx: Tx, given: GivenConsent): Promise<void> {
  const { agencyId, candidateId, status, origin, locale, purpose = 'PROCESS', text } = given;
  await tx
    .insertInto('consents')
    .values({
      agency_id: agencyId,
      id: newId(),
      candidate_id: candidateId,
      purpose,
      status,
      origin,
      locale,
      policy_sha256: await policyHash(tx, agencyId, locale),
      text_sha256: text === undefined ? null : sha256(text),
      created_at: now(),
    })
    .execute();
}

type AskedInForm = Pick<GivenConsent, 'agencyId' | 'candidateId' | 'locale'> & {
  readonly text: string;
  readonly isGiven: boolean;
};

/**
 * Keeps whether somebody who applied agreed to be kept for later offers. A box that is left empty takes nothing back: it is kept
 * only of whom nothing is known yet.
 */
export async function keepOffersConsent(tx: Tx, { isGiven, ...asked }: AskedInForm): Promise<void> {
  const { agencyId, candidateId } = asked;
  const known =
    !isGiven &&
    (await tx
      .selectFrom('consents')
      .select('id')
      .where('agency_id', '=', agencyId)
      .where('candidate_id', '=', candidateId)
      .where(({ or, eb }) => or([eb('purpose', '=', 'OFFERS'), eb('origin', '=', 'LINK')]))
      .limit(1)
      .executeTakeFirst());
  if (known) return;
  await keepConsent(tx, {
    ...asked,
    purpose: 'OFFERS',
    status: isGiven ? 'ACCEPTED' : 'REJECTED',
    origin: 'APPLICATION',
  });
}

/** Keeps what was answered and makes it the candidate's status. */
export async function recordConsent(tx: Tx, given: GivenConsent): Promise<void> {
  const { agencyId, candidateId, status } = given;
  await keepConsent(tx, given);
  const before = await setGdprStatus(tx, agencyId, candidateId, status);
  // A refusal puts them on the list of those to be deleted; agreeing after one, by a new application too, takes them off it.
  if (status === 'REJECTED' || before === 'REJECTED')
    await enqueue(tx, 'retention.refresh', { agencyId }, { key: `retention:${agencyId}` });
}

/** Gives the consents that were given about one candidate to another. */
export const handConsentsOver = (tx: Tx, agencyId: string, handover: Handover): Promise<string[]> =>
  handRowsOver(tx, agencyId, 'consents', handover);

/** Gives the links that ask one candidate for consent to another. */
export const handConsentRequestsOver = (tx: Tx, agencyId: string, handover: Handover): Promise<string[]> =>
  handRowsOver(tx, agencyId, 'consent_requests', handover);

/** Deletes the links that nobody answered and that stopped working before a time (ISO). */
export async function pruneConsentRequests(tx: Tx, agencyId: string, before: string): Promise<void> {
  await tx
    .deleteFrom('consent_requests')
    .where('agency_id', '=', agencyId)
    .where('expires_at', '<', before)
    .where('answer', 'is', null)
    .execute();
}
