import { z } from 'zod';
import { candidate, candidateLanguage } from './candidates.ts';
import { defineEndpoint } from './endpoint.ts';
import { GDPR_STATUSES } from './enums.ts';
import { refusal } from './errors.ts';
import { data, dateTime, id, idParams, page, pageQuery, queryInteger } from './primitives.ts';
import { topic } from './topics.ts';

/** Which of the two candidates was changed, and the version that is stored. */
export const pairChanged = {
  CANDIDATE_CHANGED: {
    ...refusal(409, z.object({ version: z.number().int(), candidateId: id })),
    isChangedMeanwhile: true,
  },
};

/** Fields of which the person who merges takes one of two values. Consent is no such field: the latest answer holds. */
export const MERGE_FIELDS = [
  'firstName',
  'lastName',
  'jobTitle',
  'email',
  'phoneNumber',
  'linkedin',
  'location',
  'summary',
  'profileImageUrl',
  'salary',
  'expectedSalary',
  'jobSearchStatus',
  'cv',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];
const side = z.enum(['SURVIVOR', 'OTHER']);
export type MergeSide = z.infer<typeof side>;

const named = z.object({ id, name: z.string() });

/** An application that did not stay because the person had two in one position. */
const setAside = z.object({
  positionId: id,
  positionTitle: z.string(),
  stepName: z.string(),
  of: side,
  createdAt: dateTime,
  moves: z.array(z.object({ fromStepName: z.string(), toStepName: z.string(), createdAt: dateTime })),
});

export const candidateMerge = z.object({
  id,
  survivor: named,
  other: named,
  mergedBy: named.nullable(),
  mergedAt: dateTime,
  undoneBy: named.nullable(),
  undoneAt: dateTime.nullable(),
  /** The merge that must be undone before this one can be: the last one since that the same person is in. */
  blockedBy: z.object({ id, survivor: named, other: named, mergedAt: dateTime }).nullable(),
  setAside: z.array(setAside),
});
export type CandidateMerge = z.infer<typeof candidateMerge>;

/** What a merge would do. */
export const mergePreview = z.object({
  survivor: candidate,
  other: candidate,
  /** Rows of the other that go over to the survivor. */
  counts: z.object({
    applications: z.number(),
    comments: z.number(),
    documents: z.number(),
    messages: z.number(),
    consents: z.number(),
    contracts: z.number(),
    suggestions: z.number(),
  }),
  /** Positions that both applied to: whose application stays, and where the two stand. */
  doubleApplications: z.array(
    z.object({
      positionId: id,
      positionTitle: z.string(),
      stays: side,
      survivorStep: z.string(),
      otherStep: z.string(),
    }),
  ),
  /** Mails that wait and will not be sent, since the person gets them once. */
  cancelledMessages: z.number(),
  gdprStatus: z.enum(GDPR_STATUSES),
  /** One of the two refused consent, and the other agreed later. */
  isRefusalOverruled: z.boolean(),
});
export type MergePreview = z.infer<typeof mergePreview>;

export const previewMerge = defineEndpoint({
  id: 'previewMerge',
  may: 'candidates.merge',
  method: 'GET',
  path: '/api/v1/candidates/merges/preview',
  summary: 'Both candidates whole, and what merging them would move, set aside and cancel',
  query: z.object({ survivorId: id, otherId: id }),
  response: data(mergePreview),
});
export const mergeCandidates = defineEndpoint({
  id: 'mergeCandidates',
  may: 'candidates.merge',
  errors: pairChanged,
  method: 'POST',
  path: '/api/v1/candidates/merges',
  retry: false,
  summary:
    'Make two candidates one. A field that is not named is the survivor’s unless the survivor has none; a list that is not given is both, doubles once',
  body: z.object({
    survivorId: id,
    otherId: id,
    survivorVersion: z.number().int(),
    otherVersion: z.number().int(),
    fields: z
      .object({
        firstName: side,
        lastName: side,
        jobTitle: side,
        email: side,
        phoneNumber: side,
        linkedin: side,
        location: side,
        summary: side,
        profileImageUrl: side,
        salary: side,
        expectedSalary: side,
        jobSearchStatus: side,
        cv: side,
      })
      .partial()
      .optional(),
    /** What is to stand, in this order, of what the two have. */
    lists: z
      .object({
        workExperiences: z.array(id).max(100),
        educations: z.array(id).max(100),
        skills: z.array(id).max(400),
        languages: z.array(candidateLanguage).max(100),
      })
      .partial()
      .optional(),
  }),
  response: data(candidateMerge),
});
export const listMerges = defineEndpoint({
  id: 'listMerges',
  may: 'candidates.merge',
  hears: () => [topic.duplicates()],
  method: 'GET',
  path: '/api/v1/candidates/merges',
  summary: 'Merges, the newest first; of one candidate with `candidate_id`',
  query: z.object({ ...pageQuery, perPage: queryInteger(1, 100, 10), candidateId: id.optional() }),
  response: page(candidateMerge),
});
export const undoMerge = defineEndpoint({
  id: 'undoMerge',
  may: 'candidates.merge',
  errors: {
    MERGE_UNDONE: refusal(409),
    MERGE_FOLLOWED: refusal(
      409,
      z.object({ mergeId: id, survivor: z.string(), other: z.string(), mergedAt: dateTime }),
    ),
  },
  method: 'POST',
  path: '/api/v1/candidates/merges/:id/undo',
  retry: false,
  summary: 'Make them two again. What was changed or added since stays with the survivor',
  params: idParams,
  response: data(candidateMerge),
});
