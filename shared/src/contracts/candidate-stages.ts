import { z } from 'zod';
import { educationInput, experienceInput, readVersion } from './candidate-changes.ts';
import { candidate, candidateChanged } from './candidates.ts';
import { defineEndpoint } from './endpoint.ts';
import { type FieldError, refusal } from './errors.ts';
import { data, id, idParams } from './primitives.ts';

export const tooManyEntries = { TOO_MANY_ENTRIES: refusal(400) };

interface StageDates {
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

/** Compares two dates as precisely as both are known: `2021` and `2021-03` are the same. */
const isAfter = (a: string, b: string): boolean => {
  const precision = Math.min(a.length, b.length);
  return a.slice(0, precision) > b.slice(0, precision);
};

/**
 * What is wrong with the dates of an education or of a work experience, by field. Nothing starts after `today` (an ISO
 * date) or ends before it starts; an education has ended by then too (`endsByToday`).
 */
export function stageDateErrors(
  { startDate, endDate }: StageDates,
  { today, endsByToday }: { today: string; endsByToday: boolean },
): { startDate?: FieldError; endDate?: FieldError } {
  const start = startDate?.split('T')[0];
  const end = endDate?.split('T')[0];
  return {
    ...(start && isAfter(start, today) ? { startDate: 'date_in_future' as const } : {}),
    ...(start && end && isAfter(start, end)
      ? { endDate: 'date_before_start' as const }
      : end && endsByToday && isAfter(end, today)
        ? { endDate: 'date_in_future' as const }
        : {}),
  };
}

const version = { version: readVersion };
const answer = { response: data(candidate) };
const stageParams = {
  experience: z.object({ id, experienceId: id }),
  education: z.object({ id, educationId: id }),
};

/** An `id` of the sender's own makes a repeated call write the same row again instead of a second one. */
export const createWorkExperience = defineEndpoint({
  ...answer,
  id: 'createWorkExperience',
  may: 'candidates.write',
  errors: { ...candidateChanged, ...tooManyEntries },
  method: 'POST',
  path: '/api/v1/candidates/:id/work-experiences',
  retry: false,
  summary: 'Add a work experience before the others; repeated with the same id, it is written once',
  params: idParams,
  body: experienceInput.extend(version),
});
export const updateWorkExperience = defineEndpoint({
  ...answer,
  id: 'updateWorkExperience',
  may: 'candidates.write',
  errors: candidateChanged,
  method: 'PUT',
  path: '/api/v1/candidates/:id/work-experiences/:experienceId',
  retry: false,
  summary: 'Change a work experience; what is left out stays',
  params: stageParams.experience,
  body: experienceInput.omit({ id: true }).partial().extend(version),
});
export const deleteWorkExperiences = defineEndpoint({
  ...answer,
  id: 'deleteWorkExperiences',
  may: 'candidates.write',
  errors: candidateChanged,
  method: 'DELETE',
  path: '/api/v1/candidates/:id/work-experiences',
  retry: false,
  summary: 'Delete work experiences of a candidate',
  params: idParams,
  body: z.object({ ids: z.array(id).min(1).max(100), ...version }),
});
export const createEducation = defineEndpoint({
  ...answer,
  id: 'createEducation',
  may: 'candidates.write',
  errors: { ...candidateChanged, ...tooManyEntries },
  method: 'POST',
  path: '/api/v1/candidates/:id/educations',
  retry: false,
  summary: 'Add an education before the others; repeated with the same id, it is written once',
  params: idParams,
  body: educationInput.extend(version),
});
export const updateEducation = defineEndpoint({
  ...answer,
  id: 'updateEducation',
  may: 'candidates.write',
  errors: candidateChanged,
  method: 'PUT',
  path: '/api/v1/candidates/:id/educations/:educationId',
  retry: false,
  summary: 'Change an education; what is left out stays',
  params: stageParams.education,
  body: educationInput.omit({ id: true }).partial().extend(version),
});
export const deleteEducations = defineEndpoint({
  ...answer,
  id: 'deleteEducations',
  may: 'candidates.write',
  errors: candidateChanged,
  method: 'DELETE',
  path: '/api/v1/candidates/:id/educations',
  retry: false,
  summary: 'Delete educations of a candidate',
  params: idParams,
  body: z.object({ ids: z.array(id).min(1).max(100), ...version }),
});
export const updateCandidateLocation = defineEndpoint({
  ...answer,
  id: 'updateCandidateLocation',
  may: 'candidates.write',
  errors: candidateChanged,
  method: 'PUT',
  path: '/api/v1/candidates/:id/location',
  summary: 'Change where a candidate lives; null clears it',
  params: idParams,
  body: z.object({
    /** Id of a city. */
    locationId: z.string().max(20).nullable(),
    ...version,
  }),
});
