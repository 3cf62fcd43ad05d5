import { type ConsentRequest, consentLinkErrors } from '@cantera/shared/contracts/consents';
import type { Locale } from '@cantera/shared/contracts/enums';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { type AppError, fail } from '../../errors.ts';
import { hashToken, newId } from '../../ids.ts';
import { publishCandidate } from '../candidates/index.ts';
import { readApplicantToken } from '../consent-links/index.ts';
import { notify } from '../notifications/index.ts';
import { recordConsent } from './consent.repository.ts';
import { CONSENT_TEXTS } from './consent-texts.ts';
import { type ConsentLink, holdCandidate, readLink, writeAnswer } from './link.repository.ts';

/** One answer for a link that is unknown, too old, or followed by a newer one: it says nothing of who was asked. */
const invalidLink = (): AppError =>
  fail(consentLinkErrors, 'CONSENT_LINK_INVALID', 'This link does not work any more.');

/** What a link names: the token of a receipt says it itself, of a request only the hash is known. */
async function findLink({ pool, config }: Deps, token: string): Promise<ConsentLink> {
  const ofReceipt = readApplicantToken(config, token);
  if (ofReceipt) return ofReceipt;
  const { rows } = await pool.query<{ agency_id: string; request_id: string }>(
    'select agency_id, request_id from app.find_consent_request($1)',
    [hashToken(token)],
  );
  if (!rows[0]) throw invalidLink();
  return { agencyId: rows[0].agency_id, requestId: rows[0].request_id };
}

async function requireGood(tx: Tx, link: ConsentLink): Promise<ConsentRequest> {
  const request = await readLink(tx, link);
  if (!request) throw invalidLink();
  return request;
}

/** What a link asks. Throws 404 CONSENT_LINK_INVALID. */
export async function showRequest(deps: Deps, token: string): Promise<ConsentRequest> {
  const link = await findLink(deps, token);
  return withTenant(deps.pool, link.agencyId, (tx) => requireGood(tx, link));
}

/** Tells the recruiters of the open positions that the candidate is in. */
async function tellRecruiters(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  answer: 'ACCEPTED' | 'REJECTED',
): Promise<void> {
  const recruiters = await tx
    .selectFrom('applications as a')
    .innerJoin('positions as p', (on) =>
      on.onRef('p.agency_id', '=', 'a.agency_id').onRef('p.id', '=', 'a.position_id'),
    )
    .innerJoin('position_members as m', (on) =>
      on.onRef('m.agency_id', '=', 'a.agency_id').onRef('m.position_id', '=', 'a.position_id'),
    )
    .select('m.user_id')
    .distinct()
    .where('a.agency_id', '=', agencyId)
    .where('a.candidate_id', '=', candidateId)
    .where('p.status', '=', 'OPEN')
    .where('m.role', '=', 'RECRUITER')
    .execute();
  await notify(
    tx,
    // Another answer tells them again.
    { agencyId, kind: 'CONSENT_ANSWERED', subjectId: newId(), candidateId, details: { answer } },
    recruiters.map((row) => row.user_id),
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
    const candidateId = await holdCandidate(tx, link);
    if (!candidateId) throw invalidLink();
    const request = await requireGood(tx, link);
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
