import { z } from 'zod';
import {
  clause,
  countedClause,
  evidence,
  MAX_CLAUSES,
  MAX_QUERY_LENGTH,
  searchPage,
} from './candidate-search.ts';
import { defineEndpoint } from './endpoint.ts';
import { POSITION_STATUSES, WORK_MODES } from './enums.ts';
import { refusal } from './errors.ts';
import { SERVER_FAILURES, serverTold } from './hunt-sources.ts';
import {
  countedPage,
  countedPageQuery,
  data,
  dateTime,
  done,
  id,
  idParams,
  queryInteger,
  searchTerm,
  text,
} from './primitives.ts';
import { laxScoring } from './scoring.ts';
import { topic } from './topics.ts';

/** People that one hunt finds at most. */
export const MAX_HUNT_PEOPLE = 100;
/** Files of profiles that one hunt looks through at most. */
export const MAX_PROFILE_FILES = 5;
/** Characters of the indications of a hunt. */
export const MAX_INDICATIONS = MAX_QUERY_LENGTH;

/** A hunt that searches can still be called off; one that is ready stays. */
export const HUNT_STATUSES = ['SEARCHING', 'READY'] as const;
export type HuntStatus = (typeof HUNT_STATUSES)[number];
/** What a position became that is not open any more, and so stopped its hunt: one that was open is never a draft again. */
export const HUNT_STOPS = ['ON_HOLD', 'CLOSED_LOST', 'CLOSED_WON', 'DELETED'] as const;
export type HuntStop = (typeof HUNT_STOPS)[number];
/** What was decided of somebody whom a hunt found. */
export const POOL_STATUSES = ['NONE', 'REJECTED', 'ADDED_TO_JOB'] as const;
export type PoolStatus = (typeof POOL_STATUSES)[number];
export const HUNT_FEEDBACK = ['GOOD', 'BAD', 'DISMISSED'] as const;
export type HuntFeedback = (typeof HUNT_FEEDBACK)[number];
/** Why somebody was discarded. */
export const POOL_REASONS = [
  'TITLE',
  'SKILLS',
  'SENIORITY',
  'PLACE',
  'SALARY',
  'CONTACTED',
  'OTHER',
] as const;
export type PoolReason = (typeof POOL_REASONS)[number];

/** How much of what is asked for somebody must have: 0 lax (40%), 1 precise (60%), 2 very precise (75%). */
const precision = z.number().int().min(0).max(2);

/** How many of a hunt's people are in which state; `total` is all of them. */
export const poolCounts = z.object({
  total: z.number().int(),
  /** People whose panel was opened. */
  totalViewed: z.number().int(),
  totalPending: z.number().int(),
  totalRejected: z.number().int(),
  totalAddedToProcess: z.number().int(),
});
export type PoolCounts = z.infer<typeof poolCounts>;

export const huntSummary = poolCounts.extend({
  id,
  name: z.string(),
  /** The same as `indications`. */
  description: z.string(),
  indications: z.string(),
  precision,
  /** The same as `precision`. */
  temperature: precision,
  status: z.enum(HUNT_STATUSES),
  /** It became ready with nobody, because the search failed time after time. */
  hasFailed: z.boolean(),
  /** What its position had become before it was ready; it looked no further and keeps nobody. Null of a hunt that was not stopped. */
  stopped: z.enum(HUNT_STOPS).nullable(),
  /** People whom it found; some of them may be gone since, all of them too. */
  found: z.number().int(),
  /** Of one that found nobody: people who fitted, but were in a process, in the position before, or discarded for it. */
  leftOut: z.number().int(),
  /** False from its creation, and again from when it becomes ready, until somebody opens it. */
  viewed: z.boolean(),
  createdAt: dateTime,
  /** When a hunt that searches begins; until then nothing was looked at. */
  startsAt: dateTime,
  readyAt: dateTime.nullable(),
  /** Null once that member is deleted. */
  requestBy: z.object({ id, firstName: z.string(), lastName: z.string(), email: z.string() }).nullable(),
  job: z.object({
    id,
    title: z.string(),
    status: z.enum(POSITION_STATUSES),
    workMode: z.enum(WORK_MODES).nullable(),
  }),
  jobId: id,
  clientId: id.nullable(),
  feedback: z.enum(HUNT_FEEDBACK).nullable(),
  feedbackText: z.string().nullable(),
  /** The server of people that was to be asked too, by the name that it had then; null where none was. */
  server: z.object({ name: z.string(), failure: z.enum(SERVER_FAILURES).nullable() }).nullable(),
  /** Whether the reader recruits or manages the position, and so may add, keep and discard, give feedback and call it off. */
  isMine: z.boolean(),
});
export type HuntSummary = z.infer<typeof huntSummary>;

