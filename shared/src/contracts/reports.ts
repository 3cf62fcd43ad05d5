import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { refusal } from './errors.ts';
import { data, dateTime, id, idParams, items } from './primitives.ts';
import { MASK_KINDS, REPORT_SECTIONS, reportBlock } from './report-blocks.ts';
import { candidateReportOptions, positionReportOptions, REPORT_FACTS } from './report-options.ts';
import { topic } from './topics.ts';

/** Below so many people of the agency, what is shown nearly names the person. */
export const NARROW_PEOPLE = 5;
/** People in the preview of a position's report. */
export const REPORT_PREVIEW_PEOPLE = 10;
/** People on its paper: a browser lays out no more in reasonable time, and the file holds all. */
export const REPORT_PAPER_PEOPLE = 100;
/** Hours until the file of a position's report is deleted. */
export const REPORT_HOURS = 24;

/** What was found in a file that is to be anonymous: what kind of thing, and in which part. Never the thing itself. */
const leak = z.object({
  kind: z.enum(MASK_KINDS),
  /** Null when it is not in a part of the report, but in the file beside them. */
  section: z.enum(REPORT_SECTIONS).nullable(),
});
export type ReportLeak = z.infer<typeof leak>;
/** The same of somebody: `code` is what the report calls them by; null when it is not known of whom. */
const personLeak = leak.extend({ code: z.string().nullable() });
export type ReportPersonLeak = z.infer<typeof personLeak>;
/** The file would have told who the person is: nothing is delivered. */
const notSafe = { REPORT_NOT_SAFE: refusal(500, z.object({ where: z.array(personLeak) })) };

/** Why an option cannot be turned on. */
export const MISSING_REASONS = [
  /** The candidate is in no position that the reader may see. */
  'NO_APPLICATION',
  'NO_SCORE',
  'NO_QUESTIONS',
  'NO_SKILLS',
  'NO_COMMENTS',
  'NO_SALARY',
  'NO_EXPECTED_SALARY',
  'NO_SUMMARY',
  /** The reader may not see salaries. */
  'NOT_ALLOWED',
] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];
const missing = z.enum(MISSING_REASONS).nullable();
/** By option: null when it can be turned on, else why not. */
const missingOf = z.object({
  scoring: missing,
  kq: missing,
  skills: missing,
  comments: missing,
  salary: missing,
  expectedSalary: missing,
  summary: missing,
});

/** Not everybody could be looked at: more than `people` may fit. */
const isAtLeast = z.literal(true).optional();
const maskedCounts = z.array(z.object({ kind: z.enum(MASK_KINDS), count: z.number().int() }));
/** How many people of the agency fit what is shown; `facts` begin with the one that narrows most. */
const narrow = z.object({
  people: z.number().int(),
  isAtLeast,
  facts: z.array(
    z.object({
      fact: z.enum(REPORT_FACTS),
      /** What is shown of it: `Nurse`, `Girona, Spain`. */
      label: z.string(),
      people: z.number().int(),
      isAtLeast,
      isBlurred: z.boolean(),
    }),
  ),
});
export type ReportNarrow = z.infer<typeof narrow>;
/** The same of the people in a preview: whom fewer than `NARROW_PEOPLE` people of the agency fit, the fewest first. */
const narrowOfMany = z.object({
  /** By what the report calls them. */
  people: z.array(z.object({ code: z.string(), people: z.number().int(), isAtLeast })),
  /**
   * Of each fact the fewest people who share what is shown of somebody; they begin with the one that narrows most. Null: nobody had
   * the time to count it.
   */
  facts: z.array(
    z.object({
      fact: z.enum(REPORT_FACTS),
      people: z.number().int().nullable(),
      isAtLeast,
      isBlurred: z.boolean(),
    }),
  ),
  /** Of whom, by what the report calls them, not everything was counted before the time for it was over. */
  uncounted: z.array(z.string()).optional(),
});
export type ReportNarrowOfMany = z.infer<typeof narrowOfMany>;

/** What `blocks` would tell of who somebody is: they must not be printed. Null unless the report is anonymous. */
const unsafe = z.array(personLeak).nullable();
/** Photos of `blocks` in a format that the file cannot hold (WebP, GIF): it has none in their place. */
const photosLeftOut = z.number().int();

const preview = z.object({
  blocks: z.array(reportBlock),
  /** Empty unless the report is anonymous. */
  masked: maskedCounts,
  unsafe,
  photosLeftOut,
  /** Null unless the report is anonymous. */
  narrow: narrow.nullable(),
  missing: missingOf,
  /** Applications that the reader may see, the newest first; `application_id` names one. */
  applications: z.array(z.object({ id, positionId: id, positionName: z.string() })),
  /** The one that is reported on. */
  applicationId: id.nullable(),
  /** The brief as a machine makes it, for who wants to change it; masked where the report is anonymous. */
  brief: z.string(),
  /** A language model was to choose what that tells, and gave no answer that holds. */
  isBriefUnanswered: z.literal(true).optional(),
});
export type ReportPreview = z.infer<typeof preview>;

