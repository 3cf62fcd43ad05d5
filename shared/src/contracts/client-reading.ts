import { z } from 'zod';
import { webAddress } from './clients.ts';
import { defineEndpoint } from './endpoint.ts';
import { COMPANY_SIZES } from './enums.ts';
import { refusal, tooManyAttempts } from './errors.ts';
import { data, locationSummary, queryBoolean } from './primitives.ts';

/** Pages that a user has read in an hour of the clock. */
export const READINGS_PER_HOUR = 30;

/** What is read of a company; a page says it in words that are quoted. */
export const READ_FIELDS = [
  'NAME',
  'LEGAL_NAME',
  'DESCRIPTION',
  'COMPANY_SIZE',
  'INDUSTRY',
  'WEB_URL',
  'LINKEDIN_URL',
  'LOGO',
  'LOCATION',
  'VALUE',
  'BENEFIT',
] as const;
export type ReadField = (typeof READ_FIELDS)[number];

/** Where a value of an answer comes from. */
export const readSource = z.object({
  field: z.enum(READ_FIELDS),
  /** Place in the list of values of that field; 0 for a field with one value. */
  index: z.number().int(),
  /** As it stands on the page or in its data; what stands apart there, of an address or a value, is joined. */
  quote: z.string(),
  /** Address of the page. */
  page: z.string(),
  /** A language model has chosen these words of the page. */
  byModel: z.boolean().optional(),
});
export type ReadSource = z.infer<typeof readSource>;

/** Why a page gave nothing. */
export const READING_FAILURES = [
  /** LinkedIn shows the page to members only. */
  'LINKEDIN',
  /** No server of the internet answered there, or not in time. */
  'NO_ANSWER',
  /** The server refused, or knows no such page. */
  'REFUSED',
  /** It is no web page, or one too large to read. */
  'NO_PAGE',
  /** Nothing on the page tells of a company. */
  'NOTHING_FOUND',
] as const;
export type ReadingFailure = (typeof READING_FAILURES)[number];

/** A company as its own pages tell of it. What no page says is null or an empty list; every other value has its source. */
export const clientReading = z.object({
  name: z.string().nullable(),
  legalName: z.string().nullable(),
  /** HTML in the tags of `RICH_TEXT_TAGS`. */
  description: z.string().nullable(),
  companySize: z.enum(COMPANY_SIZES).nullable(),
  industry: z.object({ id: z.string(), name: z.string() }).nullable(),
  webUrl: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  /** The bytes of a PNG, JPEG, WebP or GIF picture in base64. */
  logo: z.object({ contentType: z.string(), base64: z.string() }).nullable(),
  locations: z.array(locationSummary),
  values: z.array(z.object({ name: z.string(), description: z.string() })),
  benefits: z.array(z.string()),
  sources: z.array(readSource),
  /** Addresses of the pages that were read, in their order. */
  pages: z.array(z.string()),
  /** A language model was asked what else the pages say, and gave no answer that holds. */
  isUnanswered: z.literal(true).optional(),
});
export type ClientReading = z.infer<typeof clientReading>;

export const readClientPage = defineEndpoint({
  id: 'readClientPage',
  may: 'clients.write',
  errors: {
    ...tooManyAttempts,
    /** `url`: the address that answered, where it is not the one that was asked for. */
    CLIENT_PAGE_NOT_READ: refusal(
      400,
      z.object({ reason: z.enum(READING_FAILURES), url: z.string().optional() }),
    ),
  },
  method: 'GET',
  path: '/api/v1/agency/clients/autogenerate',
  // Reading takes 45 s at most; people are told of 60.
  timeoutMs: 65_000,
  retry: false,
  summary: 'Read a company from its web page; nothing is stored, 30 an hour and user',
  query: z.object({
    url: webAddress.min(1),
    /** Nobody has said that it is https: where that does not answer, http is asked. */
    orHttp: queryBoolean,
  }),
  response: data(clientReading),
});
