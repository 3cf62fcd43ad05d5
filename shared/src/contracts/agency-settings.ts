import { z } from 'zod';
import { agency } from './agency.ts';
import { defineEndpoint } from './endpoint.ts';
import { LOCALES } from './enums.ts';
import { changedMeanwhile } from './errors.ts';
import { COUNTRIES } from './phone.ts';
import { data, text } from './primitives.ts';
import { richText } from './rich-text-limits.ts';
import { translationsOf } from './translations.ts';

export const agencyChanged = { AGENCY_CHANGED: changedMeanwhile };

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

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

export const updateAgencyBody = z.object({
  name: text(2, 50),
  webUrl: webAddress,
  linkedinUrl: webAddress,
  /** Address of an image that this agency uploaded, or null for no logo; left out, the logo stays. */
  logoUrl: z.string().max(500).nullable().optional(),
  /** Left out, they stay. */
  country: z.enum(COUNTRIES).optional(),
  timeZone: z.string().max(64).refine(isTimeZone).optional(),
  usesModel: z.boolean().optional(),
  version,
});
export const updateAgency = defineEndpoint({
  id: 'updateAgency',
  may: 'agency.manage',
  errors: agencyChanged,
  method: 'PUT',
  path: '/api/agency',
  summary: 'Change name, addresses, logo, country and time zone, and whether a language model may be asked',
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
const typedPolicy = z.object({ privacyPolicy: policyText, privacyPolicyInformation: policyText });
export const updatePrivacyPolicyBody = typedPolicy.extend({
  /** Left out, it stays what it was. */
  language: z.enum(LOCALES).optional(),
  /** All versions in other languages; left out, they stay. */
  translations: translationsOf(typedPolicy).optional(),
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
