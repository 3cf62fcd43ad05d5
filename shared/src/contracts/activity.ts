import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import {
  APPLICATION_SOURCES,
  COMMENT_TYPES,
  CONSENT_DELIVERIES,
  POSITION_STATUSES,
  STEP_TYPES,
} from './enums.ts';
import { message } from './messages.ts';
import { data, dateTime, id, idParams, items, timeCursor } from './primitives.ts';
import { topic } from './topics.ts';
import { personSummary } from './users.ts';

/** What can happen with a person, by which their activity is filtered. */
export const ACTIVITY_KINDS = [
  'APPLICATION',
  'MOVE',
  'MESSAGE',
  'COMMENT',
  'CONSENT',
  'DOCUMENT',
  'EDIT',
  'MERGE',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** What of a candidate an edit is said to have changed, in the names of `candidate`. */
export const EDITED_FIELDS = [
  'firstName',
  'lastName',
  'jobTitle',
  'email',
  'phoneNumber',
  'linkedin',
  'summary',
  'profileImageUrl',
  'location',
  'workExperiences',
  'educations',
  'languages',
  'skills',
  'salary',
  'expectedSalary',
  'jobSearchStatus',
  'cv',
] as const;
export type EditedField = (typeof EDITED_FIELDS)[number];

const entry = z.object({
  id,
  at: dateTime,
  /** Whoever did it; null for the candidate, the product itself and a member who has left. */
  by: z.object({ id, name: z.string() }).nullable(),
});
/** The position that an entry is about, with the application there. */
const about = z.object({ id, title: z.string(), applicationId: id });

export const activityEntry = z.discriminatedUnion('kind', [
  entry.extend({ kind: z.literal('APPLICATION'), position: about, source: z.enum(APPLICATION_SOURCES) }),
  entry.extend({
    kind: z.literal('MOVE'),
    position: about,
    fromStepName: z.string(),
    toStepName: z.string(),
    /** Why the person was discarded. */
    reason: z.string().nullable(),
    undoneAt: dateTime.nullable(),
    isByFormerMember: z.boolean(),
  }),
  entry.extend({
    kind: z.literal('MESSAGE'),
    /** Null for a message that is about no position. */
    position: about.nullable(),
    message,
    /** The body: HTML, sanitised. Null for those who may not read what the agency writes. */
    html: z.string().nullable(),
    to: z.string().nullable(),
  }),
  entry.extend({
    kind: z.literal('COMMENT'),
    type: z.enum(COMMENT_TYPES),
    /** Its author's name, which stays when they leave. */
    authorName: z.string(),
    /** Mentions, `@[display]{id}` each. */
    text: z.string(),
    /** HTML, sanitised. */
    html: z.string(),
    isEdited: z.boolean(),
  }),
  entry.extend({
    kind: z.literal('CONSENT'),
    /** `OFFERS_…`: whether they agreed to be kept for later offers. */
    what: z.enum(['ASKED', 'ACCEPTED', 'REJECTED', 'OFFERS_ACCEPTED', 'OFFERS_NOT_ACCEPTED']),
    /** What became of the mail that asks; null for an answer. */
    delivery: z.enum([...CONSENT_DELIVERIES, 'SENDING']).nullable(),
  }),
  entry.extend({ kind: z.literal('DOCUMENT'), title: z.string() }),
  entry.extend({ kind: z.literal('EDIT'), fields: z.array(z.enum(EDITED_FIELDS)) }),
  entry.extend({ kind: z.literal('MERGE'), otherName: z.string(), undoneAt: dateTime.nullable() }),
]);
export type ActivityEntry = z.infer<typeof activityEntry>;
export type ActivityEntryOf<K extends ActivityKind> = Extract<ActivityEntry, { kind: K }>;

/** Comma-separated kinds in a query string; none for all of them. */
const kinds = z
  .union([z.array(z.enum(ACTIVITY_KINDS)), z.string().transform((text) => text.split(',').filter(Boolean))])
  .pipe(z.array(z.enum(ACTIVITY_KINDS)).max(ACTIVITY_KINDS.length))
  .optional();

export const listActivity = defineEndpoint({
  id: 'listActivity',
  may: 'candidates.read',
  // A move is told to its board alone.
  hears: ({ params }) => [topic.candidate(params.id), topic.comments(params.id), topic.board()],
  method: 'GET',
  path: '/api/v1/candidates/:id/activity',
  summary:
    'What happened with a candidate, newest first, 30 entries; nothing of a position that the reader may not see. `next` of one answer is `before` of the next. With `application_id` only what is about that application: itself, its moves and messages',
  params: idParams,
  query: z.object({ before: timeCursor.optional(), kinds, applicationId: id.optional() }),
  response: data(
    z.object({
      items: z.array(activityEntry),
      /** Null when nothing older is left. */
      next: z.string().nullable(),
    }),
  ),
});

export const candidateProcess = z.object({
  applicationId: id,
  position: z.object({
    id,
    title: z.string(),
    status: z.enum(POSITION_STATUSES),
    /** Null without a client, and for those who may not read clients. */
    clientName: z.string().nullable(),
  }),
  step: z.object({ id, name: z.string(), type: z.enum(STEP_TYPES) }),
  /** Since when the person stands on the step. */
  since: dateTime,
  /** Whether it goes on: neither hired nor discarded, and the position is not closed. */
  isOngoing: z.boolean(),
  /** Whose it is: the recruiters of the position, the first of them first. */
  recruiters: z.array(personSummary),
});
export type CandidateProcess = z.infer<typeof candidateProcess>;

export const listProcesses = defineEndpoint({
  id: 'listProcesses',
  may: 'candidates.read',
  hears: ({ params }) => [topic.candidate(params.id), topic.board()],
  method: 'GET',
  path: '/api/v1/candidates/:id/processes',
  summary:
    'The processes of a candidate in positions that the reader may see: those that go on first, the newest step first',
  params: idParams,
  response: items(candidateProcess),
});
