import {
  CONSENT_MAILS_A_MINUTE,
  type ConsentRoundState,
  startConsentRound,
} from '@cantera/shared/contracts/consent-rounds';
import type { Locale } from '@cantera/shared/contracts/enums';
import { topic } from '@cantera/shared/contracts/topics';
import { inSeconds } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { cancelJobs, enqueue } from '../../jobs/queue.ts';
import { publish } from '../../live/index.ts';
import { forgetAsked } from '../candidates/index.ts';
import { CONSENT_TEXTS } from './consent-texts.ts';
import { consentKey, PACE_SECONDS, requestConsent, roomOfMinute } from './request.service.ts';
import {
  countNeverAsked,
  endRound,
  findLastRound,
  findNameAndLanguage,
  holdNeverAsked,
  holdRunning,
  insertRound,
  withdrawWaiting,
} from './round.repository.ts';

const enqueueShare = (tx: Tx, agencyId: string, seconds = 0): Promise<void> =>
  enqueue(
    tx,
    'consents.ask_round',
    { agencyId },
    { key: `consent-round:${agencyId}`, runAt: inSeconds(seconds) },
  );

/** What the mail that asks says, in the language of who looks at it. */
export async function mailShownTo(
  tx: Tx,
  member: Pick<Actor, 'agencyId' | 'userId'>,
): Promise<ConsentRoundState['mail']> {
  const { name, lang } = await findNameAndLanguage(tx, member);
  const locale: Locale = lang ?? 'en';
  const texts = CONSENT_TEXTS[locale];
  return { subject: texts.subject(name), paragraphs: [texts.text(name), texts.rejection, texts.note] };
}

/** How many were never asked, what they would get, and how far the last round is. */
export async function showRound(tx: Tx, { agencyId, userId }: Actor): Promise<ConsentRoundState> {
  return {
    neverAsked: await countNeverAsked(tx, agencyId),
    mailsAMinute: CONSENT_MAILS_A_MINUTE,
    mail: await mailShownTo(tx, { agencyId, userId }),
    round: await findLastRound(tx, agencyId),
  };
}

/**
 * Begins to ask everybody who was never asked. `people` is how many the administrator saw: with another number now, nobody
 * is asked. Throws 409 CONSENT_COUNT_CHANGED, 409 CONSENT_ROUND_RUNNING.
 */
export async function startRound(tx: Tx, { agencyId, userId }: Actor, people: number): Promise<void> {
  const { errors } = startConsentRound;
  const neverAsked = await countNeverAsked(tx, agencyId);
  if (neverAsked !== people)
    throw fail(errors, 'CONSENT_COUNT_CHANGED', 'Another number of people was never asked by now.', {
      details: { neverAsked },
    });
  if (!(await insertRound(tx, agencyId, { startedBy: userId, people })))
    throw fail(errors, 'CONSENT_ROUND_RUNNING', 'A round is running already.');
  await enqueueShare(tx, agencyId);
  await publish(tx, agencyId, topic.agency());
}

/** Ends the round that runs, if one does. Mails that wait do not leave; whom they would reach was never asked, unless they have answered. */
export async function stopRound(tx: Tx, agencyId: string): Promise<void> {
  const round = await holdRunning(tx, agencyId);
  if (!round) return;
  await endRound(tx, agencyId, round.id, 'STOPPED');
  const { requestIds, candidateIds } = await withdrawWaiting(tx, agencyId, round.id);
  await cancelJobs(tx, requestIds.map(consentKey));
  await forgetAsked(tx, agencyId, candidateIds);
  await publish(tx, agencyId, topic.agency());
}

/**
 * Job `consents.ask_round`: a minute's share of the round that runs. The requests and the next minute's job are one
 * transaction: after a crash or a lost connection nobody is asked twice and nobody left out.
 */
export async function askShare(deps: Deps, agencyId: string): Promise<void> {
  await withTenant(deps.pool, agencyId, async (tx) => {
    const round = await holdRunning(tx, agencyId);
    if (!round) return;
    const times = await roomOfMinute(tx, agencyId);
    const people =
      times.length === 0
        ? []
        : await holdNeverAsked(tx, agencyId, { before: round.startedAt, limit: times.length });
    for (const [index, candidateId] of people.entries()) {
      const askAt = times[index];
      if (!askAt) continue;
      await requestConsent(tx, deps.config, {
        agencyId,
        candidateId,
        userId: round.startedBy,
        paced: { askAt, roundId: round.id },
      });
    }
    // Until a minute after the last of them it can be stopped: their mails are spread over that minute.
    if (times.length > 0 && people.length === 0) await endRound(tx, agencyId, round.id, 'DONE');
    else await enqueueShare(tx, agencyId, PACE_SECONDS);
    await publish(tx, agencyId, topic.agency());
  });
}
