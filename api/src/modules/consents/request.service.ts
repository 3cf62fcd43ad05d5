import { sendGdpr } from '@cantera/shared/contracts/consents';
import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import { inSeconds, now } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, tooMany } from '../../errors.ts';
import { hashToken, newId } from '../../ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import { countSending } from '../../jobs/sending-limit.ts';
import { publishCandidate, setGdprStatus } from '../candidates/index.ts';
import { consentToken } from './consent-token.ts';

const LINK_SECONDS = 30 * 86_400;
const HOUR_SECONDS = 3600;
const MAILS_AN_HOUR = 10;
/** More than anybody asks for by hand; a list is worked through with as many a member, and all members together. */
const MEMBER_AN_HOUR = 200;
const AGENCY_AN_HOUR = 1_000;

/** The language in which the candidate last agreed to something; else the one who asks; else the one most used in the agency. */
async function localeFor(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  userId: string | null,
): Promise<Locale> {
  const consent = await tx
    .selectFrom('consents')
    .select('locale')
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const agreedIn = LOCALES.find((locale) => locale === consent?.locale);
  if (agreedIn) return agreedIn;
  const users = await tx
    .selectFrom('users')
    .select((eb) => ['lang', eb.fn.countAll<number>().as('count')])
    .select((eb) => eb.fn.max(eb.case().when('id', '=', userId).then(1).else(0).end()).as('is_asking'))
    .where('agency_id', '=', agencyId)
    .where('lang', 'is not', null)
    .groupBy('lang')
    .orderBy('is_asking', 'desc')
    .orderBy('count', 'desc')
    .orderBy('lang')
    .executeTakeFirst();
  return users?.lang ?? 'en';
}

async function requireFewMails(tx: Tx, agencyId: string, candidateId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('consent_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .where('created_at', '>', inSeconds(-HOUR_SECONDS).toISOString())
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAILS_AN_HOUR) throw tooMany(HOUR_SECONDS);
}

/**
 * Asks a candidate for his consent: he is PENDING from now on and gets a mail with a link for 30 days; the links of earlier
 * mails end. `userId` is who asks, null for the system. The caller holds the candidate. Throws 409 CANDIDATE_NO_EMAIL, 429.
 */
export async function requestConsent(
  tx: Tx,
  config: Pick<Config, 'secret'>,
  given: { agencyId: string; candidateId: string; userId: string | null },
): Promise<void> {
  const { agencyId, candidateId, userId } = given;
  const { email } = await tx
    .selectFrom('candidates')
    .select('email')
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  if (!email)
    throw fail(
      sendGdpr.errors,
      'CANDIDATE_NO_EMAIL',
      'This candidate has no e-mail address to send the request to.',
    );
  await requireFewMails(tx, agencyId, candidateId);
  // What lapses asks by itself, all of it in one night.
  if (userId !== null)
    await countSending(tx, agencyId, [
      { key: `consents of ${userId}`, max: MEMBER_AN_HOUR },
      { key: 'consents', max: AGENCY_AN_HOUR },
    ]);
  const id = newId();
  await tx
    .insertInto('consent_requests')
    .values({
      agency_id: agencyId,
      id,
      candidate_id: candidateId,
      token_hash: hashToken(consentToken(config, id)),
      locale: await localeFor(tx, agencyId, candidateId, userId),
      requested_by: userId,
      created_at: now(),
      expires_at: inSeconds(LINK_SECONDS),
    })
    .execute();
  await setGdprStatus(tx, agencyId, candidateId, 'PENDING');
  await enqueue(tx, 'consents.send', { agencyId, requestId: id }, { key: `consent:${id}` });
  await publishCandidate(tx, agencyId, candidateId, []);
}

/**
 * Consent that was given before `givenBefore` (ISO): PENDING again, and asked for by a mail where the candidate has an
 * address. Who has answered since keeps his answer. The caller tells the open screens.
 */
export async function lapseConsent(
  tx: Tx,
  config: Pick<Config, 'secret'>,
  given: { agencyId: string; candidateId: string; givenBefore: string },
): Promise<void> {
  const { agencyId, candidateId, givenBefore } = given;
  const candidate = await tx
    .selectFrom('candidates')
    .select('email')
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .where('gdpr_status', '=', 'ACCEPTED')
    .where('gdpr_status_at', '<', givenBefore)
    .forUpdate()
    .executeTakeFirst();
  if (candidate?.email) await requestConsent(tx, config, { agencyId, candidateId, userId: null });
  else if (candidate) await setGdprStatus(tx, agencyId, candidateId, 'PENDING');
}
