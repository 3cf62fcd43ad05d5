import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { LANGUAGE_LEVELS } from './enums.ts';
import { changedMeanwhile } from './errors.ts';
import { data, dateTime, id, idParams, text } from './primitives.ts';
import { topic } from './topics.ts';

/** Which of the three sums over the same verdicts is meant. */
export const SCORING_LEVELS = ['LAX', 'STRICT', 'VERY_STRICT'] as const;
export type ScoringLevel = (typeof SCORING_LEVELS)[number];
export const CRITERION_KINDS = [
  'SKILL',
  'LANGUAGE',
  'YEARS',
  'OCCUPATION',
  'CREDENTIAL',
  'PHRASE',
  'SOFT',
] as const;
export type CriterionKind = (typeof CRITERION_KINDS)[number];
/** How much a criterion counts: 3, 1, a half, nothing. */
export const CRITERION_WEIGHTS = ['MUST', 'NICE', 'SOFT', 'OFF'] as const;
export type CriterionWeight = (typeof CRITERION_WEIGHTS)[number];
/** Where a criterion comes from: a field of the position, a line of its description, or somebody who wrote it. */
export const CRITERION_SOURCES = ['FIELD', 'TEXT', 'PERSON'] as const;
export const VERDICTS = ['MET', 'PARTLY', 'NOT_SHOWN', 'CONTRADICTED'] as const;
export type Verdict = (typeof VERDICTS)[number];
/**
 * SCORED, or why there is no score: QUEUED one is on its way, CLOSED the position was closed before there was one, UNREAD the CV could
 * not be read yet, NO_TEXT it was read and says nothing.
 */
export const SCORE_STATUSES = [
  'QUEUED',
  'CLOSED',
  'SCORED',
  'NO_CV',
  'NO_TEXT',
  'UNREAD',
  'UNCHECKED',
  'NO_CRITERIA',
  'LANGUAGE',
  'FAILED',
] as const;
export type ScoreStatus = (typeof SCORE_STATUSES)[number];
/** Why a score is made anew: its CV was replaced, what the position asks for has changed, or a newer reader has read its CV. */
const STALE_REASONS = ['CV', 'CRITERIA', 'READER'] as const;
export type StaleReason = (typeof STALE_REASONS)[number];
/** Below this share of the weight there is little to go by. */
export const LITTLE_JUDGED = 0.5;

/** The words a verdict rests on: a line of the CV with its page and its box in points, or a field of the profile (no page). */
export const scoreQuote = z.object({
  page: z.number().int().nullable(),
  text: z.string(),
  box: z.array(z.number()).length(4).nullable(),
});
export type ScoreQuote = z.infer<typeof scoreQuote>;

const numbers = { scoringStrict: z.number().int(), scoringVeryStrict: z.number().int() };
/** What a card shows of a score: the three numbers; `isStale` while they are the old ones of a score that is made anew. */
export const cardScoring = z.object({
  scoringLax: z.object({ finalScore: z.number().int() }),
  ...numbers,
  isStale: z.literal(true).optional(),
});
export type CardScoring = z.infer<typeof cardScoring>;

/** The lax score in words: each sentence names its criterion and quotes what it rests on, in the reader's language. */
export const laxScoring = z.object({
  finalScore: z.number().int(),
  positiveAspects: z.array(z.string()),
  risks: z.array(z.string()),
});
export const judgedCriterion = z.object({
  id,
  kind: z.enum(CRITERION_KINDS),
  label: z.string(),
  weight: z.enum(CRITERION_WEIGHTS),
  /** What counts: the correction where there is one. */
  verdict: z.enum(VERDICTS),
  quotes: z.array(scoreQuote),
  /** The words that were looked for. */
  searched: z.array(z.string()),
  /** Who corrected the verdict, null when nobody did; the name is null of somebody who has left. */
  corrected: z.object({ byName: z.string().nullable() }).nullable(),
  /** What the search had found, where the language model took it for less; else null. */
  loweredFrom: z.enum(VERDICTS).nullable(),
  /** A language model was to weigh what the search found for it, and gave no answer that could be used. */
  isUnweighed: z.literal(true).optional(),
});
export type JudgedCriterion = z.infer<typeof judgedCriterion>;

