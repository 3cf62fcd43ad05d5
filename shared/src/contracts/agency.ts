import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { data, id } from './primitives.ts';

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
});
export type Agency = z.infer<typeof agency>;

export const getAgency = defineEndpoint({
  id: 'getAgency',
  method: 'GET',
  path: '/api/v1/agency',
  summary: 'The agency of the current user',
  response: data(agency),
});
export const getAgencyDetails = defineEndpoint({
  id: 'getAgencyDetails',
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
