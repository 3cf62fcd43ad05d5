import { z } from 'zod';
import { candidateRoomErrors } from './agency.ts';
import { updateCandidateBody } from './candidate-changes.ts';
import { candidate, candidateExists, candidateLanguage } from './candidates.ts';
import { DUPLICATE_REASONS, duplicatePair } from './duplicates.ts';
import { defineEndpoint } from './endpoint.ts';
import { CV_STATUSES, JOB_SEARCH_STATUSES } from './enums.ts';
import { keyReused, refusal } from './errors.ts';
import { recruiterErrors } from './pipeline.ts';
import { currencyCode, data, id, locationSummary } from './primitives.ts';
import { skill } from './skills.ts';

/** Milliseconds that a call waits for the reader of a CV; what it does not read by then is read in the queue. */
export const CV_READING_WAIT_MS = 10_000;
/** Milliseconds that it waits longer for pages that are pictures. */
export const CV_SCAN_WAIT_MS = 30_000;

/** A stored candidate who looks like the person, with why. */
export const possibleDuplicate = z.object({
  candidate: duplicatePair.shape.first,
  /** How sure it is, from 0 to 1. */
  probability: z.number(),
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
});
export type PossibleDuplicate = z.infer<typeof possibleDuplicate>;

const extractedStage = z.object({
  location: locationSummary.nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
});
/** Fields of a CV that may be too unsure to be filled in. */
const UNSURE_FIELDS = [
  'firstName',
  'lastName',
  'jobTitle',
  'email',
  'phoneNumber',
  'linkedin',
  'summary',
  'location',
  'workExperiences',
  'educations',
  'languages',
  'hardSkills',
  'softSkills',
] as const;
/** Who takes lines for a value: the reader, or a language model that has chosen their words. */
const UNSURE_SOURCES = ['READER', 'LLM'] as const;
const unsureStage = z.object({
  what: z.string(),
  where: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
});
/** What the reader, or a language model, takes lines of a CV for without being sure enough to fill it in: a person decides. */
export const unsureValue = z.object({
  field: z.enum(UNSURE_FIELDS),
  /** As the field would hold it; of a list’s entry in words. */
  value: z.string(),
  /** Of an experience (`what`: position, `where`: company) or an education (degree, institution); else null. */
  stage: unsureStage.nullable(),
  /** From 1. */
  page: z.number().int(),
  /** The lines as they are printed, at most 300 characters. */
  text: z.string(),
  /** In points from the page’s top left: left, top, right, bottom. */
  box: z.array(z.number()).length(4),
  by: z.enum(UNSURE_SOURCES).default('READER'),
});
export type UnsureValue = z.infer<typeof unsureValue>;
/** An experience or an education among them that somebody takes, as it was offered. */
export const unsureEntry = z.object({
  field: unsureValue.shape.field.extract(['workExperiences', 'educations']),
  stage: unsureStage,
});
export type UnsureEntry = z.infer<typeof unsureEntry>;

/** What was read from a CV, not yet a candidate. Its skills exist; their ids may be sent. */
export const extractedCandidate = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  jobTitle: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  linkedin: z.string().nullable(),
  summary: z.string().nullable(),
  location: locationSummary.nullable(),
  workExperiences: z.array(extractedStage.extend({ companyName: z.string(), position: z.string() })),
  educations: z.array(extractedStage.extend({ institutionName: z.string(), degree: z.string() })),
  languages: z.array(candidateLanguage),
  hardSkills: z.array(skill),
  softSkills: z.array(skill),
  /** As of a candidate. */
  cvPages: candidate.shape.cvPages,
  /** Where each field stood, with the reader's confidence from 0 to 1, as `extracted` of a candidate. */
  extracted: candidate.shape.extracted,
  /** What stands in no field because the reader was too unsure of it. */
  unsure: z.array(unsureValue),
  /** A language model was asked for jobs and studies among them, and gave no answer that holds. */
  isUnanswered: z.literal(true).optional(),
});
export type ExtractedCandidate = z.infer<typeof extractedCandidate>;

export const extractFromCv = defineEndpoint({
  id: 'extractFromCv',
  may: 'candidates.write',
  errors: { ...candidateExists, ...candidateRoomErrors },
  method: 'POST',
  path: '/api/v1/candidates/extract-from-cv',
  retry: false,
  // 10 MB over a slow line, and the reader.
  timeoutMs: 300_000,
  summary:
    'What a CV says, without making a candidate: a PDF of at most 10,000,000 bytes in the field `file`. Waits 10 s for the reader at most, 30 s more for one that is scanned, and 6 s for a language model; the file stays as one’s own upload',
  bodyKind: 'multipart',
  response: data(
    extractedCandidate.extend({
      /** The upload, as `POST /candidates` takes it. */
      cvUrl: z.string(),
      cvFileName: z.string(),
      /** `READ`, or why nothing was read; `PENDING` when the reader took too long. */
      cvStatus: z.enum(CV_STATUSES),
      possibleDuplicates: z.array(possibleDuplicate),
    }),
  ),
});

/** A new candidate. The names' rules, lists and dates are those of a change. */
export const createCandidateBody = updateCandidateBody
  .omit({ version: true })
  .required({ firstName: true })
  .extend({
    /** A name, an address or a country; a city that is recognised becomes the candidate's, else the text stays. */
    location: z.string().trim().max(200).nullable().optional(),
    jobSearchStatus: z.enum(JOB_SEARCH_STATUSES).optional(),
    salary: z
      .object({ amount: z.number().min(0).max(1e9), currency: currencyCode.default('EUR') })
      .optional(),
    /** `amountFrom` above `amountTo` is refused. */
    expectedSalary: z
      .object({
        amountFrom: z.number().min(0).max(1e9),
        amountTo: z.number().min(0).max(1e9),
        currency: currencyCode.default('EUR'),
      })
      .optional(),
    /** A PDF of one’s own that nothing else uses, by the address that its upload gave. */
    cvUrl: z.string().min(1).max(500).optional(),
    /** Adds the candidate to the inbox of this position. */
    positionId: id.optional(),
    /** Whether the position's welcome workflow runs; left out, it does. True leaves time to withhold it. */
    sendWelcome: z.boolean().optional(),
  });
export type CreateCandidateInput = z.input<typeof createCandidateBody>;

/** How making a candidate is refused, wherever it is asked for. */
export const candidateCreationErrors = {
  ...candidateExists,
  ...candidateRoomErrors,
  ...recruiterErrors,
  POSITION_NOT_OPEN: refusal(409),
};

export const createCandidate = defineEndpoint({
  id: 'createCandidate',
  may: 'candidates.write',
  errors: {
    ...candidateCreationErrors,
    ...keyReused,
  },
  isKeyed: true,
  method: 'POST',
  path: '/api/v1/candidates',
  retry: false,
  summary:
    'Make a candidate, with lists, CV and application, all or nothing. The same `Idempotency-Key` header (a uuid) within a day answers the same candidate',
  body: createCandidateBody,
  response: data(candidate),
});
