import type { HostPreload } from '@cantera/shared/contracts/remote-manifest';
import type { KnownRemote } from './remotes.ts';

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

function remoteFiles(remotes: readonly KnownRemote[], host: HostPreload, address: string): string[] {
  for (const { manifest, base } of remotes) {
    const page = manifest && mostExact(manifest.pages, address);
    if (!page) continue;
    const own = [...manifest.files, ...page.files].map((file) => base + file);
    const provided = page.needs.flatMap((need) => host.provided[need] ?? []).map((file) => `/${file}`);
    return [...host.session.map((file) => `/${file}`), ...own, ...provided];
  }
  return [];
}

/** Addresses of the files that a page will ask for, so that the document can name them before any script runs. */
export function filesOfPage(
  remotes: readonly KnownRemote[],
  host: HostPreload | undefined,
  address: string,
): string[] {
  if (!host) return [];
  const own = mostExact(host.pages, address);
  const files = own ? own.files.map((file) => `/${file}`) : remoteFiles(remotes, host, address);
  return [...new Set(files)];
}
