import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { misfitsOf } from '@cantera/shared/contracts/remote-fit';
import type {
  GivenModules,
  RemoteDescription,
  RemoteEntry,
  RemoteManifest,
} from '@cantera/shared/contracts/remote-manifest';
import type { ForeignManifests } from '../../integrations/remotes/index.ts';
import { jsonFile } from './json-file.ts';

/** Folders of the remotes whose builds this server serves: each has a `remote.json`. */
export const remotePackages = (webRoot: string): string[] =>
  readdirSync(webRoot)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(webRoot, name, 'remote.json')))
    .sort();

/** `mfe-positions` → `mfe_positions`, as in `/config.json`. */
export const federationName = (pkg: string): string => pkg.replaceAll('-', '_');
export const localManifest = (pkg: string): string => `/remotes/${pkg}/mf-manifest.json`;

export interface KnownRemote {
  readonly name: string;
  /** Address of the folder of its files, with its slash. */
  readonly base: string;
  readonly manifest: RemoteManifest | undefined;
  /** Whether its manifest could be read when it was last tried. */
  readonly isReachable: boolean;
  /** Known also while its build is not: from its folder here. */
  readonly description: RemoteDescription | undefined;
}

/** Reads what is known of every configured remote, whether its files lie here or elsewhere. */
export function remoteReader(
  webRoot: string,
  foreign: ForeignManifests,
): (remotes: Readonly<Record<string, string>>) => Promise<KnownRemote[]> {
  const local = new Map(
    remotePackages(webRoot).map((pkg) => [
      federationName(pkg),
      {
        address: localManifest(pkg),
        manifest: jsonFile<{ cantera?: RemoteManifest }>(path.join(webRoot, pkg, 'dist/mf-manifest.json')),
        description: jsonFile<RemoteDescription>(path.join(webRoot, pkg, 'remote.json')),
      },
    ]),
  );
  return (remotes) =>
    Promise.all(
      Object.entries(remotes).map(async ([name, address]) => {
        const own = local.get(name);
        const manifest = /^https?:/.test(address)
          ? await foreign.get(address)
          : own?.address === address
            ? (await own.manifest())?.cantera
            : undefined;
        return {
          name,
          base: address.slice(0, address.lastIndexOf('/') + 1),
          manifest,
          isReachable: manifest !== undefined && foreign.isReachable(address),
          description: manifest ?? (await own?.description()),
        };
      }),
    );
}

/** What the page needs to load remotes without asking for their manifests, and what of them its host cannot run. */
export const entriesOf = (
  remotes: readonly KnownRemote[],
  given: GivenModules | undefined,
): Record<string, RemoteEntry> =>
  Object.fromEntries(
    remotes.flatMap(({ name, manifest }) => {
      if (!manifest) return [];
      const { version, buildId, entry, globalName, files } = manifest;
      const misfits = given ? misfitsOf(manifest, given) : [];
      return [[name, { version, buildId, entry, globalName, files, misfits }]];
    }),
  );

/** What remotes say of themselves, by federation name. */
export const descriptionsOf = (remotes: readonly KnownRemote[]): Record<string, RemoteDescription> =>
  Object.fromEntries(
    remotes.flatMap(({ name, description }) =>
      description
        ? [
            [
              name,
              {
                areas: description.areas,
                screens: description.screens,
                ...(description.commands ? { commands: description.commands } : {}),
                ...(description.listedAreas ? { listedAreas: description.listedAreas } : {}),
                ...(description.barePaths ? { barePaths: description.barePaths } : {}),
              },
            ],
          ]
        : [],
    ),
  );
