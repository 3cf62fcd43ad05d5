import { z } from 'zod';
import { candidate, candidateChanged, candidateExists, candidateLanguage } from './candidates.ts';
import { defineEndpoint } from './endpoint.ts';
import { JOB_SEARCH_STATUSES } from './enums.ts';
import { currencyCode, data, done, id, idParams, languageCode, partialDate, text } from './primitives.ts';

/** A work experience as it is written; without an id, a new one. */
export const experienceInput = z.object({
  id: id.optional(),
  companyName: text(1, 100),
  position: text(1, 200),
  /** Id of a city. */
  location: z.string().max(20).nullable().optional(),
  startDate: partialDate.nullable().optional(),
  endDate: partialDate.nullable().optional(),
});
/** An education as it is written; without an id, a new one. */
export const educationInput = z.object({
  id: id.optional(),
  institutionName: text(1, 100),
  degree: text(1, 200),
  location: z.string().max(20).nullable().optional(),
  startDate: partialDate.nullable().optional(),
  endDate: partialDate.nullable().optional(),
});
const optionalText = (min: number, max: number) =>
  z.union([z.literal('').transform(() => null), text(min, max)]).nullable();

/** The version that was read; a different one on the server refuses the change. */
export const readVersion = z.number().int().optional();

/** Any of a candidate's fields. An empty text clears the field; lists replace what is stored. */
export const updateCandidateBody = z
  .object({
    firstName: text(2, 50),
    lastName: optionalText(2, 50),
    jobTitle: optionalText(2, 100),
    email: z
      .union([z.literal('').transform(() => null), z.string().trim().max(254).pipe(z.email())])
      .nullable(),
    phoneNumber: z.union([z.literal('').transform(() => null), z.string().trim().min(2).max(100)]).nullable(),
    linkedin: optionalText(2, 300),
    summary: optionalText(2, 20_000),
    profileImageUrl: z.string().max(500).nullable(),
    /** Id of a city. */
    location: z.string().max(20).nullable(),
    languages: z.array(candidateLanguage.extend({ code: languageCode })).max(50),
    hardSkills: z.array(id).max(200),
    softSkills: z.array(id).max(200),
    workExperiences: z.array(experienceInput).max(100),
    educations: z.array(educationInput).max(100),
    version: readVersion,
  })
  .partial();
export type UpdateCandidateInput = z.input<typeof updateCandidateBody>;
export const updateCandidate = defineEndpoint({
  id: 'updateCandidate',
  may: 'candidates.write',
  errors: { ...candidateChanged, ...candidateExists },
  method: 'PUT',
  path: '/api/v1/candidates/:id',
  summary: 'Change any of the fields of a candidate',
  params: idParams,
  body: updateCandidateBody,
  response: data(candidate),
});
export const deleteCandidate = defineEndpoint({
  id: 'deleteCandidate',
  may: 'candidates.delete',
  method: 'DELETE',
  path: '/api/v1/candidates/:id',
  retry: false,
  summary: 'Delete a candidate with all that belongs to them: applications, files, messages, index',
  params: idParams,
  response: done,
});
export const updateCandidateSalary = defineEndpoint({
  id: 'updateCandidateSalary',
  may: 'candidates.write',
  errors: candidateChanged,
  method: 'PUT',
  path: '/api/v1/candidates/:id/salary',
  summary: 'Current salary',
  params: idParams,
  body: z.object({
    amount: z.number().min(0).max(1e9),
    currency: currencyCode.default('EUR'),
    version: readVersion,
  }),
  response: data(candidate),
});
export const updateCandidateExpectedSalary = defineEndpoint({
  id: 'updateCandidateExpectedSalary',
  may: 'candidates.write',
  errors: candidateChanged,
  method: 'PUT',
  path: '/api/v1/candidates/:id/expected-salary',
  summary: 'Expected salary; from greater than to is refused',
  params: idParams,
  body: z.object({
    amountFrom: z.number().min(0).max(1e9),
    amountTo: z.number().min(0).max(1e9),
    currency: currencyCode.default('EUR'),
    version: readVersion,
  }),
  response: data(candidate),
});
export const updateJobSearchStatus = defineEndpoint({
  id: 'updateJobSearchStatus',
  may: 'candidates.write',
  method: 'PUT',
  path: '/api/v1/candidates/:id/job-search-status',
  summary: 'Whether the candidate is looking for a job',
  params: idParams,
  body: z.object({ status: z.enum(JOB_SEARCH_STATUSES) }),
  response: data(candidate),
});
export const resolveSuggestion = defineEndpoint({
  id: 'resolveSuggestion',
  may: 'candidates.write',
  errors: candidateExists,
  method: 'POST',
  path: '/api/v1/candidates/:id/suggestions/:suggestionId',
  retry: false,
  summary: 'Take or leave a value that someone offered in public',
  params: z.object({ id, suggestionId: id }),
  body: z.object({ accepted: z.boolean() }),
  response: data(candidate),
});
