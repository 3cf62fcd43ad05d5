import { z } from 'zod';
import { candidateListItem } from './candidates.ts';
import { defineEndpoint } from './endpoint.ts';
import { data, dateTime, done, id, idParams, page, pageQuery, queryInteger } from './primitives.ts';
import { topic } from './topics.ts';

export const DUPLICATE_REASONS = [
  'EMAIL',
  'LINKEDIN',
  'PHONE',
  'NAME',
  'SIMILAR_NAME',
  'EMPLOYER',
  'CITY',
] as const;

const person = candidateListItem.pick({
  id: true,
  firstName: true,
  lastName: true,
  jobTitle: true,
  companyName: true,
  email: true,
  phoneNumber: true,
  linkedin: true,
  profileImageUrl: true,
  location: true,
  createdAt: true,
});

/** Two candidates who look like one person; the older record stands first. */
export const duplicatePair = z.object({
  id,
  first: person,
  second: person,
  /** How sure it is, from 0 to 1. */
  probability: z.number(),
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
  createdAt: dateTime,
});
export type DuplicatePair = z.infer<typeof duplicatePair>;

export const listDuplicates = defineEndpoint({
  id: 'listDuplicates',
  may: 'candidates.merge',
  hears: () => [topic.duplicates()],
  method: 'GET',
  path: '/api/v1/candidates/duplicates',
  summary:
    'Pairs of candidates who look like one person, the surest first; of one candidate with `candidate_id`',
  query: z.object({ ...pageQuery, perPage: queryInteger(1, 100, 10), candidateId: id.optional() }),
  response: page(duplicatePair),
});
export const dismissDuplicate = defineEndpoint({
  id: 'dismissDuplicate',
  may: 'candidates.merge',
  method: 'POST',
  path: '/api/v1/candidates/duplicates/:id/dismiss',
  retry: false,
  summary: 'They are two people. Holds until something of what was compared changes.',
  params: idParams,
  response: done,
});
export const restoreDuplicate = defineEndpoint({
  id: 'restoreDuplicate',
  may: 'candidates.merge',
  method: 'POST',
  path: '/api/v1/candidates/duplicates/:id/restore',
  retry: false,
  summary: 'Take a dismissal back',
  params: idParams,
  response: done,
});

/** A look at all candidates, and how far it is: `done` of `total` in each of its two phases. */
export const duplicateScan = z.object({
  status: z.enum(['RUNNING', 'DONE', 'FAILED']),
  phase: z.enum(['READING', 'COMPARING']),
  done: z.number(),
  total: z.number(),
  found: z.number(),
  startedAt: dateTime,
  finishedAt: dateTime.nullable(),
});
export type DuplicateScan = z.infer<typeof duplicateScan>;
export const getDuplicateScan = defineEndpoint({
  id: 'getDuplicateScan',
  may: 'candidates.merge',
  hears: () => [topic.duplicates()],
  method: 'GET',
  path: '/api/v1/candidates/duplicates/scan',
  summary: 'The last look at all candidates for doubles; null before the first',
  response: data(duplicateScan.nullable()),
});
export const startDuplicateScan = defineEndpoint({
  id: 'startDuplicateScan',
  may: 'candidates.scan_duplicates',
  method: 'POST',
  path: '/api/v1/candidates/duplicates/scan',
  retry: false,
  summary: 'Look at all candidates for doubles; one that runs already is answered instead of a second',
  response: data(duplicateScan),
});
