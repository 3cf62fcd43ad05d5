import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { data, dateTime, id, idParams, page, pageQuery } from './primitives.ts';
import { topic } from './topics.ts';
import { personSummary } from './users.ts';

/** A candidate who is about to be deleted, and why; a stop keeps them until a new reason arises. */
export const deletionWarning = z.object({
  id,
  candidate: z.object({
    id,
    firstName: z.string(),
    lastName: z.string(),
    jobTitle: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
  }),
  reason: z.enum(['CONSENT_REFUSED', 'APPLICATION_REJECTED']),
  /** When consent was refused or the last application was rejected. */
  since: dateTime,
  /** When they are deleted; null while automatic deletion is off. */
  dueAt: dateTime.nullable(),
  stoppedAt: dateTime.nullable(),
  stoppedBy: personSummary.nullable(),
});
export type DeletionWarning = z.infer<typeof deletionWarning>;

export const listDeletionWarnings = defineEndpoint({
  id: 'listDeletionWarnings',
  may: 'agency.manage',
  hears: () => [topic.candidate(), topic.agency()],
  method: 'GET',
  path: '/api/v1/agency/deletion-warnings',
  summary: 'Candidates who are about to be deleted, the soonest first, those that were stopped last',
  query: z.object(pageQuery),
  response: page(deletionWarning),
});
export const stopDeletion = defineEndpoint({
  id: 'stopDeletion',
  may: 'agency.manage',
  method: 'PUT',
  path: '/api/v1/agency/deletion-warnings/:id',
  summary: 'Stop a deletion, or let it go on: with a week from now when its time is over',
  params: idParams,
  body: z.object({ stopped: z.boolean() }),
  response: data(deletionWarning),
});

/** That someone was deleted: nothing of who it was. */
export const candidateDeletion = z.object({
  id,
  reason: z.enum(['BY_HAND', 'CONSENT_REFUSED', 'APPLICATION_REJECTED']),
  /** Null when the system did it. */
  deletedBy: personSummary.nullable(),
  deletedAt: dateTime,
});
export type CandidateDeletion = z.infer<typeof candidateDeletion>;
export const listCandidateDeletions = defineEndpoint({
  id: 'listCandidateDeletions',
  may: 'agency.manage',
  hears: () => [topic.candidate(), topic.agency()],
  method: 'GET',
  path: '/api/v1/agency/candidate-deletions',
  summary: 'The record of deleted candidates, newest first, without personal data',
  query: z.object(pageQuery),
  response: page(candidateDeletion),
});
