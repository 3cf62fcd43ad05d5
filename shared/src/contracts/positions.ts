import { z } from 'zod';
import { clientSummary } from './clients.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  CHANNEL_TYPES,
  CONTRACT_TYPES,
  LANGUAGE_LEVELS,
  POSITION_STATUSES,
  PRIORITIES,
  RECRUITING_TYPES,
  SALARY_RANGES,
  WORK_MODES,
} from './enums.ts';
import { changedMeanwhile, refusal } from './errors.ts';
import {
  amount,
  data,
  dateTime,
  day,
  id,
  idParams,
  locationSummary,
  page,
  pageQuery,
  queryBoolean,
  queryIds,
  queryInteger,
  searchTerm,
  sortBy,
} from './primitives.ts';
import { topic } from './topics.ts';
import { personSummary } from './users.ts';

/** Characters of the notes for a job description. */
export const MAX_JD_NOTES = 20_000;

export const positionChanged = { POSITION_CHANGED: changedMeanwhile };
/** Only a draft that never had an application and was never published is deleted. */
export const notDeletableErrors = { POSITION_NOT_DELETABLE: refusal(409) };

export const hiringManager = z.object({
  id,
  name: z.string(),
  email: z.string(),
  imageUrl: z.string().nullable(),
});
export const positionLanguage = z.object({
  code: z.string().length(2),
  proficiency: z.enum(LANGUAGE_LEVELS),
});
/** Counts of a position's applications by step; in process is every step of type STEP, by its category. */
export const processInformation = z.object({
  inboxTotal: z.number(),
  /** Of the inbox, those that nobody has opened. */
  inboxUnseenTotal: z.number(),
  inProcessInternalTotal: z.number(),
  inProcessExternalTotal: z.number(),
  hiredTotal: z.number(),
});

const feeSettings = z.object({ commissionRate: z.number().nullable(), fixedFee: amount, retainFee: amount });
const salary = z.object({
  from: z.number().nullable(),
  to: z.number().nullable(),
  currency: z.string().nullable(),
  salaryRange: z.enum(SALARY_RANGES).nullable(),
});

export const positionListItem = z.object({
  id,
  title: z.string(),
  status: z.enum(POSITION_STATUSES),
  client: clientSummary.nullable(),
  recruiters: z.array(personSummary),
  hiringManagers: z.array(hiringManager),
  agencyPriority: z.enum(PRIORITIES),
  locations: z.array(locationSummary),
  languages: z.array(positionLanguage),
  summary: z.string().nullable(),
  workMode: z.enum(WORK_MODES).nullable(),
  /** Null for roles that may not see fees. */
  feeSettings: feeSettings.nullable(),
  /** The fee that the position will bring: the fixed fee, else the commission on the middle of the salary. */
  calculatedFee: amount.nullable(),
  jobPortalEnabled: z.boolean(),
  multiPostingEnabled: z.boolean(),
  hidden: z.boolean(),
  estimatedClosingDate: day.nullable(),
  hiringDate: dateTime.nullable(),
  createdBy: personSummary.nullable(),
  createdAt: dateTime,
  updatedAt: dateTime,
  processInformation,
});
export type PositionListItem = z.infer<typeof positionListItem>;

const skill = z.object({ id, name: z.string(), type: z.string() });

export const position = positionListItem.extend({
  clientId: id.nullable(),
  salary: salary.nullable(),
  exclusivity: z.object({ limitDate: day.nullable(), notifyAt: day.nullable() }),
  replacementWarranty: z.object({ months: z.number().nullable() }),
  recruitingType: z.enum(RECRUITING_TYPES).nullable(),
  contractType: z.enum(CONTRACT_TYPES).nullable(),
  /** Id of one of `departments`. */
  departmentId: z.string().nullable(),
  /** Departments of the agency's career site, in their order: it may be of one. */
  departments: z.array(z.object({ id: z.string(), title: z.string() })),
  hiringNumber: z.number(),
  yearsExperience: z.object({ from: z.number().nullable(), to: z.number().nullable() }),
  hardSkillIds: z.array(id),
  softSkillIds: z.array(id),
  hardSkills: z.array(skill),
  softSkills: z.array(skill),
  benefits: z.array(z.string()),
  jobDescription: z.string(),
  /** Null for roles that may not change positions. */
  jdNotes: z.string().nullable(),
  /** Whether the public pages tell the salary. */
  showSalary: z.boolean(),
  /** Whether visitors find it on the agency's own site now: it is open, on the portal, not hidden, and the site is on. */
  isPublic: z.boolean(),
  welcomeWorkflowId: id.nullable(),
  discardWorkflowId: id.nullable(),
  kqDiscardWorkflowId: id.nullable(),
  /** Channels that the first recruiter has configured. */
  channelsOk: z.array(z.enum(CHANNEL_TYPES)),
  /** Channels that the position's messaging workflows use. */
  channelsUsed: z.array(z.enum(CHANNEL_TYPES)),
  /** Whether the position has no applications and was never published, so that its recruiter may delete it. */
  deletable: z.boolean(),
  /** What is missing before the position can be published, in the order of the tabs. */
  missingFields: z.array(z.string()),
  killerQuestionCount: z.number(),
  /** Goes up with every change of what is typed into forms; a priority, a switch or the status is set whole and does not count. */
  version: z.number().int(),
});
export type Position = z.infer<typeof position>;

export const REQUIRED_TO_PUBLISH = [
  'jobDescription',
  'salaryFrom',
  'salaryTo',
  'salaryCurrency',
  'salaryRange',
  'workMode',
  'contractType',
  'location',
  'yearsExperience',
] as const;
export type RequiredToPublish = (typeof REQUIRED_TO_PUBLISH)[number];

export const POSITION_SORT_FIELDS = [
  'title',
  'status',
  'client',
  'agency_priority',
  'created_at',
  'updated_at',
  'estimated_closing_date',
  'hiring_date',
  'job_portal_enabled',
] as const;

export const listPositions = defineEndpoint({
  id: 'listPositions',
  may: 'positions.read',
  hears: () => [topic.positions(), topic.board(), topic.members()],
  ignores: ['candidate_changed'],
  method: 'GET',
  path: '/api/v1/agency/jobs',
  summary: 'Positions that the user may see',
  query: z.object({
    ...pageQuery,
    perPage: queryInteger(1, 9999, 10),
    /** Answers the exact number of positions without the positions themselves, whatever `withTotal` says. */
    countOnly: queryBoolean,
    search: searchTerm,
    status: z.enum(POSITION_STATUSES).optional(),
    clientId: id.optional(),
    recruiterId: queryIds,
    agencyPriority: z.enum(PRIORITIES).optional(),
    sortBy: sortBy(POSITION_SORT_FIELDS),
    hidden: queryBoolean,
  }),
  response: page(positionListItem),
});

export const getPosition = defineEndpoint({
  id: 'getPosition',
  may: 'positions.read',
  hears: ({ params }) => [
    topic.positions(params.id),
    topic.board(params.id),
    topic.members(),
    topic.channels(),
  ],
  ignores: ['application_seen', 'candidate_changed'],
  method: 'GET',
  path: '/api/v1/agency/clients/jobs/:id',
  summary: 'One position, whole',
  params: idParams,
  response: data(position),
});
