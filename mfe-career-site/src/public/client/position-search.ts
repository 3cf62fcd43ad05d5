const PAUSE_MS = 200;

/** Puts the found list in place. The line that says what was found stays the same element, or it would not be read out. */
function showResults(here: HTMLElement, found: HTMLElement | null): boolean {
  const line = here.querySelector('[role=status]');
  const foundLine = found?.querySelector('[role=status]');
  if (!found || !line || !foundLine) return false;
  line.className = foundLine.className;
  line.textContent = foundLine.textContent;
  foundLine.remove();
  for (const old of [...here.childNodes]) if (old !== line) old.remove();
  here.append(...found.childNodes);
  here.removeAttribute('aria-busy');
  return true;
}

/** Has the page in each language asked for the same as the one that was found. */
function followLanguages(found: Document): void {
  const links = found.querySelectorAll<HTMLAnchorElement>('a.language');
  for (const [n, link] of document.querySelectorAll<HTMLAnchorElement>('a.language').entries())
    link.href = links[n]?.getAttribute('href') ?? link.href;
}

/** The address of what the form asks for; what narrows nothing is left out. */
function wantedAddress(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text) query.set(name, text);
  }
  return query.size > 0 ? `${form.action}?${query}` : form.action;
}

/** Narrows the list while someone types and chooses. The server searches, so that a match on a later page is found too. */
export function enhanceSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-search]');
  const input = form?.querySelector<HTMLInputElement>('input[name=q]');
  if (!form || !input) return;
  form.classList.add('enhanced');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let shown = wantedAddress(form);

  const show = async (): Promise<void> => {
    const address = wantedAddress(form);
    const results = document.getElementById('results');
    clearTimeout(timer);
    // What is on its way answers what is no longer asked for.
    running?.abort();
    results?.removeAttribute('aria-busy');
    if (address === shown) return;
    const mine = new AbortController();
    running = mine;
    results?.setAttribute('aria-busy', 'true');
    try {
      const response = await fetch(address, { signal: mine.signal, headers: { accept: 'text/html' } });
      if (!response.ok) throw new Error(String(response.status));
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      if (!results || !showResults(results, page.getElementById('results'))) throw new Error('no results');
      followLanguages(page);
      shown = address;
      history.replaceState(null, '', address);
    } catch {
      // A newer search took over; else the form does it the plain way.
      if (!mine.signal.aborted) form.submit();
    }
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void show(), PAUSE_MS);
  });
  for (const select of form.querySelectorAll('select')) select.addEventListener('change', () => void show());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show();
  });
}
