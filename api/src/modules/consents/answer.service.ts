import { type ConsentRequest, consentLinkErrors } from '@cantera/shared/contracts/consents';
import type { Locale } from '@cantera/shared/contracts/enums';
import { now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { type AppError, fail } from '../../errors.ts';
import { hashToken, newId } from '../../ids.ts';
import { publishCandidate } from '../candidates/index.ts';
import { siteIsOn } from '../career-site/index.ts';
import { notify } from '../notifications/index.ts';
import { recordConsent } from './consent.repository.ts';
import { CONSENT_TEXTS } from './consent-texts.ts';

/** One answer for a link that is unknown, too old, or followed by a newer one: it says nothing of who was asked. */
const invalidLink = (): AppError =>
  fail(consentLinkErrors, 'CONSENT_LINK_INVALID', 'This link does not work any more.');

interface Found {
  readonly agencyId: string;
  readonly requestId: string;
}

async function findRequest({ pool }: Deps, token: string): Promise<Found> {
  const { rows } = await pool.query<{ agency_id: string; request_id: string }>(
    'select agency_id, request_id from app.find_consent_request($1)',
    [hashToken(token)],
  );
  if (!rows[0]) throw invalidLink();
  return { agencyId: rows[0].agency_id, requestId: rows[0].request_id };
}

/** Whose request it is, held so that of two answers at once one follows the other, and no newer request comes between. */
async function holdCandidate(tx: Tx, { agencyId, requestId }: Found): Promise<string> {
  const candidate = await tx
    .selectFrom('candidates as c')
    .innerJoin('consent_requests as r', (on) =>
      on.onRef('r.agency_id', '=', 'c.agency_id').onRef('r.candidate_id', '=', 'c.id'),
    )
    .select('c.id')
    .where('r.agency_id', '=', agencyId)
    .where('r.id', '=', requestId)
    .forNoKeyUpdate('c')
    .executeTakeFirst();
  if (!candidate) throw invalidLink();
  return candidate.id;
}

/** The request while its link is good: not too old, and the newest of its candidate. */
async function readRequest(tx: Tx, { agencyId, requestId }: Found): Promise<ConsentRequest> {
  const row = await tx
    .selectFrom('consent_requests as r')
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.agency_id', '=', 'r.agency_id').onRef('c.id', '=', 'r.candidate_id'),
    )
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(['c.first_name', 'a.name', 'a.slug', 'a.primary_color', 'r.locale', 'r.answer', 'r.expires_at'])
    .select(({ ref }) => siteIsOn(ref('a.id')).as('has_site'))
    .where('r.agency_id', '=', agencyId)
    .where('r.id', '=', requestId)
    .where('r.expires_at', '>', now().toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consent_requests as later')
            .select('later.id')
            .whereRef('later.agency_id', '=', 'r.agency_id')
            .whereRef('later.candidate_id', '=', 'r.candidate_id')
            // Ids rise with time.
            .whereRef('later.id', '>', 'r.id'),
        ),
      ),
    )
    .executeTakeFirst();
  if (!row) throw invalidLink();
  return {
    firstName: row.first_name,
    agencyId,
    agencyName: row.name,
    primaryColor: row.primary_color,
    siteSlug: row.has_site ? row.slug : null,
    locale: row.locale,
    answer: row.answer,
    expiresAt: row.expires_at,
  };
}

/** What a link asks. Throws 404 CONSENT_LINK_INVALID. */
export async function showRequest(deps: Deps, token: string): Promise<ConsentRequest> {
  const found = await findRequest(deps, token);
  return withTenant(deps.pool, found.agencyId, (tx) => readRequest(tx, found));
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
  const found = await findRequest(deps, token);
  const { agencyId, requestId } = found;
  return withTenant(deps.pool, agencyId, async (tx) => {
    const candidateId = await holdCandidate(tx, found);
    const request = await readRequest(tx, found);
    const answer = given.accepted ? 'ACCEPTED' : 'REJECTED';
    if (request.answer === answer) return request;
    await tx
      .updateTable('consent_requests')
      .set({ answer, answered_at: now() })
      .where('agency_id', '=', agencyId)
      .where('id', '=', requestId)
      .execute();
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
