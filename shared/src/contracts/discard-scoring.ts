import { z } from 'zod';
import { announcements } from './announcements.ts';
import { defineEndpoint } from './endpoint.ts';
import { changedMeanwhile, refusal } from './errors.ts';
import { movedApplication } from './live-changes.ts';
import { lockedErrors, movedErrors, recruiterErrors } from './pipeline.ts';
import { countedPage, countedPageQuery, data, dateTime, id, idParams, text } from './primitives.ts';
import { SCORING_LEVELS, scoreQuote } from './scoring.ts';
import { topic } from './topics.ts';

export const MAX_PERCENTAGE = 100;

/** What made applications be judged by the rule: somebody saved it, a score came, what counts or the engine changed. */
export const DISCARD_CAUSES = ['SAVED', 'SCORE', 'CRITERIA', 'ENGINE'] as const;
export type DiscardCause = (typeof DISCARD_CAUSES)[number];

/** Why the rule waits for a person: judging again would have discarded too many of the inbox at once. */
const pause = z.object({
  cause: z.enum(['CRITERIA', 'ENGINE']),
  /** Applications that it would have discarded, and those of the inbox then. */
  wouldDiscard: z.number().int(),
  ofInbox: z.number().int(),
  at: dateTime,
});
/** The rule by which applications of a position are discarded by their score. */
export const discardRule = z.object({
  /** `LAX`, the one that is judged, whatever was chosen. */
  severity: z.enum(SCORING_LEVELS),
  /** Applications in the inbox whose lax score is below it are discarded; those with exactly it are not. */
  percentage: z.number().int(),
  active: z.boolean(),
  /** Rises with every save; 0 before the first. */
  version: z.number().int(),
  pause: pause.nullable(),
  /** Discarded by score, and not confirmed yet. */
  pending: z.number().int(),
});
export type DiscardRule = z.infer<typeof discardRule>;

const severity = z
  .string()
  .transform((given) => given.toUpperCase())
  .pipe(z.enum(SCORING_LEVELS));
export const discardRuleBody = z.object({
  discardScoring: z.object({
    severity,
    percentage: z.number().int().min(0).max(MAX_PERCENTAGE),
    active: z.boolean(),
    /** As it was read; a stale one is refused. */
    version: z.number().int().min(0).max(2_147_483_647).optional(),
  }),
});

const path = '/jobs/:id/discard_scoring';
const service = 'workflows';

export const getDiscardRule = defineEndpoint({
  id: 'getDiscardRule',
  may: 'pipeline.read',
  hears: ({ params }) => [topic.board(params.id)],
  ignores: ['application_seen', 'candidate_changed'],
  service,
  method: 'GET',
  path,
  summary: 'The rule by which applications of a position are discarded by their score',
  params: idParams,
  response: discardRule,
});
export const saveDiscardRule = defineEndpoint({
  id: 'saveDiscardRule',
  may: 'autodiscard.manage',
  errors: { ...recruiterErrors, ...lockedErrors, RULE_CHANGED: changedMeanwhile },
  service,
  method: 'POST',
  path,
  retry: false,
  summary:
    'Save the rule. While it is active, applications of the inbox that nobody has moved or restored and whose lax score is below the percentage are discarded, for a person to confirm; nothing is sent before that. It ends a pause. For admins and the position’s recruiters',
  params: idParams,
  body: discardRuleBody,
  response: discardRule.extend({
    /** What saving has discarded; null when nobody was. */
    run: z.object({ id, discarded: z.number().int() }).nullable(),
  }),
});

/**
 * What became of an application, what a rule should spare first. `DISCARDED` was decided or confirmed by a person, `BY_MACHINE`
 * by none: a killer question or a score discarded it.
 */
export const DISCARD_OUTCOMES = [
  'HIRED_HERE',
  'HIRED_ELSEWHERE',
  'IN_PROCESS',
  'INBOX',
  'DISCARDED',
  'BY_MACHINE',
] as const;
export type DiscardOutcome = (typeof DISCARD_OUTCOMES)[number];
/** Applications that a rehearsal names; its counts say how many there are. */
export const MAX_REHEARSED_DISCARDS = 100;

