import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const CACHE_DIR = path.join(ROOT, '.cache');

/** Folder names of the remotes, in the order in which they are built. */
export const REMOTES = [
  'mfe-positions',
  'mfe-candidates',
  'mfe-clients-contracts',
  'mfe-agency',
  'mfe-career-site',
] as const;
export type RemotePackage = (typeof REMOTES)[number];
export type WebPackage = 'host' | RemotePackage;
export const WEB_PACKAGES: readonly WebPackage[] = ['host', ...REMOTES];

export const isWebPackage = (name: string): name is WebPackage =>
  WEB_PACKAGES.some((known) => known === name);

export const packageDir = (name: string): string => path.join(ROOT, name);
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
