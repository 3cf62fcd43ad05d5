// The login's own script: it draws the form without the app, so that it is there at once on a slow phone, and fetches
// the app's files when nothing else is under way.
import '@cantera/shared/theme/fonts.css';
import '@cantera/shared/theme/tokens.css';
import '@cantera/shared/theme/global.css';
import { followOtherTabs, getToken, storage, useSession } from '@cantera/shared/session';
import { adoptLocale } from '../core/adopt-locale.ts';
import { goOn, startOwnSession } from '../core/enter.ts';
import { readConfig } from '../core/runtime-config.ts';
import { setTheme } from '../core/theme.ts';
import { element } from './element.ts';
import { logIn } from './log-in.ts';
import { drawLogin } from './login-page.ts';

/** The app's files, for the page after the login. */
function fetchApp(): void {
  const files: string[] = JSON.parse(document.getElementById('cantera-next')?.textContent ?? '[]');
  for (const href of files) document.head.append(element('link', { rel: 'prefetch', href }));
}

async function start(): Promise<void> {
  if (getToken() !== null) return goOn();
  adoptLocale();
  const { demo, services } = await readConfig();
  drawLogin({
    demo,
    onSubmit: async (credentials) => {
      const answer = await logIn(services.main ?? '', credentials);
      if ('refusal' in answer) return answer.refusal;
      startOwnSession(answer.token, answer.lang, null);
      goOn();
      return undefined;
    },
  });
  document.querySelector('input')?.focus();
  // Another tab logged in.
  followOtherTabs(() => undefined);
  useSession.subscribe(({ token }) => {
    if (token !== null) goOn();
  });
}

setTheme(storage.get('theme'));
window.addEventListener('DOMContentLoaded', () => void start());
window.addEventListener('load', () => setTimeout(fetchApp, 1000));
