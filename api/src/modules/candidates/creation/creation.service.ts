import type { FieldError } from '@cantera/shared/contracts';
import type { createCandidateBody } from '@cantera/shared/contracts/candidate-creation';
import { stageDateErrors } from '@cantera/shared/contracts/candidate-stages';
import type { z } from 'zod';
import { inSeconds, now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import { invalidFields } from '../../../errors.ts';
import type { Actor } from '../../../http/actor.ts';
import { newId } from '../../../ids.ts';
import { requireCandidateRoom } from '../../agency/index.ts';
import { recogniseCities } from '../../lookups/index.ts';
import { publishCandidate } from '../candidate-events.ts';
import { columnsOf, refuseKnown, replaceLists } from '../candidate-update.service.ts';
import { enqueueDuplicateCheck } from '../candidates.repository.ts';
import { findMatches, keysOf, lockKeys } from '../matching.ts';
import { type CandidateOrigin, insertPerson } from './creation.repository.ts';

/** A candidate as somebody makes them; CV and position are their makers' concern. */
export type NewCandidate = Omit<z.output<typeof createCandidateBody>, 'cvUrl' | 'positionId' | 'sendWelcome'>;

const DAY_SECONDS = 86_400;

/** Throws 400 naming every date and amount that is wrong. */
function checkValues({ workExperiences = [], educations = [], expectedSalary }: NewCandidate): void {
  // Wherever the sender is, their day has begun.
  const today = inSeconds(DAY_SECONDS / 2)
    .toISOString()
    .slice(0, 10);
  const fields: Record<string, FieldError> = {};
  const stages = [
    ...workExperiences.map((stage, at) => ({ stage, name: `work_experiences.${at}`, endsByToday: false })),
    ...educations.map((stage, at) => ({ stage, name: `educations.${at}`, endsByToday: true })),
  ];
  for (const { stage, name, endsByToday } of stages) {
    const dates = { startDate: stage.startDate ?? null, endDate: stage.endDate ?? null };
    const { startDate, endDate } = stageDateErrors(dates, { today, endsByToday });
    if (startDate) fields[`${name}.start_date`] = startDate;
    if (endDate) fields[`${name}.end_date`] = endDate;
    if (stage.id) fields[`${name}.id`] = 'not_found';
  }
  if (expectedSalary && expectedSalary.amountFrom > expectedSalary.amountTo)
    fields['expected_salary.amount_from'] = 'too_big';
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** The city that a text means, else the text. */
async function placeOf(tx: Tx, text: string | null | undefined) {
  if (!text) return {};
  const [cityId = null] = await recogniseCities(tx, [{ text }]);
  return cityId === null ? { location_text: text } : { city_id: cityId };
}

const moneyOf = ({ salary, expectedSalary }: NewCandidate) => ({
  ...(salary ? { salary_amount: salary.amount, salary_currency: salary.currency } : {}),
  ...(expectedSalary
    ? {
        expected_salary_from: expectedSalary.amountFrom,
        expected_salary_to: expectedSalary.amountTo,
        expected_salary_currency: expectedSalary.currency,
      }
    : {}),
});

/** Holds the keys of somebody new until the transaction ends. Throws 409 CANDIDATE_EXISTS when a candidate has one of them. */
export async function requireStranger(
  tx: Tx,
  agencyId: string,
  given: { email?: string | null | undefined; linkedin?: string | null | undefined },
): Promise<void> {
  const keys = keysOf({ email: given.email ?? null, linkedin: given.linkedin ?? null });
  if (!keys.email && !keys.linkedin) return;
  await lockKeys(tx, agencyId, keys);
  const { byEmail, byLinkedin } = await findMatches(tx, agencyId, keys);
  refuseKnown(byEmail ?? byLinkedin);
}

/**
 * Writes a new candidate with their lists and gives the id. Throws 400 with every wrong field, 409 CANDIDATE_EXISTS
 * (`details.existing_candidate_id`), 409 CANDIDATE_LIMIT (`details.max_candidates`).
 */
export async function insertCandidate(
  tx: Tx,
  actor: Actor,
  input: NewCandidate,
  origin: CandidateOrigin,
): Promise<string> {
  const { agencyId, userId } = actor;
  checkValues(input);
  await requireStranger(tx, agencyId, input);
  await requireCandidateRoom(tx, agencyId);
  const id = newId();
  const at = now();
  const { location, jobSearchStatus, ...written } = input;
  const columns = await columnsOf(tx, actor, written);
  await insertPerson(
    tx,
    { agencyId, id, firstName: input.firstName, origin, createdBy: userId, at },
    {
      ...columns,
      ...(await placeOf(tx, location)),
      ...moneyOf(input),
      ...(jobSearchStatus ? { job_search_status: jobSearchStatus, job_search_status_at: at } : {}),
    },
  );
  await replaceLists(tx, agencyId, id, written);
  await enqueueDuplicateCheck(tx, agencyId, id);
  await publishCandidate(tx, agencyId, id, []);
  return id;
}
