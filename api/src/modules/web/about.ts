import type { InstalledPart } from '@cantera/shared/contracts/installation';
import { misfitsOf } from '@cantera/shared/contracts/remote-fit';
import type { HostPreload } from '@cantera/shared/contracts/remote-manifest';
import type { ApiBuild } from './api-build.ts';
import type { KnownRemote } from './remotes.ts';

function partOf(remote: KnownRemote, host: HostPreload | undefined): InstalledPart {
  const { name, base, manifest, isReachable } = remote;
  const misfits = manifest && host ? misfitsOf(manifest, host.given) : [];
  return {
    name: name.replaceAll('_', '-'),
    version: manifest?.version ?? null,
    buildId: manifest?.buildId ?? null,
    address: base,
    state: !manifest || !isReachable ? 'UNREACHABLE' : misfits.length > 0 ? 'MISFIT' : 'OK',
    misfits: misfits.map(({ at, lacks, behind }) => ({ at, lacks: [...lacks], behind })),
  };
}

/** Host, api and remotes as they are deployed now. `origin` is where the product is reached. */
export function installedParts(
  origin: string,
  api: ApiBuild,
  host: HostPreload | undefined,
  remotes: readonly KnownRemote[],
): InstalledPart[] {
  return [
    {
      name: 'host',
      version: host?.version ?? null,
      buildId: host?.buildId ?? null,
      address: origin,
      state: host ? 'OK' : 'UNREACHABLE',
      misfits: [],
    },
    { name: 'api', ...api, address: origin, state: 'OK', misfits: [] },
    ...remotes.map((remote) => partOf(remote, host)).sort((one, other) => (one.name < other.name ? -1 : 1)),
  ];
}
