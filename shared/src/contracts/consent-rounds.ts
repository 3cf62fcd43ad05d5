import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { refusal } from './errors.ts';
import { data, dateTime, id } from './primitives.ts';
import { topic } from './topics.ts';

/** Consent mails of an agency that leave by themselves in a minute, whatever asks for them. */
export const CONSENT_MAILS_A_MINUTE = 30;

/** Everybody who was never asked for consent is asked: begun by an administrator, at a pace. */
export const consentRound = z.object({
  id,
  status: z.enum(['RUNNING', 'STOPPED', 'DONE']),
  /** How many were to be asked when it began. */
  people: z.number().int(),
  /** Whose mail has been ordered; of those, `sent` have left, `failed` reached nobody, of `uncertain` it is not known. */
  asked: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  uncertain: z.number().int(),
  /** Null once that member is deleted. */
  startedBy: z.string().nullable(),
  startedAt: dateTime,
  endedAt: dateTime.nullable(),
});
export type ConsentRound = z.infer<typeof consentRound>;

/** What each of them gets, in the reader's language; the mail itself is in the candidate's. */
export const consentMail = z.object({ subject: z.string(), paragraphs: z.array(z.string()) });

const state = z.object({
  /** People with an e-mail address who were never asked. */
  neverAsked: z.number().int(),
  mailsAMinute: z.number().int(),
  mail: consentMail,
  /** The last round; null before the first. */
  round: consentRound.nullable(),
});
export type ConsentRoundState = z.infer<typeof state>;

const base = { may: 'agency.manage', path: '/api/v1/agency/consents/round', response: data(state) } as const;

export const getConsentRound = defineEndpoint({
  ...base,
  id: 'getConsentRound',
  hears: () => [topic.agency()],
  method: 'GET',
  summary: 'How many were never asked for consent, and how far the round is that asks them',
});
export const startConsentRound = defineEndpoint({
  ...base,
  id: 'startConsentRound',
  errors: {
    CONSENT_ROUND_RUNNING: refusal(409),
    /** Another number than was seen would be mailed. */
    CONSENT_COUNT_CHANGED: refusal(409, z.object({ neverAsked: z.number().int() })),
  },
  method: 'POST',
  retry: false,
  summary: 'Ask everybody who was never asked, 30 a minute; `people` is the number that was seen',
  body: z.object({ people: z.number().int().min(1) }),
});
export const stopConsentRound = defineEndpoint({
  ...base,
  id: 'stopConsentRound',
  method: 'DELETE',
  retry: false,
  summary:
    'Stop asking: mails that have not left do not leave, and whom they would reach counts as never asked',
});
