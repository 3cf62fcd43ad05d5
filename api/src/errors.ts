import type { FieldError } from '@cantera/shared/contracts';

export interface ErrorParts {
  readonly status: number;
  /** Stable, SCREAMING_SNAKE; screens go by it. */
  readonly code: string;
  readonly message: string;
  /** Field path in wire names → message key. */
  readonly fields?: Readonly<Record<string, FieldError>>;
  readonly details?: Readonly<Record<string, unknown>>;
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

/** 400: the request's fields are wrong; `fields` names them by their path in wire names. */
export const invalidFields = (fields: Readonly<Record<string, FieldError>>): AppError =>
  new AppError({ status: 400, code: 'VALIDATION_FAILED', message: 'Some fields are not valid.', fields });
/** 400 with a code of its own. */
export const badRequest = (
  code: string,
  message: string,
  fields?: Readonly<Record<string, FieldError>>,
): AppError => new AppError({ status: 400, code, message, ...(fields ? { fields } : {}) });
export const unauthorized = (code = 'UNAUTHORIZED', message = 'Log in to continue.'): AppError =>
  new AppError({ status: 401, code, message });
export const forbidden = (code = 'FORBIDDEN', message = 'You are not allowed to do this.'): AppError =>
  new AppError({ status: 403, code, message });
/** 404: also for what exists in another agency, so that the two cannot be told apart. */
export const notFound = (what: string): AppError =>
  new AppError({ status: 404, code: 'NOT_FOUND', message: `This ${what} does not exist.` });
/** 409: the request is right but the present state does not allow it. */
export const conflict = (
  code: string,
  message: string,
  details?: Readonly<Record<string, unknown>>,
): AppError => new AppError({ status: 409, code, message, ...(details ? { details } : {}) });
/** 503: the process answers already, but what it needs is not there yet. */
export const starting = (): AppError =>
  new AppError({ status: 503, code: 'STARTING', message: 'The service is starting. Try again in a moment.' });
/** 507: there is no room for what was sent; what is there can be read. */
export const storageFull = (): AppError =>
  new AppError({
    status: 507,
    code: 'STORAGE_FULL',
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
