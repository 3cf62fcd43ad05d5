import { z } from 'zod';
import { LOCALES } from './enums.ts';
import { id } from './primitives.ts';

/** Comments in one report of a candidate. */
export const MAX_REPORT_COMMENTS = 100;
/** Characters of a brief that somebody wrote. */
export const MAX_BRIEF = 4000;
/** Applications in one report of a position. */
export const MAX_REPORT_PEOPLE = 1000;

/** What an anonymous report shows of a person that may tell who it is, and that can be blurred. */
export const REPORT_FACTS = [
  'TITLE',
  /** Where they live, worked and studied. */
  'PLACE',
  'LANGUAGES',
  'SKILLS',
  'STUDIES',
  /** Titles of their jobs. */
  'POSTS',
  /** From when until when they had each job. */
  'YEARS',
  'SALARIES',
] as const;
export type ReportFact = (typeof REPORT_FACTS)[number];

const off = z.boolean().default(false);
const common = {
  /** Name, contact lines, photo and profile links; excludes `isAnonyManagedDataIncluded`. With both off, the name alone. */
  isContactInfoIncluded: z.boolean().default(true),
  /** Anonymous: nothing in the report tells who the person is. */
  isAnonyManagedDataIncluded: off,
  isScoringIncluded: off,
  /** Killer questions with their answers. */
  isKqIncluded: off,
  /** Needs `salaries.read`, as the next one does: else 400 `not_allowed`. */
  isSalaryInfoIncluded: off,
  isExpectedSalaryIncluded: off,
  /** The brief, and the candidate's own summary below it. */
  isSummaryIncluded: off,
  /** The language of the product's own words. */
  lang: z.enum(LOCALES).default('en'),
  /** Facts of anonymous reports that are told less exactly, or not at all. */
  blurred: z.array(z.enum(REPORT_FACTS)).max(REPORT_FACTS.length).default([]),
};
/** Contact information and anonymity exclude each other: 400 `not_allowed` of `is_anony_managed_data_included`. */
export const candidateReportOptions = z.object({
  ...common,
  isSkillsIncluded: off,
  /** Comments, in the order in which the report has them; none, and it has no such part. */
  commentIds: z.array(id).max(MAX_REPORT_COMMENTS).default([]),
  /** Whose score and answers it tells; left out, the newest one that the reader may see. */
  applicationId: id.optional(),
  /** Put in place of the brief that a machine made; masked as any text where the report is anonymous. */
  brief: z.string().max(MAX_BRIEF).optional(),
});
export type CandidateReportOptions = z.output<typeof candidateReportOptions>;
export const positionReportOptions = z.object({
  ...common,
  /** Steps whose applications it holds. */
  stepIds: z.array(id).max(200).default([]),
  /** Only these applications of the steps; left out, all. */
  applicationIds: z.array(id).min(1).max(MAX_REPORT_PEOPLE).optional(),
  /** Comments of any of the people, in the order in which each person's part has them. */
  commentIds: z.array(id).max(MAX_REPORT_PEOPLE).default([]),
});
export type PositionReportOptions = z.output<typeof positionReportOptions>;