/** A score with all that it rests on. The numbers are null while `status` is not SCORED. */
export const applicationScoring = z.object({
  status: z.enum(SCORE_STATUSES),
  /** Why the score is made anew, its numbers being the old ones; null while they stand. */
  stale: z.enum(STALE_REASONS).nullable(),
  scoringLax: laxScoring.nullable(),
  scoringStrict: z.number().int().nullable(),
  scoringVeryStrict: z.number().int().nullable(),
  criteria: z.array(judgedCriterion),
  /** Share of the weight about which something was found, from 0 to 1. */
  judgedShare: z.number(),
  /** Words that the CV holds and people cannot see; they count for nothing. */
  hiddenWords: z.array(z.string()),
  /** Lines of the CV that speak to a machine; they count for nothing, and no machine is shown them. */
  machineLines: z.array(z.string()),
  computedAt: dateTime.nullable(),
});
export type ApplicationScoring = z.infer<typeof applicationScoring>;

export const criterion = z.object({
  id,
  kind: z.enum(CRITERION_KINDS),
  label: z.string(),
  /** Of a language. */
  level: z.enum(LANGUAGE_LEVELS).nullable(),
  /** Of experience. */
  years: z.number().nullable(),
  weight: z.enum(CRITERION_WEIGHTS),
  source: z.enum(CRITERION_SOURCES),
  /** The words that are looked for. */
  terms: z.array(z.string()),
  /** The line of the description that it comes from. */
  quote: z.string().nullable(),
  /** Applications of the position that meet it, by their scores of now. */
  metBy: z.number().int(),
});
export type Criterion = z.infer<typeof criterion>;

const criteria = z.object({
  criteria: z.array(criterion),
  /** Applications that have a score. */
  scored: z.number().int(),
  /** Another one when what counts has changed. */
  version: z.number().int(),
});
export type Criteria = z.infer<typeof criteria>;
export const MAX_CRITERIA = 60;

export const criteriaErrors = { CRITERIA_CHANGED: changedMeanwhile };
const path = '/api/v1/jobs/:id/criteria';
export const getCriteria = defineEndpoint({
  id: 'getCriteria',
  may: 'positions.read',
  hears: ({ params }) => [topic.positions(params.id), topic.board(params.id)],
  ignores: ['application_seen', 'candidate_changed', 'applications_moved'],
  method: 'GET',
  path,
  summary: 'What applications of a position are scored by, and how many meet each criterion',
  params: idParams,
  response: data(criteria),
});
export const updateCriteria = defineEndpoint({
  id: 'updateCriteria',
  may: 'criteria.write',
  errors: criteriaErrors,
  method: 'PUT',
  path,
  summary:
    'Weigh the criteria of a position, change the words looked for, add some, leave own ones out; applications are scored anew',
  params: idParams,
  body: z.object({
    version: z.number().int(),
    criteria: z
      .array(
        z.object({
          /** Of a criterion that stands, or a new one of the client's. */
          id,
          label: text(1, 100),
          weight: z.enum(CRITERION_WEIGHTS),
          terms: z.array(text(1, 100)).max(40),
        }),
      )
      .max(MAX_CRITERIA),
  }),
  response: data(criteria),
});

export const correctVerdict = defineEndpoint({
  id: 'correctVerdict',
  may: 'scores.correct',
  method: 'PUT',
  path: '/api/v1/agency/clients/jobs/:id/applications/:applicationId/scoring/:criterionId',
  summary:
    'Put a person’s verdict over that of the search, or take it back with null; the score follows at once',
  params: z.object({ id, applicationId: id, criterionId: id }),
  body: z.object({ verdict: z.enum(VERDICTS).nullable() }),
  response: data(applicationScoring),
});
