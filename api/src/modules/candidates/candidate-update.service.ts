import type { EndpointRequest } from '@cantera/shared/contracts';
import type { updateCandidate } from '@cantera/shared/contracts/candidate-changes';
import { type Candidate, candidateChanged, candidateExists } from '@cantera/shared/contracts/candidates';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail, invalidFields, requireVersion } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { requireOwnImage } from '../files/index.ts';
import { knownCities } from '../lookups/index.ts';
import { publishCandidate } from './candidate-events.ts';
import {
  currentCompany,
  replaceEducations,
  replaceExperiences,
  replaceLanguages,
  replaceSkills,
} from './candidate-lists.repository.ts';

import type { CandidatesUpdate } from './candidate-write.ts';
import { writeCandidate } from './candidate-write.ts';
import { enqueueDuplicateCheck, findAddresses, lockCandidate } from './candidates.repository.ts';
import { findMatches, keysOf, linkedinKey, lockKeys } from './matching.ts';

type Input = EndpointRequest<typeof updateCandidate>['body'];

/** Throws 409 CANDIDATE_EXISTS, naming the candidate, unless it is nobody. */
export function refuseKnown(existing: string | null): void {
  if (existing)
    throw fail(
      candidateExists,
      'CANDIDATE_EXISTS',
      'A candidate with this e-mail or LinkedIn address exists already.',
      { details: { existingCandidateId: existing } },
    );
}

/** Throws 409 CANDIDATE_EXISTS when another candidate has the e-mail or LinkedIn address that this one is to get. */
export async function requireNewKeys(
  tx: Tx,
  agencyId: string,
  id: string,
  given: { email?: string | null; linkedin?: string | null },
): Promise<void> {
  const before = keysOf(await findAddresses(tx, agencyId, id));
  const wanted = keysOf(given);
  // An address that the candidate has may be another's too: then the two are marked as possibly the same.
  const keys = {
    email: wanted.email === before.email ? null : wanted.email,
    linkedin: wanted.linkedin === before.linkedin ? null : wanted.linkedin,
  };
  if (!keys.email && !keys.linkedin) return;
  await lockKeys(tx, agencyId, keys);
  const { byEmail, byLinkedin } = await findMatches(tx, agencyId, keys, id);
  refuseKnown(byEmail ?? byLinkedin);
}

async function cityChange(tx: Tx, location: string | null): Promise<CandidatesUpdate> {
  if (location === null || location === '') return { city_id: null, location_text: null };
  const cityId = (await knownCities(tx, [location])).get(location);
  if (cityId === undefined) throw invalidFields({ location: 'not_found' });
  return { city_id: cityId, location_text: null };
}

/** Another picture, or none: whatever stood at an address elsewhere is no longer shown. */
async function pictureChange(tx: Tx, agencyId: string, url: string | null): Promise<CandidatesUpdate> {
  const fileId = url ? await requireOwnImage(tx, agencyId, url, 'profile_image_url') : null;
  return { profile_image_file_id: fileId, profile_image_url: null };
}

/** The columns that a change writes. */
export async function columnsOf(tx: Tx, actor: Actor, input: Input): Promise<CandidatesUpdate> {
  const { firstName, lastName, jobTitle, email, phoneNumber, linkedin, summary, profileImageUrl } = input;
  return {
    ...(firstName === undefined ? {} : { first_name: firstName }),
    ...(lastName === undefined ? {} : { last_name: lastName ?? '' }),
    ...(jobTitle === undefined ? {} : { job_title: jobTitle }),
    ...(email === undefined ? {} : { email }),
    ...(phoneNumber === undefined ? {} : { phone_number: phoneNumber }),
    ...(linkedin === undefined ? {} : { linkedin, linkedin_key: linkedinKey(linkedin) }),
    ...(summary === undefined ? {} : { summary }),
    ...(profileImageUrl === undefined ? {} : await pictureChange(tx, actor.agencyId, profileImageUrl)),
    ...(input.location === undefined ? {} : await cityChange(tx, input.location)),
    ...(input.workExperiences === undefined ? {} : { company_name: currentCompany(input.workExperiences) }),
  };
}

/** Makes the lists that are given a candidate's. Throws 400 naming what does not exist. */
export async function replaceLists(tx: Tx, agencyId: string, id: string, input: Input): Promise<void> {
  if (input.workExperiences) await replaceExperiences(tx, agencyId, id, input.workExperiences);
  if (input.educations) await replaceEducations(tx, agencyId, id, input.educations);
  if (input.languages) await replaceLanguages(tx, agencyId, id, input.languages);
  if (input.hardSkills) await replaceSkills(tx, agencyId, id, 'HARD_SKILL', input.hardSkills);
  if (input.softSkills) await replaceSkills(tx, agencyId, id, 'SOFT_SKILL', input.softSkills);
}

/**
 * Changes any of a candidate's fields; what a person wrote no longer counts as read from the CV. Throws 404, 400 naming
 * the field, 409 CANDIDATE_CHANGED (`details.version`), 409 CANDIDATE_EXISTS (`details.existing_candidate_id`).
 */
export async function changeCandidate(tx: Tx, actor: Actor, id: string, input: Input): Promise<void> {
  const { agencyId } = actor;
  const { version, ...fields } = input;
  const candidate = await lockCandidate(tx, actor, id);
  requireVersion(candidateChanged, candidate.version, version);
  const written = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (written.length === 0) return;
  await requireNewKeys(tx, agencyId, id, {
    ...(input.email === undefined ? {} : { email: input.email }),
    ...(input.linkedin === undefined ? {} : { linkedin: input.linkedin }),
  });
  const columns = await columnsOf(tx, actor, input);
  await replaceLists(tx, agencyId, id, input);
  await writeCandidate(tx, agencyId, id, columns, written);
  await enqueueDuplicateCheck(tx, agencyId, id);
  await publishCandidate(tx, agencyId, id);
}

type SalaryChange = { amount: number } | { amountFrom: number; amountTo: number };

/**
 * Writes a candidate's salary or expectation. Throws 404, 400 naming `amount_from` when it is greater than the other, 409
 * CANDIDATE_CHANGED.
 */
export async function changeSalary(
  tx: Tx,
  actor: Actor,
  id: string,
  given: SalaryChange & { currency: string; version?: number | undefined },
): Promise<void> {
  requireVersion(candidateChanged, (await lockCandidate(tx, actor, id)).version, given.version);
  if ('amountFrom' in given && given.amountFrom > given.amountTo)
    throw invalidFields({ amount_from: 'too_big' });
  const columns: CandidatesUpdate =
    'amount' in given
      ? { salary_amount: given.amount, salary_currency: given.currency }
      : {
          expected_salary_from: given.amountFrom,
          expected_salary_to: given.amountTo,
          expected_salary_currency: given.currency,
        };
  await writeCandidate(tx, actor.agencyId, id, columns, []);
  await publishCandidate(tx, actor.agencyId, id, []);
}

/** Writes whether the candidate is looking for a job. Throws 404. */
export async function changeJobSearch(
  tx: Tx,
  actor: Actor,
  id: string,
  status: Candidate['jobSearchStatus']['status'],
): Promise<void> {
  await lockCandidate(tx, actor, id);
  await writeCandidate(
    tx,
    actor.agencyId,
    id,
    { job_search_status: status, job_search_status_at: now() },
    [],
  );
  await publishCandidate(tx, actor.agencyId, id, []);
}
