const PAUSE_MS = 200;

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
    if (wanted === shown) return;
    const results = document.getElementById('results');
    const address = wanted ? `${form.action}?q=${encodeURIComponent(wanted)}` : form.action;
    running?.abort();
    const mine = new AbortController();
    running = mine;
    results?.setAttribute('aria-busy', 'true');
    try {
      const response = await fetch(address, { signal: mine.signal, headers: { accept: 'text/html' } });
      if (!response.ok) throw new Error(String(response.status));
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const found = page.getElementById('results');
      if (!found || !results) throw new Error('no results');
      results.replaceChildren(...found.childNodes);
      results.removeAttribute('aria-busy');
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
