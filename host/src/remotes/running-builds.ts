import type { RemoteManifest } from '@cantera/shared/contracts/remote-manifest';
import { fetchJson } from '../core/runtime-config.ts';

interface Manifest {
  cantera: RemoteManifest;
}
interface Build {
  readonly buildId: string;
  readonly manifestUrl: string;
}

/** The builds that were last asked for, by federation name. */
const registered = new Map<string, Build>();
/** The first build of each remote that runs on this page: parts of it may still be asked for after a later one came. */
const running = new Map<string, Build>();

export const fetchManifest = (url: string): Promise<Manifest> =>
  fetchJson<Manifest>(url, { cache: 'no-cache' });

export function noteRegistered(name: string, build: Build): void {
  registered.set(name, build);
}

/** The remote's registered build runs on this page from now on, unless an earlier one does. */
export function noteRunning(name: string): void {
  const build = registered.get(name);
  if (build && !running.has(name)) running.set(name, build);
}

/** Names of the remotes on this page whose builds differ from what their servers hold now. */
export async function outdatedRemotes(): Promise<string[]> {
  const known = new Map([...registered, ...running]);
  const checks = [...known].map(async ([name, { buildId, manifestUrl }]) => {
    const manifest = await fetchManifest(manifestUrl).catch(() => undefined);
    return manifest && manifest.cantera.buildId !== buildId ? name : undefined;
  });
  return (await Promise.all(checks)).filter((name) => name !== undefined);
}
