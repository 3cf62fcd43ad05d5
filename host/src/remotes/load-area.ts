import type { RouteObject } from 'react-router-dom';
import { loadExpose } from './load-remote.ts';

/** Remotes whose routes did not load; their areas show a notice with Retry. */
const failures = new Set<string>();
const loading = new Map<string, Promise<void>>();
const done = new Set<string>();

export const hasFailed = (remote: string): boolean => failures.has(remote);

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
      patch(routesOf(module));
      done.add(remote);
      failures.delete(remote);
    })
    .catch(() => {
      failures.add(remote);
    })
    .finally(() => loading.delete(remote));
  loading.set(remote, current);
  return current;
}
