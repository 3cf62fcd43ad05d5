import { type ConsentRequest, consentLinkErrors } from '@cantera/shared/contracts/consents';
import type { Locale } from '@cantera/shared/contracts/enums';
import { type Tx, withTenant } from '../../../db/tenant.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../errors.ts';
import { newId } from '../../../ids.ts';
import { publishCandidate } from '../../candidates/index.ts';
import { readApplicantToken } from '../../consent-links/index.ts';
import { notify } from '../../notifications/index.ts';
import { recordConsent } from '../consent.repository.ts';
import { CONSENT_TEXTS } from '../consent-texts.ts';
import { findLinked, recruitersOf } from './answer.repository.ts';
import { type ConsentLink, holdCandidate, readLink, writeAnswer } from './link.repository.ts';

/** One answer for a link that is unknown, too old, or followed by a newer one: it says nothing of who was asked. */
function required<T>(found: T | undefined): T {
  if (found === undefined)
    throw fail(consentLinkErrors, 'CONSENT_LINK_INVALID', 'This link does not work any more.');
  return found;
}

/** What a link names: the token of a receipt says it itself, of a request only the hash is known. */
const findLink = async ({ pool, config }: Deps, token: string): Promise<ConsentLink> =>
  readApplicantToken(config, token) ?? required(await findLinked(pool, token));

/** What a link asks. Throws 404 CONSENT_LINK_INVALID. */
export async function showRequest(deps: Deps, token: string): Promise<ConsentRequest> {
  const link = await findLink(deps, token);
  return withTenant(deps.pool, link.agencyId, async (tx) => required(await readLink(tx, link)));
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
  deps: Deps,
  token: string,
  given: { accepted: boolean; locale?: Locale | undefined },
): Promise<ConsentRequest> {
  const link = await findLink(deps, token);
  const { agencyId } = link;
  return withTenant(deps.pool, agencyId, async (tx) => {
    const candidateId = required(await holdCandidate(tx, link));
    const request = required(await readLink(tx, link));
    const answer = given.accepted ? 'ACCEPTED' : 'REJECTED';
    if (request.answer === answer) return request;
    if ('requestId' in link) await writeAnswer(tx, link, answer);
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
