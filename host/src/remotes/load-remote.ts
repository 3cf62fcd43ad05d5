import type { RemoteEntry } from '@cantera/shared/contracts/remote-manifest';
import { appConfig } from '@cantera/shared/session';
import { isLetIn, refreshConfig } from '../core/runtime-config.ts';
import { loadExpose as loadFromFederation, registerRemote } from './federation.ts';
import { compareWithHost, DoesNotFitError, noteMisfits, requireFit } from './fit.ts';
import { MovedAwayError } from './moved-away.ts';
import { reloadIfHostOutdated } from './new-version.ts';
import { fetchManifest, noteRegistered, noteRunning } from './running-builds.ts';

const TIMEOUT_MS = 8000;

const tries = new Map<string, number>();
const registering = new Map<string, Promise<void>>();

class TooSlow extends Error {
  constructor(what: string) {
    super(`${what} did not load in ${TIMEOUT_MS} ms`);
  }
}

function within<T>(promise: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlow(what)), TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function preload(urls: readonly string[]): void {
  for (const href of urls) {
    if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: href.endsWith('.css') ? 'style' : 'script', href });
    document.head.append(link);
  }
}

/** Reads what a remote's server holds now. Where this page's host is behind it, a newer one that is there already is taken. */
async function readEntry(manifestUrl: string): Promise<RemoteEntry> {
  const manifest = (await fetchManifest(manifestUrl)).cantera;
  const misfits = await compareWithHost(manifest);
  if (misfits.some(({ behind }) => behind === 'host')) await reloadIfHostOutdated();
  return { ...manifest, misfits };
}

/** Tells the federation runtime where a remote is; the first try believes the document, later ones ask again. */
async function register(name: string): Promise<void> {
  const attempt = tries.get(name) ?? 0;
  tries.set(name, attempt + 1);
  const config = attempt > 0 ? await refreshConfig() : appConfig();
  const address = config.remotes[name];
  if (!address) throw new Error(`${name} is not in the configuration`);
  const manifestUrl = new URL(address, window.location.href).href;
  if (!isLetIn(manifestUrl)) throw new MovedAwayError(name, manifestUrl);
  const known = attempt === 0 ? config.entries?.[name] : undefined;
  const remote = known ?? (await readEntry(manifestUrl));
  noteMisfits(name, remote.misfits);
  const entry = new URL(remote.entry, manifestUrl);
  if (attempt === 0) preload(remote.files.map((file) => new URL(file, manifestUrl).href));
  // The runtime and the browser both remember a script that failed: a retry has another address.
  else entry.searchParams.set('retry', String(attempt));
  registerRemote(name, entry.href, remote, attempt > 0);
  noteRegistered(name, { buildId: remote.buildId, manifestUrl });
}

async function once(id: string): Promise<unknown> {
  const [name = '', expose = ''] = id.split('/');
  const current = registering.get(name) ?? within(register(name), name);
  registering.set(name, current);
  try {
    await current;
    requireFit(name, `./${expose}`);
    const module = await within(loadFromFederation(id), id);
    noteRunning(name);
    return module;
  } catch (error) {
    registering.delete(name);
    throw error;
  }
}

/**
 * What a remote exposes as `<federation name>/<expose>`. Tried twice, because browsers answer the first try after an
 * outage from a failed preload; every further call is a new try past all caches.
 */
export const loadExpose = (id: string): Promise<unknown> =>
  once(id).catch((error: unknown) => {
    // Whoever waited for a slow server once need not wait twice to hear of it.
    const isSlow = error instanceof TooSlow || (error instanceof Error && error.name === 'TimeoutError');
    if (isSlow || error instanceof DoesNotFitError || error instanceof MovedAwayError) throw error;
    return once(id);
  });
