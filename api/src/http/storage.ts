import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { storageFull } from '../errors.ts';
import { registeredRoutes } from './route.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Whoever wants to read must be able to log in; a session is a few hundred bytes. */
const SESSIONS = /^\/auth\/(login|logout)\b/;

/**
 * Refuses what would write while the embedded database's disk has no more than its reserve: PostgreSQL ends when it cannot
 * write its log, and with it everything that can still be read.
 */
export function refuseWritesWithoutSpace(app: FastifyInstance, { config, disk }: Deps): void {
  if (!config.databaseEmbedded) return;
  const isRead = (method: string, address: string | undefined): boolean =>
    registeredRoutes().some(
      ({ url, endpoint }) => url === address && endpoint.method === method && endpoint.isRead,
    );
  app.addHook('onRequest', async ({ method, url, routeOptions }) => {
    if (!disk.isShort() || READING.has(method) || SESSIONS.test(url) || isRead(method, routeOptions.url))
      return;
    throw storageFull();
  });
}
