import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Deps } from '../../deps.ts';
import { tooMany } from '../../errors.ts';

const WINDOW = '10 minutes';
type Limiter = ReturnType<FastifyInstance['createRateLimit']>;
const limiters = new WeakMap<FastifyInstance, Limiter>();

/** Counts what one address sends: the API's applications and the form's together. Throws 429 above the limit. */
export function applyLimit(app: FastifyInstance, deps: Deps): onRequestAsyncHookHandler {
  const limiter =
    limiters.get(app) ?? app.createRateLimit({ max: deps.config.publicApplyLimit, timeWindow: WINDOW });
  limiters.set(app, limiter);
  return async (request) => {
    const state = await limiter(request);
    if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttlInSeconds);
  };
}
