import type { EndpointRequest, EndpointResponse } from '@cantera/shared/contracts';
import { addPoolStranger } from '@cantera/shared/contracts/hunt-profiles';
import type { Config } from '../../../config.ts';
import type { StoredProfile } from '../../../db/json-columns.ts';
import type { Tx } from '../../../db/tenant.ts';
import { AppError, fail, invalidFields, notFound } from '../../../errors.ts';
import type { Actor } from '../../../http/actor.ts';
import { holdCandidate, insertCandidate, suggestFor } from '../../candidates/index.ts';
import { requestConsent } from '../../consents/index.ts';
import { rememberCandidate } from '../../duplicates/index.ts';
import { type HeldStranger, holdStranger, removeStranger } from '../../hunt-strangers/index.ts';
import { ensureSkills } from '../../lookups/index.ts';
import { applicationOf } from '../../pipeline/index.ts';
import { requirePosition } from '../../positions/index.ts';
import { addHeld, requireReady } from '../decisions.service.ts';
import { readCounts } from '../describe.ts';
import { changePeople, insertPeople } from '../hunt-people.repository.ts';
import { hasFound, hasRefused } from './joining.repository.ts';
import { candidateOf } from './person-of.ts';

type Body = EndpointRequest<typeof addPoolStranger>['body'];

/**
 * The candidate whom somebody is, held, who is offered what the file says differently. Throws 400 naming the field,
 * CANDIDATE_ALREADY_APPLIED for who is in the position.
 */
async function joinKnown(
  tx: Tx,
  actor: Actor,
  positionId: string,
  candidateId: string,
  profile: StoredProfile,
): Promise<string> {
  const refuse = (why: 'not_found' | 'not_allowed') => invalidFields({ existing_candidate_id: why });
  try {
    await holdCandidate(tx, actor, candidateId);
  } catch (error) {
    if (error instanceof AppError && error.parts.status === 404) throw refuse('not_found');
    throw error;
  }
  if (await hasRefused(tx, actor.agencyId, candidateId)) throw refuse('not_allowed');
  if (await applicationOf(tx, actor.agencyId, { positionId, candidateId }))
    throw fail(addPoolStranger.errors, 'CANDIDATE_ALREADY_APPLIED', 'This candidate is in the position.', {
      details: { candidateIds: [candidateId] },
    });
  const offered = { ...profile, lastName: profile.lastName || null };
  await suggestFor(tx, actor.agencyId, candidateId, offered, null);
  return candidateId;
}

/** A candidate with all that the file says. Throws 409 CANDIDATE_EXISTS, CANDIDATE_LIMIT. */
async function makeCandidate(tx: Tx, actor: Actor, profile: StoredProfile): Promise<string> {
  const skills = await ensureSkills(tx, actor.agencyId, 'HARD_SKILL', profile.skills);
  const input = candidateOf(
    profile,
    skills.map(({ id }) => id),
  );
  const id = await insertCandidate(tx, actor, input, 'HUNT');
  await rememberCandidate(tx, actor.agencyId, id);
  return id;
}

/** What the hunt found of somebody, as of the candidate whom they are now. */
async function becomePerson(
  tx: Tx,
  agencyId: string,
  huntId: string,
  { id, ordinal, percent, clauses, lax, verdicts, viewed }: HeldStranger,
  candidateId: string,
): Promise<void> {
  await removeStranger(tx, agencyId, huntId, id);
  if (!(await hasFound(tx, agencyId, huntId, candidateId)))
    await insertPeople(tx, agencyId, huntId, [
      { candidateId, ordinal: ordinal ?? 0, percent: percent ?? 0, clauses, lax, verdicts },
    ]);
  if (viewed) await changePeople(tx, agencyId, huntId, [candidateId], { viewed });
}

/**
 * Makes somebody of a file a candidate, or takes them for one, and adds them to the position, all or nothing. Throws 404, 400
 * naming the field, NOT_ON_POSITION, HUNT_NOT_READY, POSITION_NOT_OPEN, CANDIDATE_EXISTS, CANDIDATE_LIMIT, CANDIDATE_ALREADY_APPLIED.
 */
export async function addStranger(
  tx: Tx,
  actor: Actor,
  config: Pick<Config, 'secret' | 'undoSeconds'>,
  { id: huntId, strangerId }: EndpointRequest<typeof addPoolStranger>['params'],
  { existingCandidateId, sendConsent }: Body,
): Promise<EndpointResponse<typeof addPoolStranger>['data']> {
  const { agencyId } = actor;
  const hunt = await requireReady(tx, actor, huntId);
  // Held before the person, as everywhere.
  await requirePosition(tx, actor, hunt.position_id, 'share');
  const stranger = await holdStranger(tx, agencyId, huntId, strangerId);
  if (!stranger) throw notFound('person');
  const { profile } = stranger;
  if (sendConsent && (existingCandidateId || !profile.email))
    throw invalidFields({ send_consent: 'not_allowed' });
  const candidateId = existingCandidateId
    ? await joinKnown(tx, actor, hunt.position_id, existingCandidateId, profile)
    : await makeCandidate(tx, actor, profile);
  await becomePerson(tx, agencyId, huntId, stranger, candidateId);
  const adding = { candidateIds: [candidateId], sendWelcome: false, field: 'existing_candidate_id' };
  await addHeld(tx, actor, hunt, adding, config.undoSeconds);
  if (sendConsent) await requestConsent(tx, config, { agencyId, candidateId, userId: actor.userId });
  return { candidateId, counts: await readCounts(tx, agencyId, huntId) };
}
