import {
  type changedMeanwhile,
  type FieldError,
  type Refusal,
  type Refusals,
  toWire,
} from '@cantera/shared/contracts';
import { STORAGE_FULL } from '@cantera/shared/contracts/errors';
import type { z } from 'zod';

export interface ErrorParts {
  readonly status: number;
  /** Stable, SCREAMING_SNAKE; screens go by it. */
  readonly code: string;
  readonly message: string;
  /** Field path in wire names → message key. */
  readonly fields?: Readonly<Record<string, FieldError>>;
  /** In wire names. */
  readonly details?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that is not 2xx and whose words may be shown. */
export class AppError extends Error {
  readonly parts: ErrorParts;
  constructor(parts: ErrorParts) {
    super(parts.message);
    this.parts = parts;
  }
}

/** Whether it is the refusal with this code. */
export const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof AppError && error.parts.code === code;

/** 400: the request's fields are wrong; `fields` names them by their path in wire names. */
export const invalidFields = (fields: Readonly<Record<string, FieldError>>): AppError =>
  new AppError({ status: 400, code: 'VALIDATION_FAILED', message: 'Some fields are not valid.', fields });
export const unauthorized = (): AppError =>
  new AppError({ status: 401, code: 'UNAUTHORIZED', message: 'Log in to continue.' });
export const forbidden = (): AppError =>
  new AppError({ status: 403, code: 'FORBIDDEN', message: 'You are not allowed to do this.' });
/** 400: the body is not of the kind that the call takes. */
export const unsupportedBody = (): AppError =>
  new AppError({
    status: 400,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'Send a multipart form.',
    fields: { body: 'invalid_type' },
  });
/** 400: the body cannot be read at all. */
export const unreadableBody = (): AppError =>
  new AppError({
    status: 400,
    code: 'BAD_REQUEST',
    message: 'The form could not be read.',
    fields: { body: 'invalid_format' },
  });
/** 404: also for what exists in another agency, so that the two cannot be told apart. */
export const notFound = (what: string): AppError =>
  new AppError({ status: 404, code: 'NOT_FOUND', message: `This ${what} does not exist.` });

type Fields = Readonly<Record<string, FieldError>>;
/** What goes with a refusal: details in the app's names where its contract declares some, and the fields to correct. */
type Extra<R> =
  R extends Refusal<infer D>
    ? undefined extends z.input<D>
      ? [extra?: { details?: z.input<D>; fields?: Fields }]
      : [extra: { details: z.input<D>; fields?: Fields }]
    : never;

/** A refusal that a contract declares; `message` is its sentence in the answer. */
export function fail<X extends Refusals, C extends keyof X & string>(
  refusals: X,
  code: C,
  message: string,
  ...[extra]: Extra<X[C]>
): AppError {
  const found: Refusal | undefined = refusals[code];
  if (!found) throw new Error(`no refusal ${code}`);
  const { status } = found;
  const details = toWire(found.details, extra?.details);
  return new AppError({
    status,
    code,
    message,
    ...(extra?.fields ? { fields: extra.fields } : {}),
    ...(typeof details === 'object' && details ? { details } : {}),
  });
}

/**
 * Throws the one refusal of `changed` (`{ CLIENT_CHANGED: changedMeanwhile }`) when a change was made from another version
 * than the one that is stored. A change that names no version is made from any.
 */
export function requireVersion(
  changed: Readonly<Record<string, typeof changedMeanwhile>>,
  stored: number,
  read: number | undefined,
): void {
  const [code = ''] = Object.keys(changed);
  if (read !== undefined && read !== stored)
    throw fail(changed, code, 'Someone else has changed this since you read it.', {
      details: { version: stored },
    });
}
/** 503: the process answers already, but what it needs is not there yet. */
export const starting = (): AppError =>
  new AppError({ status: 503, code: 'STARTING', message: 'The service is starting. Try again in a moment.' });
/** 503: what the answer needs cannot be had now; it may be asked for again after so many seconds. */
export const unavailable = (seconds: number): AppError =>
  new AppError({
    status: 503,
    code: 'UNAVAILABLE',
    message: 'The service is not available at the moment.',
    headers: { 'retry-after': String(seconds) },
  });
/** 507: there is no room for what was sent; what is there can be read. */
export const storageFull = (): AppError =>
  new AppError({
    status: 507,
    code: STORAGE_FULL,
    message:
      'The server has no disk space left, so nothing was saved. Try again when its administrator has made room.',
    headers: { 'retry-after': '60' },
  });
export const tooMany = (seconds: number): AppError =>
  new AppError({
    status: 429,
    code: 'TOO_MANY_ATTEMPTS',
    message: 'Too many attempts. Try again later.',
    headers: { 'retry-after': String(Math.ceil(seconds)) },
  });
