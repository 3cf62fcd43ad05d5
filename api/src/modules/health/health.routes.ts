import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound, unauthorized } from '../../errors.ts';
import { hashToken } from '../../ids.ts';
import { renderMetrics } from './metrics.ts';
import { countRequests } from './request-counts.ts';

function checkToken(request: FastifyRequest, token: string): void {
  const given = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  if (!timingSafeEqual(hashToken(given), hashToken(token))) throw unauthorized();
}

/** `/health/live`, `/health/ready` and, with a token set, `/metrics/prometheus`. */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  const counts = countRequests(app);

  app.get('/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });

  app.get('/health/ready', async (_request, reply) => {
    const missing = await deps.readiness.missing();
    reply.header('cache-control', 'no-store').code(missing.length > 0 ? 503 : 200);
    return { status: missing.length > 0 ? 'not ready' : 'ready', missing };
  });

  app.get('/metrics/prometheus', async (request, reply) => {
    if (!deps.config.metricsToken) throw notFound('page');
    checkToken(request, deps.config.metricsToken);
    reply.header('content-type', 'text/plain; version=0.0.4; charset=utf-8');
    return renderMetrics(counts, deps);
  });
}
