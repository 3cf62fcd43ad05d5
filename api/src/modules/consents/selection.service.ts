import { CONSENT_MAILS_A_MINUTE } from '@cantera/shared/contracts/consent-rounds';
import { type AskingPreview, askForConsents } from '@cantera/shared/contracts/consents';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { cancelJobs } from '../../jobs/queue.ts';
import { forgetAsked, publishCandidate } from '../candidates/index.ts';
import { consentKey, requestConsent, timesInTurn } from './request.service.ts';
import { holdNeverAskedOf } from './round.repository.ts';
import { mailShownTo } from './round.service.ts';

type Member = Pick<Actor, 'agencyId' | 'userId'>;

/** What asking the selected comes to; ids of nobody count nowhere. */
export async function previewSelection(
  tx: Tx,
  member: Member,
  candidateIds: readonly string[],
): Promise<AskingPreview> {
  const { rows } = await sql<Pick<AskingPreview, 'toAsk' | 'askedBefore' | 'withoutEmail' | 'duplicates'>>`
    select count(*) filter (where why = 'TO_ASK')::int as "toAsk",
      count(*) filter (where why = 'ASKED')::int as "askedBefore",
      count(*) filter (where why = 'NO_EMAIL')::int as "withoutEmail",
      count(*) filter (where why = 'DUPLICATE')::int as "duplicates"
    from (
      select case
        when gdpr_status <> 'NOT_SENT' then 'ASKED'
        when coalesce(email_key, '') = '' then 'NO_EMAIL'
        when possible_duplicate_of is not null then 'DUPLICATE'
        else 'TO_ASK' end as why
      from candidates
      where agency_id = ${member.agencyId} and id = any (${[...candidateIds]}::uuid[])
    ) as selected`.execute(tx);
  const counts = rows[0] ?? { toAsk: 0, askedBefore: 0, withoutEmail: 0, duplicates: 0 };
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
  { agencyId, userId }: Member,
  requestIds: readonly string[],
): Promise<number> {
  const rows = await tx
    .deleteFrom('consent_requests')
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...requestIds])
    .where('requested_by', '=', userId)
    .where('ask_at', 'is not', null)
    .where('round_id', 'is', null)
    .where('delivery', '=', 'WAITING')
    .returning(['id', 'candidate_id'])
    .execute();
  await cancelJobs(
    tx,
    rows.map((row) => consentKey(row.id)),
  );
  const candidateIds = rows.map((row) => row.candidate_id);
  await forgetAsked(tx, agencyId, candidateIds);
  for (const candidateId of candidateIds) await publishCandidate(tx, agencyId, candidateId, []);
  return rows.length;
}
