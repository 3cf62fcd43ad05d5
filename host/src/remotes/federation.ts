import type { RemoteEntry } from '@cantera/shared/contracts/remote-manifest';
import * as core from '@module-federation/runtime-core';
import { providedModules } from './provided.ts';

// Remotes are built without the runtime (`externalRuntime`) and take the host's copy from this global.
(globalThis as Record<string, unknown>)._FEDERATION_RUNTIME_CORE = core;

/** The runtime keeps a load that failed and would give it to every later try: it is forgotten. */
function forgetFailure(name: string): void {
  for (const scope of Object.values(host.shareScopeMap))
    for (const share of Object.values(scope[name] ?? {})) share.loading = undefined;
}

const host = new core.ModuleFederation({
  name: 'host',
  remotes: [],
  shared: providedModules(forgetFailure),
  shareStrategy: 'loaded-first',
});

/** Forgetting an earlier try, the runtime also forgets what that try was the first to ask of the host: it stays lent. */
function keepLent(forget: () => void): void {
  const shares = host.shareScopeMap.default;
  const lent = Object.entries(shares ?? {}).map(([name, versions]) => [name, { ...versions }] as const);
  forget();
  if (!shares) return;
  host.shareScopeMap.default = shares;
  for (const [name, versions] of lent) shares[name] = { ...versions, ...shares[name] };
}

/** Makes a remote known; `force` replaces what an earlier, failed try left behind. */
export function registerRemote(name: string, entryUrl: string, remote: RemoteEntry, force: boolean): void {
  const known = { name, entry: entryUrl, type: 'global' as const, entryGlobalName: remote.globalName };
  keepLent(() => host.registerRemotes([known], { force }));
}

/** What a registered remote exposes as `<name>/<expose>`. */
export async function loadExpose(id: string): Promise<unknown> {
  const module = await host.loadRemote(id);
  if (!module) throw new Error(`${id} is empty`);
  return module;
}
