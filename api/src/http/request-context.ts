import type { FastifyInstance } from 'fastify';
import { withLogContext } from '../log-context.ts';

/**
 * Names the request in every line of the log that is written for it, and in the jobs that it enqueues. Twice, because reading
 * a body goes on from where the connection was opened.
 */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => withLogContext({ request: request.id }, done));
  app.addHook('preValidation', (request, _reply, done) => withLogContext({ request: request.id }, done));
}
