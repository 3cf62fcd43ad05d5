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

/** Filters the list while someone types. The server searches, so that a match on a later page is found too. */
export function enhanceSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-search]');
  const input = form?.querySelector<HTMLInputElement>('input[name=q]');
  if (!form || !input) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let shown = input.value.trim();

  const show = async (): Promise<void> => {
    const wanted = input.value.trim();
    const results = document.getElementById('results');
    const address = wanted ? `${form.action}?q=${encodeURIComponent(wanted)}` : form.action;
    // What is on its way answers words that are no longer there.
    running?.abort();
    results?.removeAttribute('aria-busy');
    if (wanted === shown) return;
    const mine = new AbortController();
    running = mine;
    results?.setAttribute('aria-busy', 'true');
    try {
      const response = await fetch(address, { signal: mine.signal, headers: { accept: 'text/html' } });
      if (!response.ok) throw new Error(String(response.status));
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      if (!results || !showResults(results, page.getElementById('results'))) throw new Error('no results');
      shown = wanted;
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
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    void show();
  });
}
