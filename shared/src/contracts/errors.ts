import { z } from 'zod';

/** Message keys of the `fields` of an error answer; the web app turns each into a sentence. */
export const FIELD_ERRORS = [
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
  'too_complex',
  'too_complex_together',
  'invalid_type',
  'invalid_value',
  'invalid_email',
  'invalid_url',
  'invalid_date',
  'date_in_future',
  'date_before_start',
  'invalid_format',
  'not_found',
  'already_exists',
  'not_allowed',
  'not_a_pdf',
  'not_a_cv',
  'unreadable_document',
  'protected_document',
  'old_document',
  'document_too_large',
  'document_without_text',
  'document_not_now',
  'not_an_image',
  'file_too_large',
  'too_many_pixels',
  'svg_too_large',
  'unreadable_picture',
  'wrong_password',
  'common_password',
  'personal_password',
  'consent_required',
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

/** Body of every answer that is not 2xx. `fields` maps a field path in wire names to a message key. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** One way in which a call is refused: the status of the answer and what its `details` hold. */
export interface Refusal<D extends z.ZodType = z.ZodType> {
  readonly status: 400 | 401 | 403 | 404 | 409 | 429 | 500;
  readonly details: D;
  /** Somebody else has changed the record since it was read, so that a form offers theirs. */
  readonly isChangedMeanwhile?: boolean;
}
/** The ways in which a call is refused, by code, beside those that every call knows. */
export type Refusals = Readonly<Record<string, Refusal>>;

const noDetails = z.undefined();

/** A refusal of a status; without a schema its answer has no details. */
export function refusal(status: Refusal['status']): Refusal<z.ZodUndefined>;
export function refusal<D extends z.ZodType>(status: Refusal['status'], details: D): Refusal<D>;
export function refusal(status: Refusal['status'], details: z.ZodType = noDetails): Refusal {
  return { status, details };
}

/** 409: somebody else has changed the record since it was read; `details.version` is the one that is stored. */
export const changedMeanwhile = {
  ...refusal(409, z.object({ version: z.number().int() })),
  isChangedMeanwhile: true,
};

/** The code of 507, of whatever writes: there is no room for it. Nothing was written, and what reads is answered. */
export const STORAGE_FULL = 'STORAGE_FULL';

/** 403, whatever the role: the runtime configuration does not list the agency for this part of the product. */
export const notEnabled = { NOT_ENABLED: refusal(403) };

/** 429: asked for more often than anybody can want, or beside too much else; `Retry-After` says in how many seconds it may be again. */
export const tooManyAttempts = { TOO_MANY_ATTEMPTS: refusal(429) };

/** The same `Idempotency-Key` came with something else before; `details.made_id` is what it made, null where it was another call's. */
export const keyReused = { IDEMPOTENCY_KEY_REUSED: refusal(409, z.object({ madeId: z.uuid().nullable() })) };
