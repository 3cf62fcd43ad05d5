import { ApiError, isApiError } from '@cantera/shared/api-client';

/** The refusal of a part of what was sent, with the fields of its form. */
export function refusalOfPart(error: unknown, part: string): unknown {
  if (!isApiError(error)) return error;
  const { type, message, status, code, requestId, details, isChangedMeanwhile } = error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, key]) => [
      path.startsWith(`${part}.`) ? path.slice(part.length + 1) : path,
      key,
    ]),
  );
  return new ApiError({
    type,
    message,
    status,
    details,
    isChangedMeanwhile,
    fields,
    ...(code === undefined ? {} : { code }),
    ...(requestId === undefined ? {} : { requestId }),
  });
}

/** The refusal of the first of a list that was sent. */
export const refusalOfFirst = (error: unknown): unknown => refusalOfPart(error, '0');
