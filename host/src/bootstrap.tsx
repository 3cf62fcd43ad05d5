import { configureApi } from '@cantera/shared/api-client';
import { setFailedCodeHandler } from '@cantera/shared/remotes';
import {
  appConfig,
  followOtherTabs,
  getToken,
  hasStoredLocale,
  isLocale,
  storeLocale,
} from '@cantera/shared/session';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/router.tsx';
import { StartFailed } from './app/start-failed.tsx';
import { type AppTexts, loadTexts } from './app/texts.ts';
import { noteReachable } from './core/connection.ts';
import { guard, isPublic, wantsLogout } from './core/guard.ts';
import { leaveForLogin, logout } from './core/logout.ts';
import { readConfig } from './core/runtime-config.ts';
import { remoteOf } from './remotes/areas.ts';
import { reloadIfOutdated } from './remotes/new-version.ts';

/** Goes to the right address before anything is drawn, so that no page flashes. */
function settleAddress(): void {
  if (wantsLogout(window.location)) return;
  const target = guard(window.location, getToken() !== null, window.location.origin);
  if (target !== undefined) window.history.replaceState(null, '', target);
}

/** The link of a mail says in which language the mail was written; whoever has chosen one here keeps it. */
function adoptLocale(): void {
  const lang = new URLSearchParams(window.location.search).get('lang');
  if (isPublic(window.location.pathname) && isLocale(lang) && !hasStoredLocale()) storeLocale(lang);
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
  settleAddress();
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
    onReachable: noteReachable,
  });
  if (wantsLogout(window.location)) return logout();
  setFailedCodeHandler(reloadIfOutdated);
  const router = createAppRouter();
  followOtherTabs(() => window.location.reload());
  root.render(<App router={router} texts={texts} />);
}

void start();
