import { type AnyEndpoint, camelCasePath, type ErrorBody, fromWire } from '@cantera/shared/contracts';
import { STORAGE_FULL } from '@cantera/shared/contracts/errors';
import type { z } from 'zod';

export type ApiErrorType = 'NETWORK' | 'TIMEOUT' | 'AUTH' | 'SERVER' | 'VALIDATION' | 'UNKNOWN';

/** Texts of failures that the server did not word, in Spanish whatever the locale (SHELL-121). */
const MESSAGES: Partial<Record<ApiErrorType, string>> = {
  NETWORK: 'Error de conexión a la red',
  TIMEOUT: 'La petición ha excedido el tiempo de espera',
};
const SESSION_OVER = 'Sesión expirada o inválida';

interface Parts {
  readonly type: ApiErrorType;
  readonly message: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly code?: string;
  readonly requestId?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** In the app's names. */
  readonly details?: unknown;
  readonly isChangedMeanwhile?: boolean | undefined;
  readonly retryAfter?: number | undefined;
}
type DetailsOf<E extends AnyEndpoint, C extends keyof E['errors']> = z.output<E['errors'][C]['details']>;

/** Why a call failed. Screens go by `type` and by what the endpoint declares (`is`); `fields` maps a field path in the app's names to a message key. */
export class ApiError extends Error {
  readonly type: ApiErrorType;
  readonly status: number;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** What goes with the code, in the app's names; its shape is known once `is` has said which code it is. */
  readonly details: unknown;
  /** Whether somebody else has changed the record since it was read. */
  readonly isChangedMeanwhile: boolean;
  /** In how many seconds the server takes the call again, where it said so (`Retry-After`). */
  readonly retryAfter: number | undefined;

  constructor(parts: Parts) {
    super(parts.message);
    this.name = 'ApiError';
    this.type = parts.type;
    this.status = parts.status;
    this.code = parts.code;
    this.requestId = parts.requestId;
    this.fields = parts.fields ?? {};
    this.details = parts.details;
    this.isChangedMeanwhile = parts.isChangedMeanwhile ?? false;
    this.retryAfter = parts.retryAfter;
  }

  /** Whether the server has no room to write, and so wrote nothing. */
  get isStorageFull(): boolean {
    return this.code === STORAGE_FULL;
  }

  /** Whether the endpoint, which was called, refused for this reason; `details` have the shape of it then. */
  is<E extends AnyEndpoint, C extends keyof E['errors'] & string>(
    _endpoint: E,
    code: C,
  ): this is { readonly details: DetailsOf<E, C> } {
    return this.code === code;
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError;

/** The failure of a call that got no answer. */
export const noAnswer = (type: 'NETWORK' | 'TIMEOUT'): ApiError =>
  new ApiError({ type, status: 0, message: MESSAGES[type] ?? type });

function typeOf(status: number): ApiErrorType {
  if (status === 401 || status === 403) return 'AUTH';
  if (status === 400 || status === 422) return 'VALIDATION';
  return status >= 500 ? 'SERVER' : 'UNKNOWN';
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  typeof body.error === 'object' &&
  body.error !== null;

interface RefusedAnswer {
  readonly status: number;
  readonly body: unknown;
  /** As the header has it. */
  readonly retryAfter?: string | null;
}

/** The failure that an answer of the endpoint other than 2xx tells. */
export function errorOfAnswer(endpoint: AnyEndpoint, { status, body, retryAfter }: RefusedAnswer): ApiError {
  const error: Partial<ErrorBody['error']> & { request_id?: string } = isErrorBody(body) ? body.error : {};
  const fields = Object.fromEntries(
    Object.entries(error.fields ?? {}).map(([path, key]) => [camelCasePath(path), key]),
  );
  const refusal = endpoint.errors[error.code ?? ''];
  return new ApiError({
    // A server that says why it refuses is there, whatever the status.
    type: (refusal || error.code === STORAGE_FULL) && status >= 500 ? 'UNKNOWN' : typeOf(status),
    status,
    message: status === 401 ? SESSION_OVER : (error.message ?? `HTTP ${status}`),
    code: error.code,
    requestId: error.request_id,
    fields,
    details: refusal ? fromWire(refusal.details, error.details) : error.details,
    isChangedMeanwhile: refusal?.isChangedMeanwhile,
    retryAfter: Number(retryAfter) || undefined,
  });
}
