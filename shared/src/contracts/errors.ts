import { z } from 'zod';

/** Message keys of the `fields` of an error answer; the web app turns each into a sentence. */
export const FIELD_ERRORS = [
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_big',
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
  'not_an_image',
  'file_too_large',
  'too_many_pixels',
  'wrong_password',
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
