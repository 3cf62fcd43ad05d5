import { type ConsentRequest, consentLinkErrors } from '@cantera/shared/contracts/consents';
import type { Locale } from '@cantera/shared/contracts/enums';
import { type Tx, withTenant } from '../../../db/tenant.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../errors.ts';
import { newId } from '../../../ids.ts';
import { publishCandidate } from '../../candidates/index.ts';
import { notify } from '../../notifications/index.ts';
import { recordConsent } from '../consent.repository.ts';
import { CONSENT_TEXTS } from '../consent-texts.ts';
import { findAnswerable, findLinked, holdAsked, recruitersOf, writeAnswer } from './answer.repository.ts';

/** One answer for a link that is unknown, too old, or followed by a newer one: it says nothing of who was asked. */
function required<T>(found: T | undefined): T {
  if (found === undefined)
    throw fail(consentLinkErrors, 'CONSENT_LINK_INVALID', 'This link does not work any more.');
  return found;
}

/** What a link asks. Throws 404 CONSENT_LINK_INVALID. */
export async function showRequest({ pool }: Deps, token: string): Promise<ConsentRequest> {
  const linked = required(await findLinked(pool, token));
  return withTenant(pool, linked.agencyId, async (tx) => required(await findAnswerable(tx, linked)));
}

/** Tells the recruiters of the open positions that the candidate is in. */
async function tellRecruiters(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  answer: 'ACCEPTED' | 'REJECTED',
): Promise<void> {
  const recruiters = await recruitersOf(tx, agencyId, candidateId);
  await notify(
    tx,
    // Another answer tells them again.
    { agencyId, kind: 'CONSENT_ANSWERED', subjectId: newId(), candidateId, details: { answer } },
    recruiters,
  );
}

/**
 * Writes an answer and tells the open screens. Until the link ends the last answer counts; the same again changes nothing.
 * Throws 404 CONSENT_LINK_INVALID.
 */
export async function answerRequest(
  { pool }: Deps,
  token: string,
  given: { accepted: boolean; locale?: Locale | undefined },
): Promise<ConsentRequest> {
  const linked = required(await findLinked(pool, token));
  const { agencyId } = linked;
  return withTenant(pool, agencyId, async (tx) => {
    const candidateId = required(await holdAsked(tx, linked));
    const request = required(await findAnswerable(tx, linked));
    const answer = given.accepted ? 'ACCEPTED' : 'REJECTED';
    if (request.answer === answer) return request;
    await writeAnswer(tx, linked, answer);
    const locale = given.locale ?? request.locale;
    await recordConsent(tx, {
      agencyId,
      candidateId,
      status: answer,
      origin: 'LINK',
      locale,
      text: CONSENT_TEXTS[locale].text(request.agencyName),
    });
    await tellRecruiters(tx, agencyId, candidateId, answer);
    await publishCandidate(tx, agencyId, candidateId, []);
    return { ...request, answer };
  });
}
