import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { APPLICATION_SOURCES } from './enums.ts';
import { answer, killerQuestion } from './killer-questions.ts';
import { countedPage, countedPageQuery, data, dateTime, id } from './primitives.ts';
import { SCORING_LEVELS } from './scoring.ts';
import { topic } from './topics.ts';

/** What was decided by a machine. */
export const DECISION_KINDS = ['DISCARDED_BY_SCORE', 'DISCARDED_BY_QUESTION'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];
/** What has become of it: it waits for a person, a person has confirmed it, or taken it back; or nobody has to. */
export const DECISION_STATES = ['PENDING', 'CONFIRMED', 'REVERSED', 'STANDS'] as const;

/** What rejects an answer, with the version of the question; null where that was not noted. */
const questionRule = killerQuestion
  .pick({ type: true, details: true, rejectConditions: true })
  .extend({ version: z.number().int().nullable() });

export const decision = z.object({
  id,
  kind: z.enum(DECISION_KINDS),
  at: dateTime,
  /** Null when the position was deleted. */
  position: z.object({ id, name: z.string() }).nullable(),
  /** Whom it was about; null when they were deleted. */
  candidate: z.object({ id, applicationId: id, name: z.string() }).nullable(),
  /** The rule as it stood; null for one of killer questions. */
  rule: z
    .object({ severity: z.enum(SCORING_LEVELS), percentage: z.number().int(), version: z.number().int() })
    .nullable(),
  /** The lax score; null for a decision by a killer question, and once the candidate was deleted. */
  score: z.number().int().nullable(),
  /**
   * The killer question whose answer rejected, as it was asked; null of a discard by score, and of a decision without
   * `questionRule` once the candidate was deleted.
   */
  question: z.string().nullable(),
  /** What of that question rejected, as it stood; null of a discard by score, and where it was not noted. */
  questionRule: questionRule.nullable(),
  /** What was answered; null where `questionRule` is, and once the candidate was deleted. */
  answer: answer.nullable(),
  /** What has judged, with its version: `score 3`, `killer questions`. */
  engine: z.string(),
  state: z.enum(DECISION_STATES),
  /**
   * Who has confirmed it or taken it back, and why in their words; the name is null of somebody who has left the agency, the
   * reason where none was given, and once the candidate was deleted.
   */
  settled: z
    .object({ at: dateTime, byName: z.string().nullable(), reason: z.string().nullable() })
    .nullable(),
});
export type Decision = z.infer<typeof decision>;

export const listDecisions = defineEndpoint({
  id: 'listDecisions',
  may: 'decisions.read',
  hears: () => [topic.board()],
  ignores: ['application_seen', 'candidate_changed'],
  method: 'GET',
  path: '/api/v1/agency/decisions',
  summary:
    'What was decided by a machine, the newest first: all for admins, those of their own positions for recruiters. Kept two years, without who it was about once they are deleted',
  query: z.object({
    ...countedPageQuery,
    kind: z.enum(DECISION_KINDS).optional(),
    positionId: id.optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  response: countedPage(decision),
});

/** In what language the CV is written that an application was judged by; OTHER is none of the product's, NONE without a text. */
export const CV_LANGUAGES = ['EN', 'ES', 'CA', 'OTHER', 'NONE'] as const;
/** Whether that CV could be read: a scan is UNREADABLE; NONE came without one. */
export const CV_READINGS = ['READ', 'UNREADABLE', 'NONE'] as const;

/** Of applications that have something in common: how many there are, and how many a machine has discarded and nobody took back. */
const shareOf = <T extends readonly [string, ...string[]]>(values: T) =>
  z.array(
    z.object({
      value: z.enum(values),
      applications: z.number().int(),
      discarded: z.number().int(),
    }),
  );

export const selectionRates = z.object({
  applications: z.number().int(),
  discarded: z.number().int(),
  bySource: shareOf(APPLICATION_SOURCES),
  byLanguage: shareOf(CV_LANGUAGES),
  byReading: shareOf(CV_READINGS),
});
export type SelectionRates = z.infer<typeof selectionRates>;

export const readSelectionRates = defineEndpoint({
  id: 'readSelectionRates',
  may: 'decisions.read',
  hears: () => [topic.board()],
  ignores: ['application_seen', 'candidate_changed'],
  method: 'GET',
  path: '/api/v1/agency/decisions/rates',
  summary:
    'Whom automatic decisions leave in process, by where applications came from, the language of the CV and whether it could be read: the applications of positions on which a machine has decided; for recruiters those of their own positions. Days are when somebody applied',
  query: z.object({
    positionId: id.optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  response: data(selectionRates),
});
