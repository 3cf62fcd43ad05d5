// Runs before the first paint and before the app's own scripts: sets the colours, so that the other theme does not
// flash, asks early for what only the browser's storage can tell, which is the texts of the locale, and leads to the
// login when nobody is logged in. It imports next to nothing, so that it stays one small file.
import { firstAnswersAddress } from '@cantera/shared/contracts/first-calls';
import { isFramed } from './core/framed.ts';
import { isMixed, isPublic, loginPath, wantsLogout } from './core/guard.ts';
import { setTheme } from './core/theme.ts';

interface Texts {
  texts?: Record<string, string[]>;
}
interface Page extends Texts {
  calls?: string[];
  descriptions?: Record<string, { barePaths?: string[] }>;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function locale(): string {
  const known = ['ca', 'es', 'en'];
  const wanted = [stored('cantera.locale'), navigator.language.slice(0, 2).toLowerCase()];
  return wanted.find((tag) => tag !== null && known.includes(tag)) ?? 'en';
}

function jsonOf<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

function preload(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: href.endsWith('.css') ? 'style' : 'script', href });
  document.head.append(link);
}

const page = jsonOf<Page>('cantera-config');
const isEntry = isPublic(location.pathname) || isMixed(location.pathname);
/** The login is a document of its own; who is to be logged out is the app's to do. */
const isLoginNext = !isEntry && stored('cantera.token') === null && !wantsLogout(location);

/** Whether the page stands without the shell, so that the brand of its bar would only flash. */
const isBare = Object.values(page?.descriptions ?? {}).some(({ barePaths }) =>
  barePaths?.includes(location.pathname),
);

interface Together {
  data?: { answers?: unknown[] };
}
/** How long a call may take that nobody waits for yet, in ms; the client's own limit. */
const CALL_MS = 30_000;

/** Asks the calls that the page begins with, together; the client takes the answers (`first-calls.ts`). */
function callFirst(): void {
  const token = stored('cantera.token');
  if (!token || isEntry) return;
  // An address with a query of its own asks for something else.
  const calls = page?.calls?.filter((call) => !call.includes('?') || !location.search) ?? [];
  if (calls.length === 0) return;
  const asked = fetch(firstAnswersAddress(calls), {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(CALL_MS),
  })
    .then((answer): Promise<Together> | undefined => (answer.ok ? answer.json() : undefined))
    // The client asks each call again.
    .catch(() => undefined);
  const answers = calls.map(
    (call, i) => [call, asked.then((together) => together?.data?.answers?.[i])] as const,
  );
  const first = { token, answers: new Map(answers), arrived: new Map<string, unknown>() };
  Object.assign(window, { canteraFirstCalls: first });
  // What is drawn after they have come is drawn with them at once.
  asked.then((together) =>
    together?.data?.answers?.forEach((answer, i) => {
      first.arrived.set(calls[i] ?? '', answer);
    }),
  );
}

function preloadTexts(): void {
  const tag = locale();
  // The host's own, and those of the page.
  for (const named of [jsonOf<Texts>('cantera-own'), page]) named?.texts?.[tag]?.forEach(preload);
}

/**
 * Has the browser read what it knows of all languages, which the first number, date and list of a page would wait for. In
 * Chromium what was read is the process's, so a thread beside the page's does it while the files are on their way.
 */
function readLanguages(): void {
  const of = JSON.stringify(locale());
  const program = `for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat']) Intl[name].supportedLocalesOf(${of}); close();`;
  new Worker(URL.createObjectURL(new Blob([program], { type: 'text/javascript' })));
}

setTheme(stored('cantera.theme'));
// Where the brand stands until the app draws (`boot.css`).
document.documentElement.dataset.boot = isEntry || isLoginNext ? 'entry' : isBare ? 'bare' : 'shell';
if (isLoginNext) {
  // It stands in no frame: the page around one leads there.
  if (!isFramed()) location.replace(loginPath(location));
} else {
  callFirst();
  preloadTexts();
  readLanguages();
}
