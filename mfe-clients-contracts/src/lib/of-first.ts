import { ApiError, isApiError } from '@cantera/shared/api-client';

/** The refusal of the first of a list that was sent, with the fields of its form. */
export function ofFirst(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const { type, message, status, code, requestId, details, isChangedMeanwhile } = error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, key]) => [path.replace(/^0\./, ''), key]),
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
