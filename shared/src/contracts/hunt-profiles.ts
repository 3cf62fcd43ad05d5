import { z } from 'zod';
import { candidateRoomErrors } from './agency.ts';
import { possibleDuplicate } from './candidate-creation.ts';
import { candidateExists, candidateLanguage } from './candidates.ts';
import { defineEndpoint } from './endpoint.ts';
import { refusal, tooManyAttempts } from './errors.ts';
import { poolCounts, positionErrors } from './hunts.ts';
import { data, dateTime, id } from './primitives.ts';
import { topic } from './topics.ts';

/** Bytes of a file of profiles, and people in it. */
export const MAX_PROFILE_BYTES = 5_000_000;
export const MAX_PROFILES = 2_000;
/** Days after which people of a file are deleted whom nobody has added. */
export const STRANGER_DAYS = 30;
/** Rows with something wrong that an answer names. */
export const MAX_ROW_PROBLEMS = 100;

/** What is read of somebody; the names are those of the columns. */
export const PROFILE_FIELDS = [
  'FIRST_NAME',
  'LAST_NAME',
  'NAME',
  'EMAIL',
  'PHONE',
  'LINKEDIN',
  'JOB_TITLE',
  'COMPANY',
  'SINCE',
  'LOCATION',
  'SUMMARY',
  'SKILLS',
  'LANGUAGES',
  'JOBS',
  'EDUCATION',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** Encodings in which files of profiles are read. */
export const TEXT_ENCODINGS = ['UTF-8', 'UTF-16', 'WINDOWS-1252'] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

/** Something that is wrong with one row, or one entry, of a file. */
export const rowProblem = z.object({
  /** As a spreadsheet numbers its rows, the header included; of a JSON file the number of the entry. */
  row: z.number().int(),
  /**
   * NO_NAME: nobody is named. SAME_PERSON: the e-mail or LinkedIn address of `otherRow`. BROKEN: its quotes do not end, or it is
   * no entry. TOO_MANY_VALUES: it has more values than there are headings, so nobody knows which is which. DAMAGED: characters of it
   * cannot be read. INVALID: the value of `field` cannot be taken and is left out. CUT: it is longer than what is kept.
   */
  reason: z.enum(['NO_NAME', 'SAME_PERSON', 'BROKEN', 'TOO_MANY_VALUES', 'DAMAGED', 'INVALID', 'CUT']),
  field: z.enum(PROFILE_FIELDS).nullable(),
  otherRow: z.number().int().nullable(),
  /** Whether the person is taken all the same. */
  isUsed: z.boolean(),
});
export type RowProblem = z.infer<typeof rowProblem>;

/** Why nothing can be read of a file. */
export const FILE_PROBLEMS = [
  /** Neither a text nor one of the encodings that are read. */
  'NOT_TEXT',
  'EMPTY',
  /** No column that says what people are called. */
  'NO_NAME_COLUMN',
  'TOO_MANY',
  /** More than 200 columns. */
  'TOO_MANY_COLUMNS',
  /** Begins as JSON and is none. */
  'BROKEN_JSON',
  /** No row of it can be used. */
  'NOBODY',
] as const;

export const uploadHuntProfiles = defineEndpoint({
  id: 'uploadHuntProfiles',
  may: 'candidates.write',
  errors: {
    PROFILES_NOT_READABLE: refusal(
      400,
      z.object({
        reason: z.enum(FILE_PROBLEMS),
        columns: z.array(z.string()),
        problems: z.array(rowProblem),
      }),
    ),
  },
  method: 'POST',
  path: '/api/v1/talent-pool/profiles',
  retry: false,
  timeoutMs: 300_000,
  summary:
    'Read the people of a file for a hunt: CSV (comma, semicolon or tab; UTF-8, UTF-16 or Windows-1252) or JSON Resume, one or an array; at most 5,000,000 bytes and 2,000 people in the field `file`. The file is not kept; people whom no hunt is made with within a day are deleted',
  bodyKind: 'multipart',
  response: data(
    z.object({
      id,
      name: z.string(),
      encoding: z.enum(TEXT_ENCODINGS),
      /** Who can be looked for. */
      people: z.number().int(),
      /** How many of them are candidates already; the hunt judges those by what the agency knows of them. */
      known: z.number().int(),
      /** Headings that mean nothing to the reader, as they stand in the file. */
      unknownColumns: z.array(z.string()),
      problems: z.array(rowProblem).max(MAX_ROW_PROBLEMS),
      /** Of all rows, named or not. */
      problemCount: z.number().int(),
      /** Rows whose people are not taken. */
      leftOut: z.number().int(),
    }),
  ),
});
export type UploadedProfiles = z.infer<typeof uploadHuntProfiles.response>['data'];

/** What a file says of somebody. */
export const poolProfile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string().nullable(),
  /** As it stands in the file. */
  location: z.string().nullable(),
  /** The addresses are null for who may not see contact data; so is the summary, which may hold some. */
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  linkedin: z.string().nullable(),
  summary: z.string().nullable(),
  /** Dates are ISO, possibly without day or month. */
  jobs: z.array(
    z.object({
      companyName: z.string(),
      position: z.string(),
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
    }),
  ),
  educations: z.array(
    z.object({
      institutionName: z.string(),
      degree: z.string(),
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
    }),
  ),
  languages: z.array(candidateLanguage),
  skills: z.array(z.string()),
});
export type PoolProfile = z.infer<typeof poolProfile>;

const params = z.object({ id, strangerId: id });

export const getPoolProfile = defineEndpoint({
  id: 'getPoolProfile',
  may: 'hunts.read',
  hears: ({ params: { id: huntId } }) => [topic.hunts(huntId)],
  method: 'GET',
  path: '/api/v1/talent-pool/:id/strangers/:strangerId',
  summary:
    'What a file, or the server of people, says of somebody whom a hunt found and who is no candidate, and which candidates look like them',
  params,
  response: data(
    z.object({
      profile: poolProfile,
      /** The name of the file, or of the server of people. */
      fileName: z.string(),
      /** Where the server of people says that it has them from; null of people of files. */
      origin: z.string().nullable(),
      /** When they are deleted unless they are added. */
      deletedAt: dateTime,
      /** Empty for who may not make candidates. */
      possibleDuplicates: z.array(possibleDuplicate),
    }),
  ),
});

export const addPoolStranger = defineEndpoint({
  id: 'addPoolStranger',
  may: 'candidates.write',
  errors: {
    ...tooManyAttempts,
    ...positionErrors,
    ...candidateExists,
    ...candidateRoomErrors,
    POSITION_NOT_OPEN: refusal(409),
    CANDIDATE_ALREADY_APPLIED: refusal(409, z.object({ candidateIds: z.array(id) })),
    HUNT_NOT_READY: refusal(409),
  },
  method: 'POST',
  path: '/api/v1/talent-pool/:id/strangers/:strangerId/add',
  retry: false,
  summary:
    'Make somebody of a file or of the server of people a candidate and add them to the position, or add the candidate who they are, who is offered what the file says differently. All or nothing; no welcome is sent',
  params,
  body: z.object({
    /** Who they are; left out, a candidate is made. */
    existingCandidateId: id.optional(),
    /** Asks the new candidate for consent by mail; refused as `not_allowed` without an address, and for a candidate who exists. */
    sendConsent: z.boolean().default(false),
  }),
  response: data(z.object({ candidateId: id, counts: poolCounts })),
});
