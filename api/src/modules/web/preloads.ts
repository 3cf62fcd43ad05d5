import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** What a remote's build says of itself in its manifest (`cantera`). */
interface RemotePreload {
  readonly buildId: string;
  readonly entry: string;
  readonly globalName: string;
  readonly needs: readonly string[];
  readonly files: readonly string[];
  readonly pages: readonly { path: string; files: readonly string[]; needs: readonly string[] }[];
}
interface HostPreload {
  readonly session: readonly string[];
  readonly pages: readonly { path: string; files: readonly string[] }[];
  readonly provided: Readonly<Record<string, readonly string[]>>;
}

/** Reads a JSON file again only when it changed: a remote is deployed by replacing its files. */
export function jsonFile<T>(file: string): () => Promise<T | undefined> {
  let known: { mtimeMs: number; value: T } | undefined;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    if (known?.mtimeMs !== found.mtimeMs)
      known = { mtimeMs: found.mtimeMs, value: JSON.parse(await readFile(file, 'utf8')) };
    return known.value;
  };
}

export interface LocalRemote {
  /** Federation name, as in `/config.json`. */
  readonly name: string;
  /** Address below which this server serves it. */
  readonly base: string;
  readonly manifest: () => Promise<{ cantera?: RemotePreload } | undefined>;
}

export function localRemotes(webRoot: string, packages: readonly string[]): LocalRemote[] {
  return packages.map((name) => ({
    name: name.replaceAll('-', '_'),
    base: `/remotes/${name}/`,
    manifest: jsonFile(path.join(webRoot, name, 'dist/mf-manifest.json')),
  }));
}

const matches = (pattern: string, address: string): boolean => {
  const wanted = pattern.split('/').filter(Boolean);
  const given = address.split('/').filter(Boolean);
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
  );
};

/** Of two patterns that match, the one with fewer parameters says more. */
const mostExact = <T extends { path: string }>(pages: readonly T[], address: string): T | undefined =>
  pages
    .filter((page) => matches(page.path, address))
    .sort((a, b) => a.path.split(':').length - b.path.split(':').length)[0];

async function remoteFiles(
  remotes: readonly LocalRemote[],
  host: HostPreload,
  address: string,
): Promise<string[]> {
  for (const remote of remotes) {
    const preload = (await remote.manifest())?.cantera;
    const page = preload && mostExact(preload.pages, address);
    if (!page) continue;
    const own = [...preload.files, ...page.files].map((file) => remote.base + file);
    const provided = page.needs.flatMap((need) => host.provided[need] ?? []).map((file) => `/${file}`);
    return [...host.session.map((file) => `/${file}`), ...own, ...provided];
  }
  return [];
}

/** Addresses of the files that a page will ask for, so that the document can name them before any script runs. */
export async function filesOfPage(
  remotes: readonly LocalRemote[],
  host: HostPreload | undefined,
  address: string,
): Promise<string[]> {
  if (!host) return [];
  const own = mostExact(host.pages, address);
  const files = own ? own.files.map((file) => `/${file}`) : await remoteFiles(remotes, host, address);
  return [...new Set(files)];
}

/** The remotes' entries by federation name, so that the page need not ask for their manifests. */
export async function entriesOf(remotes: readonly LocalRemote[]): Promise<Record<string, RemotePreload>> {
  const found = await Promise.all(
    remotes.map(async (remote) => [remote.name, (await remote.manifest())?.cantera] as const),
  );
  return Object.fromEntries(found.flatMap(([name, entry]) => (entry ? [[name, entry]] : [])));
}

export type { HostPreload };
