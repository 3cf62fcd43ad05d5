import { getAgency } from '@cantera/shared/contracts/agency';
import { misfitsOf } from '@cantera/shared/contracts/remote-fit';
import type { HostPreload } from '@cantera/shared/contracts/remote-manifest';
import { countNotifications } from '@cantera/shared/contracts/unread-notifications';
import { countUnviewedHunts } from '@cantera/shared/contracts/unviewed-hunts';
import { getMe } from '@cantera/shared/contracts/users';
import type { KnownRemote } from './remotes.ts';

const partsOf = (address: string): string[] => address.split('/').filter(Boolean);

const matches = (pattern: string, address: string): boolean => {
  const wanted = partsOf(pattern);
  const given = partsOf(address);
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
  );
};

/** A pattern without the names of its parameters. */
const nameless = (pattern: string): string => pattern.replace(/:\w+/g, ':');

/** Of two patterns that match, the one with fewer parameters says more. */
const mostExact = <T extends { path: string }>(pages: readonly T[], address: string): T | undefined =>
  pages
    .filter((page) => matches(page.path, address))
    .sort((a, b) => a.path.split(':').length - b.path.split(':').length)[0];

/** The remote whose page an address opens, and the page; without the page where the host cannot run it. */
function remotePage(remotes: readonly KnownRemote[], host: HostPreload, address: string) {
  for (const { manifest, base } of remotes) {
    const page = manifest && mostExact(manifest.pages, address);
    if (!page) continue;
    // What does not fit is not shown: its code would be fetched for nothing.
    const isShown = !misfitsOf(manifest, host.given).some(({ at }) => at === page.path);
    return { manifest, base, page: isShown ? page : undefined };
  }
  return undefined;
}

function remoteFiles(remotes: readonly KnownRemote[], host: HostPreload, address: string): string[] {
  const found = remotePage(remotes, host, address);
  if (!found) return [];
  const own = [...found.manifest.files, ...(found.page?.files ?? [])].map((file) => found.base + file);
  const provided = (found.page?.needs ?? []).flatMap((need) => host.provided[need] ?? []);
  return [...host.session.map((file) => `/${file}`), ...own, ...provided.map((file) => `/${file}`)];
}

/** Addresses of the files that a page will ask for, so that the document can name them before any script runs. */
export function filesOfPage(
  remotes: readonly KnownRemote[],
  host: HostPreload | undefined,
  address: string,
): string[] {
  if (!host) return [];
  const own = mostExact(host.pages, address);
  const isEntry = /^\/(public|mixed)\//.test(address);
  const files = own
    ? [...(isEntry ? [] : host.session), ...own.files].map((file) => `/${file}`)
    : remoteFiles(remotes, host, address);
  return [...new Set(files)];
}

/** Addresses of the texts that a page will ask for, by locale: only the browser knows which one it is. */
export function textsOfPage(
  remotes: readonly KnownRemote[],
  host: HostPreload | undefined,
  address: string,
): Record<string, string[]> {
  if (!host || mostExact(host.pages, address)) return {};
  const found = remotePage(remotes, host, address);
  if (!found) return {};
  const { manifest, base, page } = found;
  return Object.fromEntries(
    Object.entries(manifest.texts).map(([locale, files]) => [
      locale,
      [...new Set([...files, ...(page?.texts?.[locale] ?? [])])].map((file) => base + file),
    ]),
  );
}

/** What every page behind the login reads. */
const SESSION_CALLS = [getMe, getAgency, countNotifications, countUnviewedHunts].map(({ path }) => path);

/**
 * Addresses of the calls that a page begins with, so that the document can ask them before any script runs; none for pages
 * without a login.
 */
export function callsOfPage(
  remotes: readonly KnownRemote[],
  host: HostPreload | undefined,
  address: string,
): string[] {
  if (!host || mostExact(host.pages, address)) return [];
  const shown = mostExact(
    remotes.flatMap(({ manifest }) => manifest?.pages ?? []),
    address,
  );
  // `/candidates/add` is no candidate: the calls are those of the page that the address opens.
  const page = remotes
    .flatMap(({ description }) => description?.firstCalls ?? [])
    .map(({ at, calls }) => ({ path: at, calls }))
    .find(({ path }) => shown && nameless(path) === nameless(shown.path));
  const given = partsOf(address);
  const fill = (call: string): string =>
    partsOf(page?.path ?? '').reduce(
      (filled, part, i) => (part.startsWith(':') ? filled.replaceAll(part, given[i] ?? '') : filled),
      call,
    );
  return [...SESSION_CALLS, ...(page?.calls ?? []).map(fill)];
}
