import { configureApi } from '@cantera/shared/api-client';
import { setFailedCodeHandler } from '@cantera/shared/remotes';
import { appConfig, followOtherTabs, getToken } from '@cantera/shared/session';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { noteReachable } from './app/connection.ts';
import { guard, wantsLogout } from './app/guard.ts';
import { leaveForLogin, logout } from './app/logout.ts';
import { createAppRouter } from './app/router.tsx';
import { readConfig } from './app/runtime-config.ts';
import { StartFailed } from './app/start-failed.tsx';
import { type AppTexts, loadTexts } from './app/texts.ts';
import { reloadIfOutdated } from './remotes/new-version.ts';

/** Goes to the right address before anything is drawn, so that no page flashes. */
function settleAddress(): void {
  if (wantsLogout(window.location)) return;
  const target = guard(window.location, getToken() !== null, window.location.origin);
  if (target !== undefined) window.history.replaceState(null, '', target);
}

async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no root element.');
  const root = createRoot(container);
  settleAddress();
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
