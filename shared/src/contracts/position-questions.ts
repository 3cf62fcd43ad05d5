import { z } from 'zod';
import { DRAFT_WRITERS } from './drafts.ts';
import { defineEndpoint } from './endpoint.ts';
import { QUESTION_TYPES } from './enums.ts';
import { changedMeanwhile, refusal, tooManyAttempts } from './errors.ts';
import { killerQuestion, questionDetails, rejectConditions } from './killer-questions.ts';
import { recruiterErrors } from './pipeline.ts';
import { data, dateTime, done, id, idParams, items, text } from './primitives.ts';
import { topic } from './topics.ts';

export const questionChanged = { QUESTION_CHANGED: changedMeanwhile };
/** Questions of a position. */
export const MAX_QUESTIONS = 50;
export const tooManyQuestions = { TOO_MANY_QUESTIONS: refusal(409) };

/** A killer question as those who write it see it. */
export const positionQuestion = killerQuestion.extend({
  /** Whether applicants are asked it: one that a machine wrote is not until a person has saved it. */
  isAsked: z.boolean(),
  source: z.enum(['PERSON', 'MACHINE']),
  /** When somebody last saved it; null for one that nobody has. */
  reviewedAt: dateTime.nullable(),
  /** Who did: the id of a member; null for one who has left the agency. */
  reviewedBy: id.nullable(),
  /** Rises with every change; sent back to find out that someone else changed the same. */
  version: z.number().int(),
});
export type PositionQuestion = z.infer<typeof positionQuestion>;

/** A question as it is written. What its type allows beyond this shape stands in `question-rules.ts`. */
export const questionBody = z.object({
  question: text(2, 500),
  type: z.enum(QUESTION_TYPES),
  required: z.boolean().default(false),
  details: questionDetails.default({}),
  rejectConditions: rejectConditions.default({}),
});
export type QuestionInput = z.output<typeof questionBody>;

const base = '/api/v1/jobs/:id/kq_jobs';
const questionParams = z.object({ id, kqId: id });

export const listPositionQuestions = defineEndpoint({
  id: 'listPositionQuestions',
  may: 'positions.read',
  hears: ({ params }) => [topic.positions(params.id)],
  method: 'GET',
  path: base,
  summary: 'The killer questions of a position in their order, those that are not asked yet too',
  params: idParams,
  response: items(positionQuestion),
});
export const createQuestion = defineEndpoint({
  id: 'createQuestion',
  may: 'questions.write',
  errors: tooManyQuestions,
  method: 'POST',
  path: base,
  retry: false,
  summary:
    'Add a killer question behind the others; it is asked at once. The rejecting options are those flagged, or those that `reject_on` names',
  params: idParams,
  body: questionBody,
  response: data(positionQuestion),
});
export const updateQuestion = defineEndpoint({
  id: 'updateQuestion',
  may: 'questions.write',
  errors: questionChanged,
  method: 'PATCH',
  path: `${base}/:kqId`,
  // A second try of one that was saved would find its own change.
  retry: false,
  summary:
    'Change a killer question; its type stays. Whatever is changed, nothing included, it is asked from then on. Answers that were given stay judged as they were',
  params: questionParams,
  body: z
    .object({
      question: text(2, 500),
      required: z.boolean(),
      details: questionDetails,
      rejectConditions,
      version: z.number().int().min(1).max(2_147_483_647),
    })
    .partial(),
  response: data(positionQuestion),
});
export const deleteQuestion = defineEndpoint({
  id: 'deleteQuestion',
  may: 'questions.write',
  method: 'DELETE',
  path: `${base}/:kqId`,
  retry: false,
  summary: 'Delete a killer question; answers that were given stay with their applications',
  params: questionParams,
  response: done,
});
export const generateQuestions = defineEndpoint({
  id: 'generateQuestions',
  may: 'questions.write',
  errors: { ...tooManyAttempts, ...tooManyQuestions, JOB_DESCRIPTION_REQUIRED: refusal(400) },
  method: 'POST',
  path: `${base}/autogenerate`,
  retry: false,
  summary:
    'Write killer questions from what the position requires, in the language of its description. They are not asked until somebody has saved them; nothing comes of what is asked already',
  params: idParams,
  response: data(
    z.object({
      items: z.array(positionQuestion),
      writtenBy: z.enum(DRAFT_WRITERS),
    }),
  ),
});

/** What became of an application, the happiest first. */
export const REHEARSAL_OUTCOMES = ['HIRED', 'IN_PROCESS', 'INBOX', 'DISCARDED'] as const;
export type RehearsalOutcome = (typeof REHEARSAL_OUTCOMES)[number];
const rehearsedApplication = z.object({
  applicationId: id,
  candidateId: id,
  name: z.string(),
  outcome: z.enum(REHEARSAL_OUTCOMES),
});
export type RehearsedApplication = z.infer<typeof rehearsedApplication>;
/** Applications of each list that an answer names; its count says how many there are. */
export const MAX_REHEARSED = 100;
const rehearsed = z.object({ count: z.number().int(), items: z.array(rehearsedApplication) });

export const questionRehearsal = z.object({
  /** Applications with an answer to the question, and those of them that the draft rejects. */
  answered: z.number().int(),
  rejected: z.number().int(),
  /** Whom no question rejected, and the draft would. */
  wouldBeRejected: rehearsed,
  /** Whom this question alone rejected, and the draft would not. */
  noLongerRejected: rehearsed,
});
export type QuestionRehearsal = z.infer<typeof questionRehearsal>;

export const rehearseQuestion = defineEndpoint({
  id: 'rehearseQuestion',
  may: 'questions.write',
  errors: recruiterErrors,
  method: 'POST',
  isRead: true,
  path: `${base}/rehearsal`,
  summary:
    'Whom a draft of a question would have rejected among those who answered it; nothing is changed. With `kq_id` the answers to that question, else those to one of the same words. For admins and the position’s recruiters',
  params: idParams,
  body: z.object({
    question: questionBody,
    kqId: id.optional(),
    /** How far back, in days. */
    days: z.number().int().min(1).max(730).default(90),
  }),
  response: data(questionRehearsal),
});
