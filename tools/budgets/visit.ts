import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** A browser without a window; `more` are further arguments of Chromium's. */
export function launch(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place));
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', ...more],
  });
}

/** A browser of someone who is logged in; on the pages in front of the login nobody is. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.addInitScript(() => {
    if (!/^\/(public|mixed|careers)\//.test(location.pathname))
      localStorage.setItem('cantera.token', 'bench');
  });
  return context;
}

/** A page of a context of its own. */
export const openPage = async (browser: Browser): Promise<Page> => (await openContext(browser)).newPage();
