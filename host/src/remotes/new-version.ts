import type { FailedCode } from '@cantera/shared/remotes';
import { storage } from '@cantera/shared/session';
import { appRouter } from '../core/current-router.ts';

const COOLDOWN_MS = 60_000;

/** A fresh document of this page, or of the page that one was on the way to. */
function loadAfresh(): void {
  const next = appRouter().state.navigation.location;
  if (next) window.location.assign(next.pathname + next.search + next.hash);
  else window.location.reload();
}

/**
 * Reloads the page, by itself at most once a minute, so that a deploy that lacks a file cannot make it reload for ever.
 * Resolves to false when the cooldown forbids it; when it reloads, it never resolves.
 */
export async function reloadOnce({ isAsked = false }: FailedCode = {}): Promise<false> {
  const now = Date.now();
  const last = Number(storage.get('reloadedAt') ?? 0);
  if (now - last < COOLDOWN_MS && !isAsked) return false;
  storage.set('reloadedAt', String(now));
  loadAfresh();
  return new Promise(() => undefined);
}

/**
 * Code did not load: when the host or a remote on this page was deployed anew meanwhile, its old files are gone, and
 * one reload brings the new ones. Otherwise the server is away, and the page's own notice with Retry is right.
 */
export async function reloadIfOutdated(failure: FailedCode): Promise<void> {
  const { outdatedRemotes } = await import(/* webpackChunkName: "session" */ './running-builds.ts');
  const [remotes, isHost] = await Promise.all([outdatedRemotes(), isHostOutdated()]);
  if (remotes.length > 0 || isHost) await reloadOnce(failure);
}

/** Takes the host's newer build, if its server holds one: what asked for it is tried again by the fresh document. */
export async function reloadIfHostOutdated(): Promise<void> {
  if (await isHostOutdated()) await reloadOnce();
}

/** Whether the server's document names other scripts than this page runs: the host itself was deployed anew. */
async function isHostOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[src*="main."]')?.getAttribute('src');
  const response = await fetch('/public/forgot-password', { cache: 'no-cache' }).catch(() => undefined);
  return own !== undefined && own !== null && response?.ok === true && !(await response.text()).includes(own);
}
