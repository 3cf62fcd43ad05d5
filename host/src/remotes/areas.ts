import { appConfig } from '@cantera/shared/session';
import { isBelow } from '../core/guard.ts';

/**
 * Federation name of the remote that owns a path: that of the longest prefix among the areas that remotes state; `/` is
 * the start page alone. Undefined for the host's own pages and for unknown paths.
 */
export function remoteOf(path: string): string | undefined {
  const owners = Object.entries(appConfig().descriptions)
    .flatMap(([remote, description]) => (description?.areas ?? []).map((prefix) => ({ prefix, remote })))
    .filter(({ prefix }) => path === prefix || (prefix !== '/' && isBelow(path, prefix)));
  return owners.sort((a, b) => b.prefix.length - a.prefix.length)[0]?.remote;
}
