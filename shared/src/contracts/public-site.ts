import { z } from 'zod';
import {
  aboutPage,
  departmentsPage,
  homePage,
  positionsPage,
  SITE_PAGES,
  siteStyles,
  siteTranslations,
} from './career-site.ts';
import { defineEndpoint } from './endpoint.ts';
import { CONTRACT_TYPES, LOCALES, WORK_MODES } from './enums.ts';
import { tooManyAttempts } from './errors.ts';
import { publicQuestion } from './killer-questions.ts';
import { countedPage, countedPageQuery, data, dateTime, day, id, locationSummary } from './primitives.ts';

export const publicSite = z.object({
  agencyId: id,
  name: z.string(),
  slug: z.string(),
  logoUrl: z.string().nullable(),
  /** The agency's own website. */
  webUrl: z.string().nullable(),
  /** IANA name of the zone in which its pages tell times. */
  timeZone: z.string(),
  styles: siteStyles,
  /** Published pages; what the others say is not here. */
  pages: z.array(z.enum(SITE_PAGES)),
  homePage,
  positionsPage,
  departmentsPage: departmentsPage.nullable(),
  aboutPage: aboutPage.nullable(),
  /** Of the texts above; what other languages have of published pages stands in `translations`. */
  language: z.enum(LOCALES),
  translations: siteTranslations,
});
export type PublicSite = z.infer<typeof publicSite>;

export const publicPositionSummary = z.object({
  id,
  title: z.string(),
  location: locationSummary.nullable(),
  workMode: z.enum(WORK_MODES).nullable(),
  contractType: z.enum(CONTRACT_TYPES).nullable(),
  /** When the position was first opened. */
  publishedAt: dateTime.nullable(),
});
export type PublicPositionSummary = z.infer<typeof publicPositionSummary>;

export const publicPosition = publicPositionSummary.extend({
  /** Sanitised HTML. */
  jobDescription: z.string(),
  /** Only with the position's switch for it on. */
  salary: z
    .object({
      from: z.number(),
      to: z.number(),
      currency: z.string(),
      salaryRange: z.enum(['annual', 'monthly']),
    })
    .nullable(),
  /** ISO date on which the position is expected to close. */
  closesOn: day.nullable(),
  /** What search engines read of the place: ISO 3166-1 alpha-2, and the region when it is known. */
  region: z.string().nullable(),
  countryCode: z.string().nullable(),
  questions: z.array(publicQuestion),
});
export type PublicPosition = z.infer<typeof publicPosition>;

const slugParams = z.object({ slug: z.string().max(60) });
const positionParams = z.object({ slug: z.string().max(60), id });
const site = { service: 'careerSite', access: 'public' } as const;

export const getPublicSite = defineEndpoint({
  ...site,
  id: 'getPublicSite',
  method: 'GET',
  path: '/api/v1/public/:slug',
  summary: 'The public site of an agency',
  params: slugParams,
  response: data(publicSite),
});
export const listPublicPositions = defineEndpoint({
  ...site,
  id: 'listPublicPositions',
  method: 'GET',
  path: '/api/v1/public/:slug/positions',
  summary: 'Open positions that are on the job portal',
  params: slugParams,
  query: z.object({ ...countedPageQuery, search: z.string().trim().max(200).optional() }),
  response: countedPage(publicPositionSummary),
});
export const getPublicPosition = defineEndpoint({
  ...site,
  id: 'getPublicPosition',
  method: 'GET',
  path: '/api/v1/public/:slug/positions/:id',
  summary: 'One open position',
  params: positionParams,
  response: data(publicPosition),
});

/** What the applicant sees as stored: this submission only. */
export const applicationReceipt = z.object({
  reference: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  linkedin: z.string().nullable(),
  cvFileName: z.string().nullable(),
  cvBytes: z.number().nullable(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  consentAt: dateTime,
  /** Whether they agreed to be kept for later offers; absent in receipts of before. */
  keptForOffers: z.boolean().optional(),
  receivedAt: dateTime,
});
export type ApplicationReceipt = z.infer<typeof applicationReceipt>;

/** The text fields of the multipart form; the CV is the file field `cv`, each answer a field `answers.<question id>` (choices repeat it, ranges add `.min` and `.max`). */
export const publicApplicationBody = z.object({
  firstName: z.string().trim().min(2).max(50),
  lastName: z.string().trim().max(50).default(''),
  email: z.string().trim().max(254).pipe(z.email()),
  phoneNumber: z
    .string()
    .trim()
    .min(5)
    .max(30)
    .regex(/^\+?[\d\s().-]+$/),
  linkedin: z
    .union([
      z.literal('').transform(() => undefined),
      z
        .string()
        .trim()
        .max(300)
        .regex(/linkedin/i),
    ])
    .optional(),
  consent: z.literal('true'),
  /** To be kept for later offers: a consent of its own, which an application does not need. */
  keep: z.union([z.literal('true'), z.literal('')]).optional(),
  locale: z.enum(LOCALES).default('en'),
  /** Made by the form when it is opened; the same key twice is one submission. */
  submissionKey: z.uuid().optional(),
  /** Where the link was found that somebody followed: a portal's id or a word; what is neither is left out. */
  src: z.string().optional(),
  /** Left empty by people. */
  website: z.string().max(200).optional(),
});
export const applyInPublic = defineEndpoint({
  ...site,
  id: 'applyInPublic',
  errors: tooManyAttempts,
  method: 'POST',
  path: '/api/v1/public/:slug/positions/:id/applications',
  retry: false,
  summary:
    'Apply to an open position; the CV is a PDF, Word document (.docx), OpenDocument text (.odt) or RTF of at most 10,000,000 bytes in the field `cv`',
  params: positionParams,
  bodyKind: 'multipart',
  body: publicApplicationBody,
  response: data(applicationReceipt),
});
