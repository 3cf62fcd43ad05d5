import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export interface MeasuredPage {
  name: string;
  path: string;
  isLoggedIn: boolean;
  /** Selector of what shows that the page's content is there. */
  ready: string;
}
/** The pages that the aims name. */
export const PAGES: readonly MeasuredPage[] = [
  { name: 'login', path: '/public/login', isLoggedIn: false, ready: 'input[name="password"]' },
  { name: 'dashboard', path: '/', isLoggedIn: true, ready: 'main tbody tr a' },
  { name: 'positions list', path: '/positions', isLoggedIn: true, ready: 'main tbody tr a' },
  {
    name: 'board',
    path: '/positions/00000000-0000-4000-8000-000000000001',
    isLoggedIn: true,
    ready: 'main h1',
  },
];

export function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place));
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/** A page of its own context, with a token where one is needed. */
export async function openPage(browser: Browser, isLoggedIn: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  if (isLoggedIn) await context.addInitScript(() => localStorage.setItem('cantera.token', 'bench'));
  return context.newPage();
}
