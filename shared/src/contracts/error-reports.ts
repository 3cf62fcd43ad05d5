import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { tooManyAttempts } from './errors.ts';
import { done, text } from './primitives.ts';

/** A file of its own: every page can tell of an error, and carries no other call of the installation for it. */
export const reportClientError = defineEndpoint({
  id: 'reportClientError',
  errors: tooManyAttempts,
  may: 'profile.own',
  method: 'POST',
  path: '/api/v1/client-errors',
  retry: false,
  summary: 'Tell of an error in a browser; what may be personal is taken out before it is stored',
  body: z.object({
    /** Federation name of the remote, or `host`. */
    remote: text(1, 60),
    buildId: text(1, 40).regex(/^[\w.-]+$/),
    /** Path of the page. */
    page: text(1, 2000),
    message: text(1, 5000),
  }),
  response: done,
});
