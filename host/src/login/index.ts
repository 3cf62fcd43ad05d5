// The login's own script: it draws the form without the app, so that it is there at once on a slow phone, and fetches
// the app's files when nothing else is under way.
import '@cantera/shared/theme/fonts.css';
import '@cantera/shared/theme/tokens.css';
import '@cantera/shared/theme/global.css';
import { followOtherTabs, getToken, isKept, storage, useSession } from '@cantera/shared/session';
import { adoptLocale } from '../core/adopt-locale.ts';
import { openWantedPage } from '../core/enter.ts';
import { reloadWhenRestored } from '../core/restored.ts';
import { readConfig } from '../core/runtime-config.ts';
import { setTheme } from '../core/theme.ts';
import { begin } from './begin.ts';
import { fetchApp } from './fetch-app.ts';
import { drawLogin } from './login-page.ts';

async function start(): Promise<void> {
  if (getToken() !== null) return openWantedPage();
  adoptLocale();
  const { demo, services } = await readConfig();
  drawLogin({
    demo,
    onSubmit: (credentials) => begin(services.main ?? '', credentials),
  });
  document.querySelector('input')?.focus();
  // Another tab logged in.
  followOtherTabs(() => undefined);
  useSession.subscribe(({ token }) => {
    if (token !== null && isKept('token', token)) openWantedPage();
  });
}

setTheme(storage.get('theme'));
// Left by a login, it stands with a button that waits for ever.
reloadWhenRestored(() => true);
window.addEventListener('DOMContentLoaded', () => void start());
window.addEventListener('load', () => setTimeout(fetchApp, 1000));
