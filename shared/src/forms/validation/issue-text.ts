import type { z } from 'zod';
import { FIELD_ERRORS, type FieldError } from '../../contracts/errors.ts';
import type { SharedMessageId } from '../../texts/english.ts';
import type { Text } from '../../texts/use-text.ts';
import { type Bounds, boundsAt } from './schema-bounds.ts';

type Issue = z.core.$ZodIssue;

const isFieldError = (key: string): key is FieldError => FIELD_ERRORS.some((known) => known === key);

/** The sentence for a message key of the server or of a schema's own check; `invalid_value` for an unknown key. */
export function fieldText(text: Text, key: string): string {
  return text(`shared.field.${isFieldError(key) ? key : 'invalid_value'}`);
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

function lengthText(text: Text, { min, max }: Bounds): string {
  if (min !== undefined && min > 1 && max !== undefined) return text('shared.field.between', { min, max });
  if (min !== undefined && min > 1) return text('shared.field.too_short_of', { min });
  return max === undefined ? text('shared.field.required') : text('shared.field.too_long_of', { max });
}

function amountText(text: Text, { min, max }: Bounds): string {
  if (min !== undefined && max !== undefined) return text('shared.field.between_numbers', { min, max });
  if (min !== undefined) return text('shared.field.too_small_of', { min });
  return text('shared.field.too_big_of', { max });
}

function sizeText(
  text: Text,
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  bounds: Bounds,
): string {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const own = issue.code === 'too_small' ? { min: limit } : { max: limit };
  if (issue.origin === 'string') return lengthText(text, { ...bounds, ...own });
  if (issue.origin === 'array' || issue.origin === 'set') {
    if (issue.code === 'too_big') return text('shared.field.too_many_of', { max: limit });
    return text('shared.field.too_few_of', { min: limit });
  }
  if (issue.origin === 'file')
    return text('shared.field.file_too_large_of', { megabytes: Math.floor(limit / 1_000_000) });
  return amountText(text, { ...bounds, ...own });
}

const FORMATS: Readonly<Record<string, SharedMessageId>> = {
  email: 'shared.field.invalid_email',
  url: 'shared.field.invalid_url',
  date: 'shared.field.invalid_date',
  datetime: 'shared.field.invalid_date',
};

/** What to do about a zod issue, as a sentence. `value` is what the field holds. */
export function issueText(text: Text, issue: Issue, schema: z.core.$ZodType, value: unknown): string {
  const isMissing = isEmpty(value);
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing) return text('shared.field.required');
      return text(issue.expected === 'number' ? 'shared.field.not_a_number' : 'shared.field.invalid_type');
    case 'too_small':
      if (isMissing && issue.origin === 'string' && Number(issue.minimum) <= 1)
        return text('shared.field.required');
      return sizeText(text, issue, boundsAt(schema, issue.path));
    case 'too_big':
      return sizeText(text, issue, boundsAt(schema, issue.path));
    case 'invalid_format':
      return text(
        isMissing ? 'shared.field.required' : (FORMATS[issue.format] ?? 'shared.field.invalid_format'),
      );
    case 'invalid_value':
      if (issue.values.length === 1 && issue.values[0] === true) return text('shared.field.consent_required');
      return text(isMissing ? 'shared.field.required' : 'shared.field.invalid_value');
    case 'custom':
      return fieldText(text, issue.message);
    default:
      return text(isMissing ? 'shared.field.required' : 'shared.field.invalid_value');
  }
}