/** What somebody had of a clause of the hunt when it was made; one quote at most. */
const poolClause = z.object({ id: z.string(), met: z.boolean(), evidence: z.array(evidence).max(1) });

/** Where somebody comes from who is no candidate: the file of profiles, or the server of people, by its name. */
const poolSource = z.object({ kind: z.enum(['FILE', 'SERVER']), name: z.string() });

/** Somebody whom a hunt found. The id is the candidate's; of somebody with a `source` it is the hunt's own. */
export const poolCandidate = z.object({
  id,
  /** Null of candidates. */
  source: poolSource.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  location: z.object({ name: z.string(), address: z.string() }).nullable(),
  /** Null for who may not see contact data. */
  linkedin: z.string().nullable(),
  /** When the hunt found them. */
  createdAt: dateTime,
  /** When what is known of them last changed. */
  updatedAt: dateTime,
  status: z.enum(POOL_STATUSES),
  /** Marked as a maybe. */
  kept: z.boolean(),
  /** Why they were discarded, where it was said. */
  reason: z.enum(POOL_REASONS).nullable(),
  /** Whether their panel was opened. */
  viewed: z.boolean(),
  /** Points of the most that the hunt's clauses can give, from 0 to 100. */
  percent: z.number().int(),
  /** By the id of the hunt's clause. */
  clauses: z.array(poolClause),
  /** Null of who cannot be scored: without a text to judge, or by a position without criteria. */
  scoringLax: laxScoring.nullable(),
});
export type PoolCandidate = z.infer<typeof poolCandidate>;

/** A hunt with all its people, the best first: 100 at most. */
export const hunt = huntSummary.extend({
  /** What was looked for. Until it is ready, `hits` and `without` are 0. */
  clauses: z.array(countedClause),
  poolCandidates: z.array(poolCandidate).max(MAX_HUNT_PEOPLE),
});
export type Hunt = z.infer<typeof hunt>;

const base = '/api/v1/talent-pool';
export const positionErrors = {
  /** Neither recruits nor manages the position; being an administrator is not enough. */
  NOT_ON_POSITION: refusal(403),
};