export const discardRehearsal = z.object({
  /** Applications of the days by their lax score, the lowest first; scores that nobody has are left out. */
  scores: z.array(
    z.object({
      score: z.number().int(),
      /** How many became what, in the order of `DISCARD_OUTCOMES`. */
      outcomes: z.array(z.number().int()).length(DISCARD_OUTCOMES.length),
      /** Of all applications of today, whenever they came: those that saving would discard if the percentage were above. */
      waiting: z.number().int(),
    }),
  ),
  /** Applications of the days that have no score, and those of them that are being scored. */
  unscored: z.number().int(),
  beingScored: z.number().int(),
  /** Those below the percentage: hires first, then the lowest score. */
  items: z.array(
    z.object({
      applicationId: id,
      candidateId: id,
      name: z.string(),
      score: z.number().int(),
      outcome: z.enum(DISCARD_OUTCOMES),
    }),
  ),
});
export type DiscardRehearsal = z.infer<typeof discardRehearsal>;
export const rehearseDiscards = defineEndpoint({
  id: 'rehearseDiscards',
  may: 'autodiscard.manage',
  errors: recruiterErrors,
  hears: ({ params }) => [topic.board(params.id)],
  ignores: ['application_seen', 'candidate_changed'],
  service,
  method: 'POST',
  path: `${path}/rehearsal`,
  summary:
    'Whom a percentage would have discarded among the applications of the last days, and whom it would discard now; nothing is changed, but applications without a score are scored. For admins and the position’s recruiters',
  params: idParams,
  body: z.object({
    percentage: z.number().int().min(0).max(MAX_PERCENTAGE),
    days: z.number().int().min(1).max(730).default(90),
  }),
  response: data(discardRehearsal),
});

export const pendingDiscard = z.object({
  applicationId: id,
  candidateId: id,
  name: z.string(),
  score: z.number().int(),
  /** What the position must have and the score did not find, in the reader's language. */
  missing: z.array(z.string()),
  /** What the score found, the weightiest first. */
  quotes: z.array(scoreQuote),
  runId: id,
  discardedAt: dateTime,
  /** Of the application; sent back to find out that someone else moved it. */
  version: z.number().int(),
});
export type PendingDiscard = z.infer<typeof pendingDiscard>;
export const listPendingDiscards = defineEndpoint({
  id: 'listPendingDiscards',
  may: 'pipeline.read',
  hears: ({ params }) => [topic.board(params.id)],
  ignores: ['application_seen', 'candidate_changed'],
  service,
  method: 'GET',
  path: `${path}/pending`,
  summary: 'Applications of a position that were discarded by score and wait for a person, the oldest first',
  params: idParams,
  query: z.object(countedPageQuery),
  response: countedPage(pendingDiscard),
});

const MANY = 5000;
/** Characters of why somebody confirms discards or takes them back. */
export const MAX_DECISION_REASON = 200;
/** Kept with each of the decisions that are settled by it; empty says nothing. */
const reason = text(0, MAX_DECISION_REASON).optional();

const people = z.object({ applicationIds: z.array(id).min(1).max(MANY), until: z.iso.datetime() }).partial();
const eitherOf = ({ value, issues }: z.core.ParsePayload<z.output<typeof people>>): void => {
  if ((value.applicationIds === undefined) === (value.until === undefined))
    issues.push({ code: 'custom', path: ['applicationIds'], message: 'required', input: value });
};
/** Some applications, or all that were discarded until a time: those that a list showed, and nobody who came later. */
const which = people.check(eitherOf);
const settling = people.extend({ reason }).check(eitherOf);
const settled = { NOTHING_TO_CONFIRM: refusal(409) };
export const confirmDiscards = defineEndpoint({
  id: 'confirmDiscards',
  may: 'pipeline.move',
  errors: settled,
  service,
  method: 'POST',
  path: `${path}/confirm`,
  retry: false,
  summary:
    'Confirm discards by score, on a closed position too: only now they count as rejected, and what the step starts is sent once the time for undo is over. Those that no longer wait are left out; 409 NOTHING_TO_CONFIRM when none does',
  params: idParams,
  body: settling,
  response: data(z.object({ applications: z.array(movedApplication), announced: announcements })),
});
export const previewConfirm = defineEndpoint({
  id: 'previewConfirm',
  may: 'pipeline.move',
  service,
  method: 'POST',
  isRead: true,
  path: `${path}/confirm-preview`,
  summary: 'What confirming would send, to whom and when; nothing is changed',
  params: idParams,
  body: which,
  response: data(announcements),
});
export const undoConfirm = defineEndpoint({
  id: 'undoConfirm',
  may: 'pipeline.move',
  errors: { ...movedErrors, NOTHING_TO_UNDO: refusal(409) },
  service,
  method: 'POST',
  path: `${path}/confirm-undo`,
  retry: false,
  summary:
    'Take a confirmation back: the discards wait again, what they were about to send is cancelled; what was sent already is named',
  params: idParams,
  body: z.object({
    applicationIds: z.array(id).min(1).max(MANY),
    /** As the confirmation answered them. */
    versions: z.array(z.number().int().min(0).max(2_147_483_647)).min(1).max(MANY),
  }),
  response: data(
    z.object({
      applications: z.array(movedApplication),
      cancelledMessages: z.number(),
      sentMessages: z.array(z.object({ subject: z.string(), sentAt: dateTime })),
    }),
  ),
});
export const restoreDiscards = defineEndpoint({
  id: 'restoreDiscards',
  may: 'pipeline.move',
  errors: settled,
  service,
  method: 'POST',
  path: `${path}/restore`,
  retry: false,
  summary:
    'Put applications that were discarded by score and wait for a person back where they stood; the rule leaves them alone from then on',
  params: idParams,
  body: settling,
  response: data(z.object({ applications: z.array(movedApplication) })),
});
