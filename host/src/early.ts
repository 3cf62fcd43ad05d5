// Runs before the first paint and before the app's own scripts: sets the colours, so that the other theme does not
// flash, and asks early for what only the browser's storage can tell: the texts of the locale, and the login's code
// when nobody is logged in. It imports nothing, so that it stays one small file.

interface Texts {
  texts?: Record<string, string[]>;
}
interface Page extends Texts {
  remotes?: Record<string, string>;
  entries?: Record<string, Texts & { entry: string }>;
  calls?: string[];
}
interface Own extends Texts {
  login: string[];
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function setTheme(): void {
  const choice = stored('cantera.theme');
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
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

const isEntry = /^\/(public|mixed)\//.test(location.pathname);
const isLoginNext = !isEntry && stored('cantera.token') === null;

/** How long a call may take that nobody waits for yet, in ms; the client's own limit. */
const CALL_MS = 30_000;

/** Sends the calls that the page begins with; the client takes the answers (`first-calls.ts`). */
function callFirst(): void {
  const token = stored('cantera.token');
  if (!token || isEntry) return;
  // An address with a query of its own asks for something else.
  const calls = jsonOf<Page>('cantera-config')?.calls?.filter(
    (call) => !call.includes('?') || !location.search,
  );
  const answers = calls?.map((call): [string, Promise<Response>] => {
    const answer = fetch(call, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(CALL_MS),
    });
    answer.catch(() => undefined);
    return [call, answer];
  });
  Object.assign(window, { canteraFirstCalls: { token, answers: new Map(answers) } });
}

function preloadTexts(): void {
  const tag = locale();
  const own = jsonOf<Own>('cantera-own');
  own?.texts?.[tag]?.forEach(preload);
  if (stored('cantera.token') === null && !/^\/(public|mixed)\//.test(location.pathname))
    own?.login.forEach(preload);
  const page = jsonOf<Page>('cantera-config');
  for (const [name, { entry, texts }] of Object.entries(page?.entries ?? {})) {
    const base = page?.remotes?.[name]?.replace(/[^/]*$/, '');
    // The server names the files of one remote in the document: the one whose page this is.
    if (document.head.querySelector(`link[href="${base}${entry}"]`))
      for (const file of texts?.[tag] ?? []) preload(base + file);
  }
}

setTheme();
// Where the brand stands until the app draws (`boot.css`).
document.documentElement.dataset.boot = isEntry || isLoginNext ? 'entry' : 'shell';
callFirst();
preloadTexts();

export {};
