import { z } from 'zod';
import { candidate } from './candidates.ts';
import { consentMail } from './consent-rounds.ts';
import { defineEndpoint } from './endpoint.ts';
import { LOCALES } from './enums.ts';
import { refusal, tooManyAttempts } from './errors.ts';
import { data, dateTime, id, idParams } from './primitives.ts';

/** A link that is unknown, too old or followed by a newer one. */
export const consentLinkErrors = { CONSENT_LINK_INVALID: refusal(404) };

export const sendGdpr = defineEndpoint({
  id: 'sendGdpr',
  may: 'candidates.write',
  errors: { ...tooManyAttempts, CANDIDATE_NO_EMAIL: refusal(409) },
  method: 'POST',
  path: '/api/v1/candidates/:id/send-gdpr',
  retry: false,
  summary:
    'Ask a candidate for their consent by a mail with a link; the links of earlier mails end; at most 10 mails in an hour',
  params: idParams,
  response: data(candidate),
});

/** So many of a selection are asked for consent by one call. */
export const MAX_ASKED_AT_ONCE = 500;
const selection = z.array(id).min(1).max(MAX_ASKED_AT_ONCE);

/** What asking a selection comes to: each of the selected counts once, in the first of these that fits. */
export const askingPreview = z.object({
  /** Who was never asked and has an e-mail address: so many mails leave. */
  toAsk: z.number().int(),
  /** Who has answered or has a request already. */
  askedBefore: z.number().int(),
  /** Who has no e-mail address. */
  withoutEmail: z.number().int(),
  /** Marked duplicates: they are asked as whom they double. */
  duplicates: z.number().int(),
  mailsAMinute: z.number().int(),
  mail: consentMail,
});
export type AskingPreview = z.infer<typeof askingPreview>;

export const previewAsking = defineEndpoint({
  id: 'previewAsking',
  may: 'candidates.write',
  method: 'POST',
  isRead: true,
  path: '/api/v1/candidates/consents/preview',
  summary:
    'How many of the selected candidates would be asked for consent, why the others not, and by what mail',
  body: z.object({ candidateIds: selection }),
  response: data(askingPreview),
});
export const askForConsents = defineEndpoint({
  id: 'askForConsents',
  may: 'candidates.write',
  errors: {
    ...tooManyAttempts,
    /** Another number than was seen would be mailed. */
    CONSENT_COUNT_CHANGED: refusal(409, z.object({ toAsk: z.number().int() })),
  },
  method: 'POST',
  path: '/api/v1/candidates/consents',
  retry: false,
  summary:
    'Ask those of the selected who were never asked for their consent, 30 mails a minute; `people` is the number that was seen',
  body: z.object({ candidateIds: selection, people: z.number().int().min(1) }),
  response: data(
    z.object({
      requestIds: z.array(id),
      /** Until the first mail leaves. */
      unsendSeconds: z.number().int(),
    }),
  ),
});
export const withdrawConsents = defineEndpoint({
  id: 'withdrawConsents',
  may: 'candidates.write',
  method: 'DELETE',
  path: '/api/v1/candidates/consents',
  retry: false,
  summary: 'Take back requests of one’s own whose mails have not left: whom they would reach was never asked',
  body: z.object({ requestIds: selection }),
  response: data(z.object({ withdrawn: z.number().int() })),
});

const tokenParams = z.object({ token: z.string().max(200) });

/** What the page behind the link shows: nothing of the candidate but their first name. */
export const consentRequest = z.object({
  firstName: z.string(),
  agencyId: id,
  agencyName: z.string(),
  /** The agency's colour, `#rrggbb`. */
  primaryColor: z.string(),
  /** Of its public site, where it has one. */
  siteSlug: z.string().nullable(),
  /** The language of the mail. */
  locale: z.enum(LOCALES),
  /** What was answered through this link last. */
  answer: z.enum(['ACCEPTED', 'REJECTED']).nullable(),
  expiresAt: dateTime,
});
export type ConsentRequest = z.infer<typeof consentRequest>;

export const getConsentRequest = defineEndpoint({
  id: 'getConsentRequest',
  errors: { ...consentLinkErrors, ...tooManyAttempts },
  method: 'GET',
  path: '/api/v1/public/gdpr/:token',
  access: 'public',
  summary: 'What a consent link asks',
  params: tokenParams,
  response: data(consentRequest),
});
export const answerConsentRequest = defineEndpoint({
  id: 'answerConsentRequest',
  errors: { ...consentLinkErrors, ...tooManyAttempts },
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