export const createHunt = defineEndpoint({
  id: 'createHunt',
  may: 'hunts.write',
  errors: {
    ...positionErrors,
    /** A draft or closed position; `details.status` is the one that it has. */
    POSITION_NOT_OPEN: refusal(409, z.object({ status: z.enum(POSITION_STATUSES) })),
    HUNT_IN_PROGRESS: refusal(409, z.object({ huntId: id })),
    /** What is asked for makes more clauses or alternatives than a search may have. */
    QUERY_TOO_COMPLEX: refusal(400),
  },
  method: 'POST',
  path: base,
  retry: false,
  summary:
    'Have people of the agency looked for who fit an open position; `indications` or `description`, `position_id` or `job_id`. Without `clauses`, what is looked for follows from the position and the indications',
  body: z
    .object({
      name: text(1, 200),
      indications: text(1, MAX_INDICATIONS).optional(),
      description: text(1, MAX_INDICATIONS).optional(),
      precision: precision.optional(),
      temperature: precision.optional(),
      positionId: id.optional(),
      jobId: id.optional(),
      /** The position's own; another one is refused. */
      clientId: id.optional(),
      clauses: z.array(clause).min(1).max(MAX_CLAUSES).optional(),
      /** Own uploads that no other hunt was made with; their people are looked through too. */
      profileFileIds: z.array(id).max(MAX_PROFILE_FILES).optional(),
      /** Has the server of people asked too, of `clauses` as they were shown, which it needs; refused where none is set up, and for who may not make candidates. */
      asksServer: z.boolean().optional(),
    })
    .refine((body) => body.indications ?? body.description, { message: 'required', path: ['indications'] })
    .refine((body) => body.positionId ?? body.jobId, { message: 'required', path: ['positionId'] }),
  response: data(huntSummary),
});
export const previewHunt = defineEndpoint({
  id: 'previewHunt',
  may: 'hunts.write',
  errors: { QUERY_TOO_COMPLEX: refusal(400) },
  method: 'POST',
  path: `${base}/preview`,
  summary:
    'What a hunt would look for, read from the position and the indications or given as clauses, and how many it would find now. Nothing is stored',
  body: z.object({
    positionId: id,
    indications: z.string().trim().max(MAX_INDICATIONS).default(''),
    precision: precision.default(0),
    /** Left out, they are read from the position and the indications. */
    clauses: z.array(clause).max(MAX_CLAUSES).optional(),
  }),
  response: data(
    z.object({
      /** Whether the reader recruits or manages the position; of others nothing is looked for and `clauses` is empty. */
      isMine: z.boolean(),
      /** The position's hunt that is still searching. */
      searchingHuntId: id.nullable(),
      clauses: z.array(countedClause),
      ignored: searchPage.shape.ignored,
      /** People who fit, 100 at most. */
      people: z.number().int(),
      building: searchPage.shape.building,
      /** What the server of people would be told; null where none is set up, and for who may not take whom it names. */
      server: serverTold.nullable(),
    }),
  ),
});
export const listHunts = defineEndpoint({
  id: 'listHunts',
  may: 'hunts.read',
  hears: () => [topic.hunts(), topic.positions()],
  method: 'GET',
  path: `${base}/agency`,
  summary: 'Hunts that the user may see, the newest first; by words of their names, or of one position',
  query: z.object({
    ...countedPageQuery,
    perPage: queryInteger(1, 100, 25),
    query: searchTerm,
    jobId: id.optional(),
  }),
  response: countedPage(huntSummary),
});
export const getHunt = defineEndpoint({
  id: 'getHunt',
  may: 'hunts.read',
  hears: ({ params }) => [topic.hunts(params.id), topic.positions(), topic.candidate()],
  method: 'GET',
  path: `${base}/:id`,
  summary: 'A hunt with its people; a hiring manager sees neither contact data nor salaries',
  params: idParams,
  response: data(hunt),
});
export const updateHunt = defineEndpoint({
  id: 'updateHunt',
  may: 'hunts.read',
  errors: positionErrors,
  method: 'PATCH',
  path: `${base}/:id`,
  summary:
    'Mark a hunt as viewed, or say how good it was; whoever recruits or manages the position says the latter',
  params: idParams,
  body: z.object({
    viewed: z.literal(true).optional(),
    feedback: z.enum(HUNT_FEEDBACK).nullable().optional(),
    feedbackText: z.string().trim().max(2000).nullable().optional(),
  }),
  response: data(huntSummary),
});
export const deleteHunt = defineEndpoint({
  id: 'deleteHunt',
  may: 'hunts.write',
  errors: { ...positionErrors, CANNOT_DELETE_READY_POOL: refusal(409) },
  method: 'DELETE',
  path: `${base}/:id`,
  retry: false,
  summary: 'Call off a hunt that is still searching',
  params: idParams,
  response: done,
});
