import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PERMISSIONS } from '../../shared/src/contracts/permissions.ts';
import { type RemoteDescription, remoteDescription } from '../../shared/src/contracts/remote-manifest.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const CACHE_DIR = path.join(ROOT, '.cache');

/** A package's folder: of this repository by its name, or any folder by its path. */
export const packageDir = (name: string): string => path.resolve(ROOT, name);
/** Folder name of a package, which is its name. */
export const packageName = (pkg: string): string => path.basename(packageDir(pkg));

/** Folder names of the remotes: every `mfe-…` with a `remote.json`. A new remote is a new folder. */
export const REMOTES: readonly RemotePackage[] = readdirSync(ROOT)
  .filter((name): name is RemotePackage => name.startsWith('mfe-'))
  .filter((name) => existsSync(path.join(ROOT, name, 'remote.json')))
  .sort();
/** Name of a remote of this repository, or path of a remote's folder. */
export type RemotePackage = `${string}mfe-${string}`;
export type WebPackage = 'host' | RemotePackage;
export const WEB_PACKAGES: readonly WebPackage[] = ['host', ...REMOTES];

/** A package of this repository, or a folder elsewhere that is a remote by its name and its `remote.json`. */
export const isWebPackage = (name: string): name is WebPackage =>
  WEB_PACKAGES.some((known) => known === name) ||
  (packageName(name).startsWith('mfe-') && existsSync(path.join(packageDir(name), 'remote.json')));

/** Throws in words for names that are no packages. */
export function requirePackages(
  names: readonly string[],
  isKnown: (name: string) => boolean = isWebPackage,
): void {
  const unknown = names.filter((name) => !isKnown(name));
  if (unknown.length > 0)
    throw new Error(`There is no package ${unknown.join(', ')}. There are: ${WEB_PACKAGES.join(', ')}`);
}

/** What a remote says of itself. Throws, naming the file and the place, when it does not keep to the contract. */
export function descriptionOf(remote: RemotePackage): RemoteDescription {
  const file = path.join(packageDir(remote), 'remote.json');
  const { data, error } = remoteDescription.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`${file} does not keep to the contract: ${error.message}`);
  const unknown = [...data.screens, ...(data.commands ?? [])].find(
    ({ may }) => may !== undefined && !(may in PERMISSIONS),
  );
  if (unknown) throw new Error(`${file}: ${unknown.to} asks for ${unknown.may}, which is no permission`);
  return data;
}
export const distDir = (name: string): string => path.join(packageDir(name), 'dist');
/** Name of a remote in `/config.json`, in the registry and as its global variable. */
export const federationName = (pkg: WebPackage): string => packageName(pkg).replaceAll('-', '_');

/** What a remote exposes: one entry a file of `src/exposes`, `./<file name>` → path relative to the package. */
export function exposesOf(remote: RemotePackage): Record<string, string> {
  const folder = path.join(packageDir(remote), 'src/exposes');
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .sort();
  return Object.fromEntries(
    files.map((file) => [`./${file.replace(/\.tsx?$/, '')}`, `./src/exposes/${file}`]),
  );
}

function versionIn(file: string): string {
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new Error(`${file} has no version`);
}

/** Version that a package's team gave it. */
export const packageVersion = (pkg: WebPackage): string =>
  versionIn(path.join(packageDir(pkg), 'package.json'));

/** Version of a dependency as it is installed for the host. */
export const installedVersion = (dependency: string): string =>
  versionIn(path.join(packageDir('host'), 'node_modules', dependency, 'package.json'));
