import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDatabaseFull } from '../db/failures.ts';
import { AppError, type ErrorParts, storageFull, unavailable } from '../errors.ts';

function frameworkParts(error: FastifyError): ErrorParts | undefined {
  const status = error.statusCode ?? 500;
  if (status === 413)
    return { status, code: 'TOO_LARGE', message: 'The request is too large.', fields: { body: 'too_long' } };
  if (status === 429)
    return { status, code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts. Try again later.' };
  if (status === 415)
    return {
      status: 400,
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'Send JSON.',
      fields: { body: 'invalid_type' },
    };
  if (status >= 400 && status < 500)
    return {
      status: 400,
      code: 'BAD_REQUEST',
      message: 'The request could not be read.',
      fields: { body: 'invalid_format' },
    };
  return undefined;
}

function partsOf(error: FastifyError | AppError): ErrorParts {
  if (error instanceof AppError) return error.parts;
  const known = frameworkParts(error);
  if (known) return known;
  if (isDatabaseFull(error)) return storageFull().parts;
  if (isDatabaseAway(error)) return unavailable(2).parts;
  return { status: 500, code: 'INTERNAL', message: 'Something went wrong on our side.' };
}

/** The one body of all refusals and failures. */
export const errorBody = ({ code, message, fields, details }: ErrorParts, requestId: string) => ({
  error: {
    code,
    message,
    request_id: requestId,
    ...(fields ? { fields } : {}),
    ...(details ? { details } : {}),
  },
});

const answer = (request: FastifyRequest, reply: FastifyReply, parts: ErrorParts): FastifyReply =>
  reply
    .code(parts.status)
    .headers(parts.headers ?? {})
    .send(errorBody(parts, request.id));

/** Every failure as the one error body; 5xx never tell what went wrong inside. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const parts = partsOf(error);
    if (parts.status >= 500) request.log.error({ err: error }, 'request failed');
    return answer(request, reply, parts);
  });
}

export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answer(request, reply, { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this address.' });
