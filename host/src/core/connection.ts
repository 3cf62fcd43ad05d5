import { mutate } from 'swr';
import { z } from 'zod';
import { create } from 'zustand';

const CHECK_EVERY_MS = 3000;

/** Whether the server answers, as far as the page's calls have shown. */
export const useConnection = create<{ state: 'ok' | 'lost' }>(() => ({ state: 'ok' }));

let isWatching = false;

const readiness = z.object({ missing: z.array(z.string()) });

/** Whether the server answers. One that lacks nothing but room on its disk does: it reads, and refuses changes with words. */
async function isThere(): Promise<boolean> {
  const response = await fetch('/health/ready', { cache: 'no-store' }).catch(() => undefined);
  if (!response || response.ok) return response !== undefined;
  const { data } = readiness.safeParse(await response.json().catch(() => undefined));
  return data !== undefined && data.missing.length > 0 && data.missing.every((name) => name === 'disk');
}

async function watch(): Promise<void> {
  if (!(await isThere())) {
    // One failed call is not yet a lost server; this is.
    useConnection.setState({ state: 'lost' });
    setTimeout(watch, CHECK_EVERY_MS);
    return;
  }
  isWatching = false;
  reportServerReachable(true);
}

/** The HTTP client reports by it after its calls. While the server is away it is asked until it is ready, then all is read again. */
export function reportServerReachable(isReachable: boolean): void {
  if (!isReachable) {
    if (isWatching) return;
    isWatching = true;
    void watch();
    return;
  }
  if (useConnection.getState().state === 'ok') return;
  useConnection.setState({ state: 'ok' });
  void mutate(() => true);
}
