import { CONSENT_MAILS_A_MINUTE } from '@cantera/shared/contracts/consent-rounds';
import { sendGdpr } from '@cantera/shared/contracts/consents';
import { inSeconds } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, tooMany } from '../../errors.ts';
import { hashToken, newId } from '../../ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import { countSending } from '../../jobs/sending-limit.ts';
import { endAcceptedBefore, publishCandidate, setGdprStatus } from '../candidates/index.ts';
import { CONSENT_LINK_SECONDS, consentToken } from '../consent-links/index.ts';
import {
  countPaced,
  countRequests,
  emailOf,
  insertRequest,
  lastAskAt,
  localeFor,
  lockEmailOfAccepted,
  lockPace,
} from './request.repository.ts';

const HOUR_SECONDS = 3600;
const MAILS_AN_HOUR = 10;
/** Longer than any mail waits for those before it. */
const LONGEST_PACE_SECONDS = 2 * 86_400;
/** More than anybody asks for by hand; a list is worked through with as many a member, and all members together. */
const MEMBER_AN_HOUR = 200;
const AGENCY_AN_HOUR = 1_000;

async function requireFewMails(tx: Tx, agencyId: string, candidateId: string): Promise<void> {
  const count = await countRequests(tx, agencyId, candidateId, inSeconds(-HOUR_SECONDS));
  if (count >= MAILS_AN_HOUR) throw tooMany(HOUR_SECONDS);
}

/** The key of the job that sends a request's mail. */
export const consentKey = (requestId: string): string => `consent:${requestId}`;

/** A request among many that go out at a pace: when its mail leaves, and the round that it belongs to. */
interface PacedRequest {
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
  given: { agencyId: string; candidateId: string; userId: string | null; paced?: PacedRequest },
): Promise<string> {
  const { agencyId, candidateId, userId, paced } = given;
  const email = await emailOf(tx, agencyId, candidateId);
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
  await insertRequest(tx, agencyId, {
    id,
    candidateId,
    tokenHash: hashToken(consentToken(config, id)),
    locale: await localeFor(tx, agencyId, candidateId, userId),
    requestedBy: userId,
    roundId: paced?.roundId ?? null,
    askAt: paced?.askAt ?? null,
    expiresAt: inSeconds(CONSENT_LINK_SECONDS),
  });
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

/** Seconds for which a share of the pace is given out. */
export const PACE_SECONDS = 60;

/**
 * When the mails may leave that an agency's pace has room for in the next minute, spread over it; none when this minute has
 * had its share. Whoever asks takes from the same pace.
 */
export async function roomOfMinute(tx: Tx, agencyId: string): Promise<Date[]> {
  const left =
    CONSENT_MAILS_A_MINUTE -
    (await countPaced(tx, agencyId, {
      since: inSeconds(-PACE_SECONDS),
      until: inSeconds(PACE_SECONDS),
      notBefore: inSeconds(-LONGEST_PACE_SECONDS),
    }));
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
  await lockPace(tx, agencyId);
  const last = await lastAskAt(tx, agencyId, inSeconds(-LONGEST_PACE_SECONDS));
  const step = PACE_SECONDS / CONSENT_MAILS_A_MINUTE;
  const earliest = inSeconds(after).getTime();
  const behind = last ? last.getTime() + step * 1000 : earliest;
  const start = Math.max(earliest, behind);
  return Array.from({ length: count }, (_, index) => new Date(start + index * step * 1000));
}

interface LapsedConsent {
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
  given: LapsedConsent & { candidateId: string; askAt: Date },
): Promise<void> {
  const { agencyId, candidateId, givenBefore, askAt } = given;
  const email = await lockEmailOfAccepted(tx, agencyId, candidateId, givenBefore);
  if (email) await requestConsent(tx, config, { agencyId, candidateId, userId: null, paced: { askAt } });
}

/** Ends consent that was given before `givenBefore` without asking for it: nobody was mailed, so it is NOT_SENT. */
export async function endConsentUnasked(
  tx: Tx,
  { agencyId, givenBefore }: LapsedConsent,
  candidateIds: readonly string[],
): Promise<void> {
  if (candidateIds.length === 0) return;
  await endAcceptedBefore(tx, agencyId, candidateIds, givenBefore);
}
