import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PERMISSIONS } from '../../shared/src/contracts/permissions.ts';
import { type RemoteDescription, remoteDescription } from '../../shared/src/contracts/remote-manifest.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const CACHE_DIR = path.join(ROOT, '.cache');

export const packageDir = (name: string): string => path.join(ROOT, name);

/** Folder names of the remotes: every `mfe-…` with a `remote.json`. A new remote is a new folder. */
export const REMOTES: readonly RemotePackage[] = readdirSync(ROOT)
  .filter((name): name is RemotePackage => name.startsWith('mfe-'))
  .filter((name) => existsSync(path.join(ROOT, name, 'remote.json')))
  .sort();
export type RemotePackage = `mfe-${string}`;
export type WebPackage = 'host' | RemotePackage;
export const WEB_PACKAGES: readonly WebPackage[] = ['host', ...REMOTES];

export const isWebPackage = (name: string): name is WebPackage =>
  WEB_PACKAGES.some((known) => known === name);

/** What a remote says of itself. Throws, naming the file and the place, when it does not keep to the contract. */
export function descriptionOf(remote: RemotePackage): RemoteDescription {
  const file = path.join(packageDir(remote), 'remote.json');
  const { data, error } = remoteDescription.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`${file} does not keep to the contract: ${error.message}`);
  const unknown = data.screens.find(({ may }) => may !== undefined && !(may in PERMISSIONS));
  if (unknown) throw new Error(`${file}: ${unknown.to} asks for ${unknown.may}, which is no permission`);
  return data;
}
export const distDir = (name: string): string => path.join(packageDir(name), 'dist');
/** Name of a remote in `/config.json`, in the registry and as its global variable. */
export const federationName = (name: WebPackage): string => name.replaceAll('-', '_');

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

/** Version of a dependency as it is installed for a package. */
export function installedVersion(dependency: string, from: string = 'host'): string {
  const file = path.join(packageDir(from), 'node_modules', dependency, 'package.json');
  const manifest: unknown = createRequire(import.meta.url)(file);
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new Error(`${file} has no version`);
}
