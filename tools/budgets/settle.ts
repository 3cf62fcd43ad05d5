/// <reference lib="dom" />
import type { Page, Request } from 'playwright';

/** Milliseconds of the page's own clock in which nothing more must be asked for. */
const SILENCE_MS = 1000;

/** Milliseconds after which a request that has not ended is told instead of waited for. */
const PATIENCE_MS = 60_000;

/** What a page has asked for and not got yet. Live events are left out: they never end. */
export interface Traffic {
  /** Requests until now. */
  count(): number;
  /** Resolves when nothing is on its way; rejects with what still is after a minute. */
  quiet(): Promise<void>;
}

const isLive = (request: Request): boolean => new URL(request.url()).pathname === '/api/v1/events';

/** Follows the requests of a page from now on. */
export function watchTraffic(page: Page): Traffic {
  const open = new Set<Request>();
  let count = 0;
  let wake: () => void = () => undefined;
  page.on('request', (request) => {
    if (isLive(request)) return;
    count += 1;
    open.add(request);
  });
  const end = (request: Request) => {
    open.delete(request);
    if (open.size === 0) wake();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    count: () => count,
    quiet: () =>
      open.size === 0
        ? Promise.resolve()
        : new Promise((resolve, reject) => {
            const timer = setTimeout(
              () =>
                reject(new Error(`never answered: ${[...open].map((request) => request.url()).join(', ')}`)),
              PATIENCE_MS,
            );
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
          }),
  };
}

/** A frame is drawn, and the page has nothing left to do. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve()));
      }),
  );

/** Nothing is on its way to the page, and it is idle. */
export async function calm(page: Page, traffic: Traffic): Promise<void> {
  for (let before = -1; before !== traffic.count(); ) {
    before = traffic.count();
    await traffic.quiet();
    await drawn(page);
  }
}

/**
 * Resolves when a page asks for nothing more: nothing is on its way, it is idle, and a second of its own time, in which
 * its timers run, changes neither. `page.clock` must have been installed before it was opened.
 */
export async function settle(page: Page, traffic: Traffic): Promise<void> {
  await calm(page, traffic);
  for (let before = -1; before !== traffic.count(); ) {
    before = traffic.count();
    await page.clock.runFor(SILENCE_MS);
    await calm(page, traffic);
  }
}
