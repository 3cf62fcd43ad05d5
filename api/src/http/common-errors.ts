import type { AnyEndpoint } from '@cantera/shared/contracts';
import { AppError } from '../errors.ts';

/** What any call may be refused with, by code → status; what else an endpoint answers stands in its contract. */
export const COMMON_ERRORS: Readonly<Record<string, number>> = {
  VALIDATION_FAILED: 400,
  BAD_REQUEST: 400,
  UNSUPPORTED_MEDIA_TYPE: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_LARGE: 413,
};

/**
 * Passes a failure of an endpoint on. A refusal that neither the endpoint's contract nor the common list declares becomes
 * a 500 that names it: for tests, which so keep the contracts true.
 */
export function requireDeclared(endpoint: AnyEndpoint, error: unknown): unknown {
  if (!(error instanceof AppError) || error.parts.status >= 500) return error;
  const { code, status } = error.parts;
  const declared = endpoint.errors[code]?.status ?? COMMON_ERRORS[code];
  if (declared === status) return error;
  return contractBroken(endpoint, `${status} ${code}`);
}

/** 500: an endpoint answers what its contract does not declare. */
export const contractBroken = ({ id }: AnyEndpoint, what: string): AppError =>
  new AppError({
    status: 500,
    code: 'CONTRACT_BROKEN',
    message: `${id} answers ${what}, which its contract does not declare.`,
  });
