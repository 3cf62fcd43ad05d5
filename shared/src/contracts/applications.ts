import { z } from 'zod';
import { announcements } from './announcements.ts';
import { automationRun } from './automation-runs.ts';
import { candidate } from './candidates.ts';
import { defineEndpoint } from './endpoint.ts';
import { APPLICATION_SOURCES } from './enums.ts';
import { refusal } from './errors.ts';
import { questionWithAnswer } from './killer-questions.ts';
import { DISCARD_STATES } from './live-changes.ts';
import { message } from './messages.ts';
import { recruiterErrors } from './pipeline.ts';
import { data, dateTime, done, id, idParams, items } from './primitives.ts';
import { applicationScoring } from './scoring.ts';
import { topic } from './topics.ts';
import { personSummary } from './users.ts';

const base = '/api/v1/agency/clients/jobs/:id';
const applicationParams = z.object({ id, applicationId: id });

/** One entry of a card's history. */
export const applicationMove = z.object({
  id,
  fromStepName: z.string(),
  toStepName: z.string(),
  reason: z.string().nullable(),
  /** Null for a move of the system's own, and for one of somebody who has left the agency. */
  by: personSummary.nullable(),
  isByFormerMember: z.boolean(),
  createdAt: dateTime,
  undoneAt: dateTime.nullable(),
  undoable: z.boolean(),
});
export type ApplicationMove = z.infer<typeof applicationMove>;

export const application = z.object({
  id,
  positionId: id,
  stepId: id,
  candidate,
  source: z.enum(APPLICATION_SOURCES),
  seen: z.boolean(),
  autoRejected: z.boolean(),
  rejectedAt: dateTime.nullable(),
  discardState: z.enum(DISCARD_STATES).nullable(),
  /** The position's rule would discard them by their score, but a person has put them there: that is left to people. */
  isLeftToPeople: z.boolean(),
  rejectedReason: z.string().nullable(),
  createdAt: dateTime,
  version: z.number().int(),
  kqQuestionsWithAnswers: z.array(questionWithAnswer),
  scoring: applicationScoring,
  history: z.array(applicationMove),
  messages: z.array(message),
  runs: z.array(automationRun),
});
export type Application = z.infer<typeof application>;

export const getApplication = defineEndpoint({
  id: 'getApplication',
  may: 'pipeline.read',
  hears: ({ params }) => [topic.board(params.id), topic.candidate()],
  method: 'GET',
  path: `${base}/applications/:applicationId`,
  summary:
    'One application with its candidate, answers, history, messages and the runs of workflows that are open',
  params: applicationParams,
  response: data(application),
});
export const getApplicationAnswers = defineEndpoint({
  id: 'getApplicationAnswers',
  may: 'pipeline.read',
  method: 'GET',
  path: `${base}/applications/:applicationId/kq_answers`,
  summary: 'The killer questions of an application with its answers',
  params: applicationParams,
  response: items(questionWithAnswer),
});
export const markSeen = defineEndpoint({
  id: 'markSeen',
  may: 'pipeline.read',
  method: 'POST',
  path: `${base}/applications/:applicationId/seen`,
  summary: 'Mark an application seen',
  params: applicationParams,
  response: done,
});
export const addCandidates = defineEndpoint({
  id: 'addCandidates',
  may: 'candidates.write',
  errors: {
    ...recruiterErrors,
    POSITION_NOT_OPEN: refusal(409),
    CANDIDATE_ALREADY_APPLIED: refusal(409, z.object({ candidateIds: z.array(id) })),
  },
  method: 'POST',
  path: `${base}/applications/database`,
  retry: false,
  summary:
    'Add candidates of the database to the inbox of a position that is open and whose recruiter one is',
  params: idParams,
  body: z.object({
    candidateIds: z.array(id).min(1).max(500),
    positionId: id.optional(),
    /** Whether the position's welcome workflow runs; left out, it does. True leaves time to withhold it. */
    sendWelcome: z.boolean().optional(),
  }),
  response: data(
    z.object({
      added: z.number(),
      applications: z.array(z.object({ id, version: z.number().int() })),
      announced: announcements,
    }),
  ),
});
export const previewWelcome = defineEndpoint({
  id: 'previewWelcome',
  may: 'candidates.write',
  method: 'POST',
  isRead: true,
  path: `${base}/applications/database/preview`,
  summary: 'What adding candidates would send them as a welcome, and who was never asked for consent',
  params: idParams,
  body: z.object({ candidateIds: z.array(id).min(1).max(500) }),
  response: data(
    announcements.extend({ neverAsked: z.array(z.object({ candidateId: id, name: z.string() })) }),
  ),
});
