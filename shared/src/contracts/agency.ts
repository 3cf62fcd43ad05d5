import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { changedMeanwhile, refusal } from './errors.ts';
import { data, id, text } from './primitives.ts';
import { richText } from './rich-text-limits.ts';
import { topic } from './topics.ts';

export const agencyChanged = { AGENCY_CHANGED: changedMeanwhile };
/** The plan has no room for more candidates. */
export const candidateRoomErrors = { CANDIDATE_LIMIT: refusal(409, z.object({ maxCandidates: z.number() })) };

export const agency = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  webUrl: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  logoUrl: z.string().nullable(),
  primaryColor: z.string(),
  plan: z.object({ limits: z.object({ maxCandidates: z.number(), maxMembers: z.number() }) }),
  privacyPolicy: z.object({ privacyPolicy: z.string(), privacyPolicyInformation: z.string() }),
  legal: z.object({
    expirationGdprDays: z.number(),
    deletionPeriodRejectedGdprDays: z.number().nullable(),
    deletionPeriodRejectedGdprEnabled: z.boolean(),
  }),
  /** Rises with every change. */
  version: z.number(),
});
export type Agency = z.infer<typeof agency>;

export const getAgency = defineEndpoint({
  id: 'getAgency',
  may: 'profile.own',
  hears: () => [topic.agency()],
  method: 'GET',
  path: '/api/v1/agency',
  summary: 'The agency of the current user',
  response: data(agency),
});
export const getAgencyDetails = defineEndpoint({
  id: 'getAgencyDetails',
  may: 'agency.read',
  hears: () => [topic.agency(), topic.members()],
  method: 'GET',
  path: '/api/v1/agency/details',
  summary: 'The agency with its counts',
  response: data(
    agency.extend({
      counts: z.object({
        members: z.number(),
        candidates: z.number(),
        positions: z.number(),
        clients: z.number(),
      }),
    }),
  ),
});
export const getPrivacyPolicy = defineEndpoint({
  id: 'getPrivacyPolicy',
  method: 'GET',
  path: '/api/v1/agency/:agencyId/privacy-policy',
  access: 'public',
  summary: 'Privacy policy of an agency, sanitised HTML',
  params: z.object({ agencyId: id }),
  response: data(
    z.object({ name: z.string(), privacyPolicy: z.string(), privacyPolicyInformation: z.string() }),
  ),
});

/** The version that was read; a different one on the server refuses the change. */
const version = z.number().int().optional();
/** Days; a hundred years at most, so that dates counted from it exist. */
const days = z.number().int().min(1).max(36_500);

const withScheme = (typed: string | null): string | null =>
  !typed || typed.includes(':') ? typed || null : `https://${typed}`;
/** Address of a page on the web; the scheme may be left out, empty is none. */
const webAddress = z
  .string()
  .trim()
  .max(300)
  .nullable()
  .transform(withScheme)
  .pipe(z.url({ protocol: /^https?$/, hostname: /\./ }).nullable());

export const updateAgencyBody = z.object({
  name: text(2, 50),
  webUrl: webAddress,
  linkedinUrl: webAddress,
  /** Address of an image that this agency uploaded, or null for no logo; left out, the logo stays. */
  logoUrl: z.string().max(500).nullable().optional(),
  version,
});
export const updateAgency = defineEndpoint({
  id: 'updateAgency',
  may: 'agency.manage',
  errors: agencyChanged,
  method: 'PUT',
  path: '/api/agency',
  summary: 'Change name, addresses and logo',
  body: updateAgencyBody,
  response: data(agency),
});

export const updateLegalBody = z
  .object({
    expirationGdprDays: days,
    /** Off: the period is stored as null, whatever is sent. Left out, it follows the period. */
    deletionPeriodRejectedGdprEnabled: z.boolean().optional(),
    deletionPeriodRejectedGdprDays: days.nullable(),
    version,
  })
  .refine(
    (legal) => !legal.deletionPeriodRejectedGdprEnabled || legal.deletionPeriodRejectedGdprDays !== null,
    { path: ['deletionPeriodRejectedGdprDays'], error: 'required' },
  );
export const updateLegal = defineEndpoint({
  id: 'updateLegal',
  may: 'agency.manage',
  errors: agencyChanged,
  method: 'PUT',
  path: '/api/agency/settings/legal',
  summary: 'Change how long consent lasts and when the rejected are deleted; camelCase names are taken too',
  body: updateLegalBody,
  response: data(agency),
});

/** Formatted text; what is not allowed in it is left out when it is saved. */
const policyText = richText(100_000);
export const updatePrivacyPolicyBody = z.object({
  privacyPolicy: policyText,
  privacyPolicyInformation: policyText,
  version,
});
export const updatePrivacyPolicy = defineEndpoint({
  id: 'updatePrivacyPolicy',
  may: 'agency.manage',
  errors: agencyChanged,
  method: 'PUT',
  path: '/api/agency/settings/privacy-policy',
  summary: 'Change the privacy policy and the data-protection information; camelCase names are taken too',
  body: updatePrivacyPolicyBody,
  response: data(agency),
});
