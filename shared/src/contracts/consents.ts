import { z } from 'zod';
import { candidate } from './candidates.ts';
import { defineEndpoint } from './endpoint.ts';
import { LOCALES } from './enums.ts';
import { refusal } from './errors.ts';
import { data, dateTime, id, idParams } from './primitives.ts';

/** A link that is unknown, too old or followed by a newer one. */
export const consentLinkErrors = { CONSENT_LINK_INVALID: refusal(404) };

export const sendGdpr = defineEndpoint({
  id: 'sendGdpr',
  may: 'candidates.write',
  errors: { CANDIDATE_NO_EMAIL: refusal(409) },
  method: 'POST',
  path: '/api/v1/candidates/:id/send-gdpr',
  retry: false,
  summary:
    'Ask a candidate for his consent by a mail with a link; the links of earlier mails end; at most 10 mails in an hour',
  params: idParams,
  response: data(candidate),
});

const tokenParams = z.object({ token: z.string().max(200) });

/** What the page behind the link shows: nothing of the candidate but his first name. */
export const consentRequest = z.object({
  firstName: z.string(),
  agencyId: id,
  agencyName: z.string(),
  /** The language of the mail. */
  locale: z.enum(LOCALES),
  /** What was answered through this link last. */
  answer: z.enum(['ACCEPTED', 'REJECTED']).nullable(),
  expiresAt: dateTime,
});
export type ConsentRequest = z.infer<typeof consentRequest>;

export const getConsentRequest = defineEndpoint({
  id: 'getConsentRequest',
  errors: consentLinkErrors,
  method: 'GET',
  path: '/api/v1/public/gdpr/:token',
  access: 'public',
  summary: 'What a consent link asks',
  params: tokenParams,
  response: data(consentRequest),
});
export const answerConsentRequest = defineEndpoint({
  id: 'answerConsentRequest',
  errors: consentLinkErrors,
  method: 'POST',
  path: '/api/v1/public/gdpr/:token',
  access: 'public',
  summary: 'Accept or refuse. Until the link expires another answer takes the place of the one before.',
  params: tokenParams,
  body: z.object({
    accepted: z.boolean(),
    /** The language in which the question was read; the mail's when left out. */
    locale: z.enum(LOCALES).optional(),
  }),
  response: data(consentRequest),
});
