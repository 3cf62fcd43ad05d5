import { configureApi } from '@cantera/shared/api-client';
import { setFailedCodeHandler } from '@cantera/shared/remotes';
import { appConfig, followOtherTabs, followTheme, getToken } from '@cantera/shared/session';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/router.tsx';
import { StartFailed } from './app/start-failed.tsx';
import { type AppTexts, loadTexts } from './app/texts.ts';
import { adoptLocale } from './core/adopt-locale.ts';
import { reportServerReachable } from './core/connection.ts';
import { guard, wantsLogout } from './core/guard.ts';
import { isLeavingForLogin, leaveForLogin, logout } from './core/logout.ts';
import { reloadWhenRestored } from './core/restored.ts';
import { readConfig } from './core/runtime-config.ts';
import { remoteOf } from './remotes/areas.ts';
import { reloadIfOutdated } from './remotes/new-version.ts';

/**
 * Goes to the right address before anything is drawn, so that no page flashes. Whoever is not logged in is on the way to
 * the login already (`early.ts`), which is a document of its own: the answer is false then, and nothing is drawn. Nor is
 * anything in a frame that has no session.
 */
function settleAddress(): boolean {
  if (wantsLogout(window.location)) return true;
  const target = guard(window.location, getToken() !== null, window.location.origin);
  if (target === undefined) return true;
  if (getToken() === null) return false;
  window.history.replaceState(null, '', target);
  return true;
}

/** A page or a part that broke says so in its place; whoever looks after the installation hears of it too. */
function onCaughtError(error: unknown): void {
  console.error(error);
  import(/* webpackChunkName: "session" */ './core/client-errors.ts').then(
    ({ tellOfError }) => tellOfError(error, remoteOf(window.location.pathname)),
    () => undefined,
  );
}

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no root element.');
  const root = createRoot(container, { onCaughtError });
  // Back from the login: what stands here is of a session that is over, or nothing was drawn.
  reloadWhenRestored(() => isLeavingForLogin() || getToken() === null);
  if (!settleAddress()) return;
  adoptLocale();
  let texts: AppTexts;
  try {
    [texts] = await Promise.all([loadTexts(), readConfig()]);
  } catch {
    root.render(<StartFailed />);
    return;
  }
  configureApi({
    bases: appConfig().services,
    getToken,
    onSessionOver: leaveForLogin,
    onReachable: reportServerReachable,
  });
  if (wantsLogout(window.location)) return logout();
  setFailedCodeHandler(reloadIfOutdated);
  const router = createAppRouter();
  followOtherTabs(() => window.location.reload());
  followTheme();
  // In pieces, between which the browser goes on with what it does.
  startTransition(() => root.render(<App router={router} texts={texts} />));
}

void start();
