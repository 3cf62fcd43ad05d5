import type { RouteObject } from 'react-router-dom';
import { tellOfError } from '../core/client-errors.ts';
import { loadExpose } from './load-remote.ts';
import { refusedRoutes } from './refused-page.tsx';

/** Why the routes of remotes did not load; their areas show a notice. */
const failures = new Map<string, unknown>();
const loading = new Map<string, Promise<void>>();
const done = new Set<string>();

export const hasFailed = (remote: string): boolean => failures.has(remote);
export const failureOf = (remote: string): unknown => failures.get(remote);

function routesOf(module: unknown): RouteObject[] {
  if (typeof module === 'object' && module !== null && 'routes' in module && Array.isArray(module.routes))
    return module.routes;
  throw new Error('The remote exposes no routes');
}

/** Loads a remote's routes and hands them to `patch`, once. Never rejects: `hasFailed` tells. */
export function loadArea(remote: string, patch: (routes: RouteObject[]) => void): Promise<void> {
  if (done.has(remote)) return Promise.resolve();
  const known = loading.get(remote);
  if (known) return known;
  const current = loadExpose(`${remote}/routes`)
    .then((module) => {
      // First: of two routes that match alike, the router takes the first.
      patch([...refusedRoutes(remote), ...routesOf(module)]);
      done.add(remote);
      failures.delete(remote);
    })
    .catch((error: unknown) => {
      console.error(error);
      tellOfError(error, remote);
      failures.set(remote, error);
    })
    .finally(() => loading.delete(remote));
  loading.set(remote, current);
  return current;
}
