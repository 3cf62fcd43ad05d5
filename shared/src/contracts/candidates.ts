import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import {
  CONSENT_DELIVERIES,
  CV_STATUSES,
  GDPR_STATUSES,
  JOB_SEARCH_STATUSES,
  LANGUAGE_LEVELS,
  LOCALES,
} from './enums.ts';
import { changedMeanwhile, refusal } from './errors.ts';
import {
  data,
  dateTime,
  id,
  idParams,
  languageCode,
  locationSummary,
  page,
  pageQuery,
  queryBoolean,
  queryIds,
  searchTerm,
} from './primitives.ts';
import { laxScoring } from './scoring.ts';
import { skill } from './skills.ts';
import { tag } from './tags.ts';
import { topic } from './topics.ts';

/** Values of one filter. */
export const MAX_OF_A_FILTER = 20;

export const candidateChanged = { CANDIDATE_CHANGED: changedMeanwhile };
/** Another candidate has this e-mail or LinkedIn address. */
export const candidateExists = { CANDIDATE_EXISTS: refusal(409, z.object({ existingCandidateId: id })) };

export const candidateLanguage = z.object({
  code: z.string().length(2),
  proficiency: z.enum(LANGUAGE_LEVELS),
});
export const workExperience = z.object({
  id,
  companyName: z.string(),
  position: z.string(),
  location: locationSummary.nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
});
export type WorkExperience = z.infer<typeof workExperience>;
export const education = z.object({
  id,
  institutionName: z.string(),
  degree: z.string(),
  location: locationSummary.nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
});
export type Education = z.infer<typeof education>;

/**
 * A value that someone offered in public and that differs from what is stored; a recruiter takes it or leaves it.
 * Of `cv` the value is the file's name.
 */
export const candidateSuggestion = z.object({
  id,
  field: z.enum(['firstName', 'lastName', 'email', 'phoneNumber', 'linkedin', 'cv']),
  value: z.string(),
  createdAt: dateTime,
});
export type CandidateSuggestion = z.infer<typeof candidateSuggestion>;

/** Pages of a CV that were read, and those of the whole file. */
export const cvPages = z.object({
  read: z.number().int(),
  total: z.number().int(),
  /** Of those that were read, how many are pictures whose words were recognised: people check them. Missing where none is. */
  scanned: z.number().int().optional(),
  /** How many are pictures of which nothing was read; missing where none is. */
  unread: z.number().int().optional(),
});
export type CvPages = z.infer<typeof cvPages>;

export const candidate = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  linkedin: z.string().nullable(),
  summary: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** Signed for 5 minutes; null without a CV. */
  cvUrl: z.string().nullable(),
  hasCv: z.boolean(),
  cvFileName: z.string().nullable(),
  /** What came of reading the CV. */
  cvStatus: z.enum(CV_STATUSES),
  /** How many pages of the CV were read, of how many; null where that is not known. */
  cvPages: cvPages.nullable(),
  location: locationSummary.nullable(),
  /** Null for roles that may not see salaries. */
  salary: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  expectedSalary: z.object({ amountFrom: z.number(), amountTo: z.number(), currency: z.string() }).nullable(),
  workExperiences: z.array(workExperience),
  educations: z.array(education),
  languages: z.array(candidateLanguage),
  hardSkills: z.array(skill),
  softSkills: z.array(skill),
  /** By name. */
  tags: z.array(tag),
  jobSearchStatus: z.object({ status: z.enum(JOB_SEARCH_STATUSES), updatedAt: dateTime.nullable() }),
  gdpr: z.object({
    status: z.enum(GDPR_STATUSES),
    updatedAt: dateTime.nullable(),
    /** What became of the last mail that asked for consent; null when none was sent. */
    delivery: z.enum(CONSENT_DELIVERIES).nullable(),
    /** Whether they agreed to be kept for later offers, and when they said so; null when they were never asked. */
    offers: z.object({ accepted: z.boolean(), at: dateTime, locale: z.enum(LOCALES) }).nullable(),
  }),
  /** Of one of the applications that the reader may see: the one that was asked for, else the newest. Null without a score. */
  scoringLax: laxScoring.nullable(),
  documentCount: z.number(),
  commentCount: z.number(),
  suggestions: z.array(candidateSuggestion),
  /** Set when another candidate looks like the same person. */
  possibleDuplicateOfId: id.nullable(),
  /** Fields that were read from the CV and not changed since, with the reader's confidence from 0 to 1 and the text it came from. */
  extracted: z.record(z.string(), z.object({ confidence: z.number(), page: z.number(), text: z.string() })),
  version: z.number().int(),
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type Candidate = z.infer<typeof candidate>;