const candidateBase = '/api/v1/candidates/:id/reports';
export const previewCandidateReport = defineEndpoint({
  id: 'previewCandidateReport',
  may: 'candidates.report',
  method: 'POST',
  isRead: true,
  path: `${candidateBase}/preview`,
  summary:
    'What a report of a candidate holds, as blocks that are masked already where it is anonymous; stores nothing',
  params: idParams,
  body: candidateReportOptions,
  response: data(preview),
});
export const createCandidateReport = defineEndpoint({
  id: 'createCandidateReport',
  may: 'candidates.report',
  errors: notSafe,
  method: 'POST',
  path: candidateBase,
  retry: false,
  summary:
    'The report of a candidate as a PDF; who made it of whom is kept, its content is not. Its name tells no person where it is anonymous',
  params: idParams,
  body: candidateReportOptions,
  responseKind: 'binary',
  response: z.unknown(),
});

/** MAKING until the file is there; GONE after 24 hours, or when somebody in it was erased. */
export const REPORT_STATUSES = ['MAKING', 'READY', 'FAILED', 'GONE'] as const;
export const REPORT_FAILURES = [
  /** It would have told who somebody is; `where` says in which part. */
  'REPORT_NOT_SAFE',
  /** A person in it was erased while it was made. */
  'PERSON_ERASED',
  /** Its maker may not see the position any more. */
  'NOT_ALLOWED',
  'FAILED',
] as const;
const positionReport = z.object({
  id,
  status: z.enum(REPORT_STATUSES),
  isAnonymous: z.boolean(),
  /** People whose part is made, and all of them. */
  done: z.number().int(),
  total: z.number().int(),
  failure: z.enum(REPORT_FAILURES).nullable(),
  where: z.array(personLeak),
  fileName: z.string(),
  /** Bytes; null before it is ready. */
  size: z.number().int().nullable(),
  createdAt: dateTime,
  /** When the file is deleted; null before it is ready. */
  expiresAt: dateTime.nullable(),
});
export type PositionReport = z.infer<typeof positionReport>;

const positionBase = '/api/v1/agency/clients/jobs/:id/reports';
const reportParams = z.object({ id, reportId: id });
const may = 'applications.report' as const;
export const previewPositionReport = defineEndpoint({
  id: 'previewPositionReport',
  may,
  method: 'POST',
  isRead: true,
  path: `${positionBase}/preview`,
  summary:
    'What a report of a position holds: the first page and its first 10 people, or as many as paper holds; without steps, only what can be chosen',
  params: idParams,
  body: positionReportOptions.extend({
    /** For paper: the first 100 people, of whom nothing is counted. */
    isPaper: z.boolean().default(false),
  }),
  response: data(
    z.object({
      blocks: z.array(reportBlock),
      /** Empty unless the report is anonymous; of the people in `blocks`. */
      masked: maskedCounts,
      unsafe,
      photosLeftOut,
      /** Null unless the report is anonymous; of the people in `blocks`. */
      narrow: narrowOfMany.nullable().default(null),
      /** What holds for everybody of the position. */
      missing: missingOf,
      /** People in the report; `blocks` hold the first of them. */
      people: z.number().int(),
      shownPeople: z.number().int(),
    }),
  ),
});
export const createPositionReport = defineEndpoint({
  id: 'createPositionReport',
  may,
  errors: {
    /** None of the steps has an application. */
    REPORT_EMPTY: refusal(409),
    REPORT_TOO_LARGE: refusal(409, z.object({ people: z.number().int(), maxPeople: z.number().int() })),
    /** The maker waits for three others already. */
    TOO_MANY_REPORTS: refusal(409),
  },
  method: 'POST',
  path: positionBase,
  retry: false,
  summary: 'Have a report of a position made as a PDF; answers 202, and the report says when it is there',
  params: idParams,
  body: positionReportOptions.extend({ stepIds: positionReportOptions.shape.stepIds.unwrap().min(1) }),
  response: data(z.object({ id })),
});
export const listPositionReports = defineEndpoint({
  id: 'listPositionReports',
  may,
  hears: () => [topic.report()],
  method: 'GET',
  path: positionBase,
  summary: 'One’s own reports of a position of the last 24 hours, the newest first; 20 at most',
  params: idParams,
  response: items(positionReport),
});
export const getPositionReport = defineEndpoint({
  id: 'getPositionReport',
  may,
  hears: () => [topic.report()],
  method: 'GET',
  path: `${positionBase}/:reportId`,
  summary: 'How far a report of one’s own is',
  params: reportParams,
  response: data(positionReport),
});
export const getPositionReportFile = defineEndpoint({
  id: 'getPositionReportFile',
  may,
  errors: { REPORT_NOT_READY: refusal(409), REPORT_GONE: refusal(404) },
  method: 'GET',
  path: `${positionBase}/:reportId/file`,
  retry: false,
  summary: 'The file of a report of one’s own, a PDF',
  params: reportParams,
  responseKind: 'binary',
  response: z.unknown(),
});
