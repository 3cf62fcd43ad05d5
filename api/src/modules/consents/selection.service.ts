import { CONSENT_MAILS_A_MINUTE } from '@cantera/shared/contracts/consent-rounds';
import { type AskingPreview, askForConsents } from '@cantera/shared/contracts/consents';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { cancelJobs } from '../../jobs/queue.ts';
import { forgetAsked, publishCandidate } from '../candidates/index.ts';
import { consentKey, requestConsent, timesInTurn } from './request.service.ts';
import { holdNeverAskedOf } from './round.repository.ts';
import { mailShownTo } from './round.service.ts';
import { countSelected, withdrawOwn } from './selection.repository.ts';

type Member = Pick<Actor, 'agencyId' | 'userId'>;

/** What asking the selected comes to; ids of nobody count nowhere. */
export async function previewSelection(
  tx: Tx,
  member: Member,
  candidateIds: readonly string[],
): Promise<AskingPreview> {
  const counts = await countSelected(tx, member.agencyId, candidateIds);
  return { ...counts, mailsAMinute: CONSENT_MAILS_A_MINUTE, mail: await mailShownTo(tx, member) };
}

/**
 * Asks those of the selected who were never asked: they are PENDING from now on; the mails leave one by one, the first after
 * `unsendSeconds`. With another number of people than was seen nobody is asked: 409 CONSENT_COUNT_CHANGED.
 */
export async function askSelection(
  tx: Tx,
  config: Pick<Config, 'secret'>,
  member: Member,
  given: { candidateIds: readonly string[]; people: number; unsendSeconds: number },
): Promise<string[]> {
  const { agencyId, userId } = member;
  const asked = await holdNeverAskedOf(tx, agencyId, given.candidateIds);
  if (asked.length !== given.people)
    throw fail(
      askForConsents.errors,
      'CONSENT_COUNT_CHANGED',
      'Another number of the selected was never asked by now.',
      { details: { toAsk: asked.length } },
    );
  const times = await timesInTurn(tx, agencyId, { count: asked.length, after: given.unsendSeconds });
  const requestIds: string[] = [];
  for (const [index, candidateId] of asked.entries()) {
    const askAt = times[index];
    if (!askAt) continue;
    requestIds.push(await requestConsent(tx, config, { agencyId, candidateId, userId, paced: { askAt } }));
  }
  for (const candidateId of asked) await publishCandidate(tx, agencyId, candidateId, []);
  return requestIds;
}

/** Takes back a member's own requests whose mails wait; to how many. Whom they would reach was never asked, unless they answered. */
export async function withdrawSelection(
  tx: Tx,
  member: Member,
  requestIds: readonly string[],
): Promise<number> {
  const { agencyId } = member;
  const withdrawn = await withdrawOwn(tx, member, requestIds);
  await cancelJobs(tx, withdrawn.requestIds.map(consentKey));
  await forgetAsked(tx, agencyId, withdrawn.candidateIds);
  for (const candidateId of withdrawn.candidateIds) await publishCandidate(tx, agencyId, candidateId, []);
  return withdrawn.requestIds.length;
}
