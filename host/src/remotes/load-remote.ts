import { appConfig } from '@cantera/shared/session';
import { refreshConfig } from '../core/runtime-config.ts';
import { loadExpose as loadFromFederation, missingModules, registerRemote } from './federation.ts';
import { reloadOnce } from './new-version.ts';
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

/** Tells the federation runtime where a remote is; the first try believes the document, later ones ask again. */
async function register(name: string): Promise<void> {
  const attempt = tries.get(name) ?? 0;
  tries.set(name, attempt + 1);
  const config = attempt > 0 ? await refreshConfig() : appConfig();
  const address = config.remotes[name];
  if (!address) throw new Error(`${name} is not in the configuration`);
  const manifestUrl = new URL(address, window.location.href).href;
  const known = attempt === 0 ? config.entries?.[name] : undefined;
  const remote = known ?? (await fetchManifest(manifestUrl)).cantera;
  const missing = missingModules(remote.needs);
  if (missing.length > 0) {
    await reloadOnce();
    throw new Error(`${name} needs ${missing.join(', ')}, which this host does not provide`);
  }
  const entry = new URL(remote.entry, manifestUrl);
  if (attempt === 0) preload(remote.files.map((file) => new URL(file, manifestUrl).href));
  // The runtime and the browser both remember a script that failed: a retry has another address.
  else entry.searchParams.set('retry', String(attempt));
  registerRemote(name, entry.href, remote, attempt > 0);
  noteRegistered(name, { buildId: remote.buildId, manifestUrl });
}

async function once(id: string): Promise<unknown> {
  const [name = ''] = id.split('/');
  const current = registering.get(name) ?? within(register(name), name);
  registering.set(name, current);
  try {
    await current;
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
    if (error instanceof TooSlow || (error instanceof Error && error.name === 'TimeoutError')) throw error;
    return once(id);
  });
