import {
  type AnyEndpoint,
  FIELD_ERRORS,
  type FieldError,
  fromWire,
  snakeCasePath,
} from '@cantera/shared/contracts';
import type { z } from 'zod';
import { invalidFields } from '../errors.ts';

const FORMATS: Readonly<Record<string, FieldError>> = {
  email: 'invalid_email',
  url: 'invalid_url',
  uuid: 'invalid_value',
};

function sizeError(issue: { origin?: string }, text: FieldError, number: FieldError): FieldError {
  return issue.origin === 'string' || issue.origin === 'array' ? text : number;
}

function fieldError(issue: z.core.$ZodIssue): FieldError {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'required'
        : sizeError(issue, 'too_short', 'too_small');
    case 'too_big':
      return sizeError(issue, 'too_long', 'too_big');
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'invalid_format';
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid_type';
    case 'invalid_value':
    case 'invalid_union':
      return 'invalid_value';
    // A check of our own says what is wrong by its message.
    case 'custom':
      return FIELD_ERRORS.find((key) => key === issue.message) ?? 'invalid_value';
    default:
      return 'invalid_value';
  }
}

/** Message keys of a failed parse by field path in wire names; a body that is no object at all is named `body`. */
export function fieldsOf(error: z.ZodError, whole: string): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {};
  for (const issue of error.issues) {
    const name = snakeCasePath(issue.path) || whole;
    fields[name] ??= fieldError(issue);
  }
  return fields;
}

/** Unknown fields that one answer names. */
const MAX_NAMED = 20;
/** Deeper than any schema; a body nested without end must not exhaust the stack. */
const MAX_DEPTH = 50;
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The path, in wire names, of the first text that no text column can store, whatever the schema allows: a NUL, half a character. */
function findUnstorable(value: unknown, path: string, depth = 0): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_DEPTH) return path;
  for (const [key, child] of Object.entries(value)) {
    if (!isStorable(key)) return path;
    const found = findUnstorable(child, path ? `${path}.${key}` : key, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Reads one part of a request by its schema. Throws 400 that names the wrong fields, and with `refusesUnknown` those that
 * the schema does not know.
 */
export function parsePart<T extends z.ZodType>(
  schema: T,
  value: unknown,
  whole: string,
  refusesUnknown = false,
): z.output<T> {
  const unstorable = findUnstorable(value, '');
  if (unstorable !== undefined) throw invalidFields({ [unstorable.slice(0, 200) || whole]: 'invalid_value' });
  const unknown: Record<string, FieldError> = {};
  const note = (path: readonly string[]): void => {
    if (Object.keys(unknown).length < MAX_NAMED) unknown[path.join('.').slice(0, 200)] = 'not_allowed';
  };
  const result = schema.safeParse(fromWire(schema, value, refusesUnknown ? note : undefined), {
    reportInput: true,
  });
  if (!result.success) throw invalidFields({ ...unknown, ...fieldsOf(result.error, whole) });
  if (Object.keys(unknown).length > 0) throw invalidFields(unknown);
  return result.data;
}

/**
 * Reads params, query and body of a request. A field of the body that the call does not know is refused: whoever sends it
 * expects it to be kept.
 */
export function parseRequest(
  endpoint: AnyEndpoint,
  request: { params: unknown; query: unknown; body: unknown },
) {
  return {
    params:
      endpoint.params.def.type === 'undefined'
        ? undefined
        : parsePart(endpoint.params, request.params, 'params'),
    query:
      endpoint.query.def.type === 'undefined' ? undefined : parsePart(endpoint.query, request.query, 'query'),
    body:
      endpoint.bodyKind === 'json'
        ? parsePart(endpoint.body, request.body ?? undefined, 'body', true)
        : undefined,
  };
}