export const candidateListItem = candidate
  .pick({
    id: true,
    firstName: true,
    lastName: true,
    jobTitle: true,
    email: true,
    phoneNumber: true,
    linkedin: true,
    summary: true,
    profileImageUrl: true,
    location: true,
    languages: true,
    hasCv: true,
    tags: true,
  })
  .extend({
    companyName: z.string().nullable(),
    /** Whether the candidate is in the position named by `assigned_to`; false without it. */
    assigned: z.boolean(),
    createdAt: dateTime,
  });
export type CandidateListItem = z.infer<typeof candidateListItem>;

/** Comma-separated words in a query string, each one of some. */
const queryWords = <T extends z.ZodType<string, string>>(word: T) =>
  z
    .union([
      z.array(word).max(MAX_OF_A_FILTER),
      z
        .string()
        .transform((text) => text.split(',').filter(Boolean))
        .pipe(z.array(word).max(MAX_OF_A_FILTER)),
    ])
    .optional();
/** What the list of candidates is filtered by; filters that are left out or empty let everybody through. */
export const candidateFilters = {
  tags: queryWords(id).describe('Who has all of these tags, by their ids'),
  skills: queryWords(id).describe('Who has all of these skills, by their ids'),
  cities: queryWords(z.string().regex(/^\d{1,9}$/)).describe(
    'Who lives in one of these cities, by their ids',
  ),
  languages: queryWords(languageCode).describe('Who speaks all of these languages'),
  jobSearch: queryWords(z.enum(JOB_SEARCH_STATUSES)).describe('Who looks for a job in one of these ways'),
  consent: queryWords(z.enum(GDPR_STATUSES)).describe('Whose consent is one of these'),
  inProcess: queryBoolean.describe(
    'Who is, or is not, in a position that is open or on hold, neither hired nor discarded',
  ),
};

export const listCandidates = defineEndpoint({
  id: 'listCandidates',
  may: 'candidates.read',
  hears: () => [topic.candidate(), topic.tags()],
  method: 'GET',
  path: '/api/v1/candidates/search/simple',
  summary:
    'Candidates by parts of names, title, company, email, skill and city, or by telephone in any spacing, and by what is known of them; newest first',
  query: z.object({
    ...pageQuery,
    totalMayWait: queryBoolean.describe(
      '`true`: where counting takes longer than the page, `more_than` stands in place of `total_items`.',
    ),
    countOnly: queryBoolean.describe(
      '`true`: the exact number alone, without candidates, whatever `with_total` says.',
    ),
    searchTerm,
    assignedTo: id.optional(),
    ids: queryIds,
    linkedin: z
      .string()
      .max(300)
      .optional()
      .describe('Who has the profile of this address; nobody where it is no address of a profile'),
    email: z
      .string()
      .max(254)
      .optional()
      .describe('Who has exactly this address, in capitals or not; nobody where it is empty'),
    ...candidateFilters,
  }),
  response: page(candidateListItem),
});
export const nameFilters = defineEndpoint({
  id: 'nameFilters',
  may: 'candidates.read',
  method: 'GET',
  path: '/api/v1/candidates/search/filter-names',
  summary:
    'What skills and cities that a list is filtered by are called; those that do not exist are left out',
  query: z.object({ skills: candidateFilters.skills, cities: candidateFilters.cities }),
  response: data(
    z.object({
      skills: z.array(z.object({ id, name: z.string() })),
      cities: z.array(z.object({ id: z.string(), address: z.string() })),
    }),
  ),
});
export const getCandidate = defineEndpoint({
  id: 'getCandidate',
  may: 'candidates.read',
  // A score is told to its board alone, every two seconds at most.
  hears: ({ params }) => [topic.candidate(params.id), topic.comments(params.id), topic.tags(), topic.board()],
  ignores: ['application_seen', 'candidate_changed', 'applications_moved'],
  method: 'GET',
  path: '/api/v1/candidates/:id',
  summary: 'One candidate, whole; `application_id` names the application whose score comes with it',
  params: idParams,
  query: z.object({ applicationId: id.optional() }),
  response: data(candidate),
});
