import { CONSENT_MAILS_A_MINUTE } from '@cantera/shared/contracts/consent-rounds';
import { sendGdpr } from '@cantera/shared/contracts/consents';
import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import { sql } from 'kysely';
import { inSeconds, now } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, tooMany } from '../../errors.ts';
import { hashToken, newId } from '../../ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import { countSending } from '../../jobs/sending-limit.ts';
import { endAcceptedBefore, publishCandidate, setGdprStatus } from '../candidates/index.ts';
import { consentToken } from './consent-token.ts';

const LINK_SECONDS = 30 * 86_400;
const HOUR_SECONDS = 3600;
const MAILS_AN_HOUR = 10;
/** Longer than any mail waits for those before it. */
const LONGEST_PACE_SECONDS = 2 * 86_400;
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

/** The key of the job that sends a request's mail. */
export const consentKey = (requestId: string): string => `consent:${requestId}`;

/** A request among many that go out at a pace: when its mail leaves, and the round that it belongs to. */
interface Paced {
  readonly askAt: Date;
  readonly roundId?: string;
}

/**
 * Asks a candidate for their consent: they are PENDING from now on and get a mail with a link for 30 days; the links of
 * earlier mails end. `userId` is who asks, null for the system. The caller holds the candidate. Resolves to the request's
 * id. Throws 409 CANDIDATE_NO_EMAIL, 429.
 */
export async function requestConsent(
  tx: Tx,
  config: Pick<Config, 'secret'>,
  given: { agencyId: string; candidateId: string; userId: string | null; paced?: Paced },
): Promise<string> {
  const { agencyId, candidateId, userId, paced } = given;
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
  // What is paced has a limit of its own.
  if (!paced)
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
      round_id: paced?.roundId ?? null,
      ask_at: paced?.askAt ?? null,
      created_at: now(),
      expires_at: inSeconds(LINK_SECONDS),
    })
    .execute();
  await setGdprStatus(tx, agencyId, candidateId, 'PENDING');
  await enqueue(
    tx,
    'consents.send',
    { agencyId, requestId: id },
    { key: consentKey(id), ...(paced ? { runAt: paced.askAt } : {}) },
  );
  // Of what goes by itself, many at a time, screens hear when the mail has gone out.
  if (!paced) await publishCandidate(tx, agencyId, candidateId, []);
  return id;
}

/** How many of the system, of rounds and of selections were asked since a time, or will be within a minute. */
async function countPaced(tx: Tx, agencyId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('consent_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .where('created_at', '>', inSeconds(-LONGEST_PACE_SECONDS).toISOString())
    .where((eb) =>
      eb.or([
        eb.and([
          eb('created_at', '>', since.toISOString()),
          eb.or([eb('requested_by', 'is', null), eb('round_id', 'is not', null)]),
        ]),
        eb.and([
          eb('ask_at', '>', since.toISOString()),
          eb('ask_at', '<', inSeconds(PACE_SECONDS).toISOString()),
          eb('requested_by', 'is not', null),
          eb('round_id', 'is', null),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Seconds for which a share of the pace is given out. */
export const PACE_SECONDS = 60;

/**
 * When the mails may leave that an agency's pace has room for in the next minute, spread over it; none when this minute has
 * had its share. Whoever asks takes from the same pace.
 */
export async function roomOfMinute(tx: Tx, agencyId: string): Promise<Date[]> {
  const left = CONSENT_MAILS_A_MINUTE - (await countPaced(tx, agencyId, inSeconds(-PACE_SECONDS)));
  return Array.from({ length: Math.max(0, left) }, (_, index) => inSeconds((index * PACE_SECONDS) / left));
}

/**
 * When the mails of a selection may leave: one after the other at the agency's pace, behind those that wait already, the
 * first no sooner than `after` seconds from now. Whoever else asks for times of the same agency waits for this transaction.
 */
export async function timesInTurn(
  tx: Tx,
  agencyId: string,
  { count, after }: { count: number; after: number },
): Promise<Date[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`consents ${agencyId}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('consent_requests')
    .select((eb) => eb.fn.max('ask_at').as('last'))
    .where('agency_id', '=', agencyId)
    .where('created_at', '>', inSeconds(-LONGEST_PACE_SECONDS).toISOString())
    .executeTakeFirst();
  const step = PACE_SECONDS / CONSENT_MAILS_A_MINUTE;
  const earliest = inSeconds(after).getTime();
  const behind = row?.last ? new Date(row.last).getTime() + step * 1000 : earliest;
  const start = Math.max(earliest, behind);
  return Array.from({ length: count }, (_, index) => new Date(start + index * step * 1000));
}

interface Lapsing {
  readonly agencyId: string;
  /** ISO. */
  readonly givenBefore: string;
}

/**
 * Consent that was given before `givenBefore`: PENDING again, and asked for by a mail at `askAt`. Who has answered since keeps
 * their answer. The caller tells the open screens.
 */
export async function lapseConsent(
  tx: Tx,
  config: Pick<Config, 'secret'>,
  given: Lapsing & { candidateId: string; askAt: Date },
): Promise<void> {
  const { agencyId, candidateId, givenBefore, askAt } = given;
  const candidate = await tx
    .selectFrom('candidates')
    .select('email')
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .where('gdpr_status', '=', 'ACCEPTED')
    .where('gdpr_status_at', '<', givenBefore)
    .forUpdate()
    .executeTakeFirst();
  if (candidate?.email)
    await requestConsent(tx, config, { agencyId, candidateId, userId: null, paced: { askAt } });
}

/** Ends consent that was given before `givenBefore` without asking for it: nobody was mailed, so it is NOT_SENT. */
export async function endConsentUnasked(
  tx: Tx,
  { agencyId, givenBefore }: Lapsing,
  candidateIds: readonly string[],
): Promise<void> {
  if (candidateIds.length === 0) return;
  await endAcceptedBefore(tx, agencyId, candidateIds, givenBefore);
}
