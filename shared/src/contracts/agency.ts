import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { LOCALES } from './enums.ts';
import { refusal } from './errors.ts';
import { data, dateTime, id } from './primitives.ts';
import { topic } from './topics.ts';
import { translationsOf } from './translations.ts';

/** The plan has no room for more candidates. */
export const candidateRoomErrors = { CANDIDATE_LIMIT: refusal(409, z.object({ maxCandidates: z.number() })) };

const policyTexts = z.object({ privacyPolicy: z.string(), privacyPolicyInformation: z.string() });
/** What applicants read of the agency's data protection, sanitised HTML. */
const policy = policyTexts.extend({
  /** Of the two texts; what other languages have stands in `translations`. */
  language: z.enum(LOCALES),
  translations: translationsOf(policyTexts),
});
export type PolicyTexts = z.infer<typeof policyTexts>;
export type Policy = z.infer<typeof policy>;

export const agency = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  webUrl: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  logoUrl: z.string().nullable(),
  primaryColor: z.string(),
  /** Where it works, an ISO 3166 code: telephones without a country's code and the order of cities go by it. */
  country: z.string(),
  /** IANA name of the zone in which its mails and pages tell times. */
  timeZone: z.string(),
  plan: z.object({ limits: z.object({ maxCandidates: z.number(), maxMembers: z.number() }) }),
  privacyPolicy: policy,
  legal: z.object({
    expirationGdprDays: z.number(),
    deletionPeriodRejectedGdprDays: z.number().nullable(),
    deletionPeriodRejectedGdprEnabled: z.boolean(),
  }),
  /** Whether a language model may be asked for it; null where the installation has none. */
  usesModel: z.boolean().nullable(),
  /** When the language model is asked again, whose tokens of the day are used up; left out while it has some. */
  modelAgainAt: dateTime.optional(),
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
  summary: 'Privacy policy of an agency in all its languages, sanitised HTML',
  params: z.object({ agencyId: id }),
  response: data(policy.extend({ name: z.string() })),
});
