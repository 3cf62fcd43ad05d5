import { execFileSync } from 'node:child_process';
import path from 'node:path';
import autocannon from 'autocannon';
import type { Browser, Page } from 'playwright';
import { settle, watchTraffic } from '../../tools/budgets/settle.ts';
import { launch } from '../../tools/budgets/visit.ts';
import { buildAll } from '../../tools/webpack/build.ts';
import { ROOT } from '../../tools/webpack/packages.ts';
import { atLeast, atMost, judge } from '../bars.ts';
import { readyAt } from '../web/ready-at.ts';
import { throttle } from '../web/throttle.ts';
import { type Checkout, startCheckout } from './checkout.ts';

/**
 * This version beside an earlier one, each over its own agency with 100,000 candidates: how many times a second 16 clients
 * make all the calls that opening a page makes, and how long the page takes to be ready, cold, on a slow phone. The earlier
 * one is a built checkout whose folder BENCH_BASE names.
 */
const BASE = process.env.BENCH_BASE;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const CLIENTS = 16;

interface Opened {
  readonly page: string;
  /** How many times as often as before it must be opened, and the most of the time before that it may take to be ready. */
  readonly must?: { readonly times: number; readonly ready: number };
  path(checkout: Checkout): string;
  /** Selector of what shows that the page's content is there. */
  readonly ready: string;
}
const PAGES: readonly Opened[] = [
  {
    page: 'board of 500',
    path: ({ boardId }) => `/positions/${boardId}`,
    ready: '[data-application]',
    must: { times: 2.5, ready: 0.8 },
  },
  {
    page: 'candidate',
    path: ({ candidateId }) => `/candidates/${candidateId}`,
    ready: 'main h2',
    must: { times: 2, ready: 0.8 },
  },
  { page: 'positions list', path: () => '/positions', ready: 'main tbody tr a' },
];

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function openPage(browser: Browser, { token }: Checkout): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.addInitScript((value) => localStorage.setItem('cantera.token', value), token);
  return context.newPage();
}

const isRead = (url: URL, method: string): boolean =>
  method === 'GET' && /^\/(api|auth|users)\//.test(url.pathname) && url.pathname !== '/api/v1/events';

/** The addresses of the calls that opening a page makes. */
async function callsOf(browser: Browser, checkout: Checkout, { path: of, ready }: Opened): Promise<string[]> {
  const page = await openPage(browser, checkout);
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isRead(url, request.method())) calls.push(url.pathname + url.search);
  });
  const traffic = watchTraffic(page);
  await page.clock.install();
  await page.goto(checkout.url + of(checkout));
  await page.locator(ready).first().waitFor();
  // Calls that begin when the page is shown count as well.
  await settle(page, traffic);
  await page.context().close();
  return calls;
}

/** Whole navigations a second. */
async function navigations({ url, token }: Checkout, calls: readonly string[]): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const requests = calls.map((address) => ({ path: address, headers }));
  const result = await autocannon({ url, requests, connections: CLIENTS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return result.requests.average / calls.length;
}

interface Cold {
  readonly ready: number;
  /** Milliseconds beyond 50 of each long task until it was ready. */
  readonly blocking: number;
}
async function cold(browser: Browser, checkout: Checkout, { path: of, ready }: Opened): Promise<Cold> {
  const page = await openPage(browser, checkout);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { benchTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  await throttle(page);
  await page.goto(checkout.url + of(checkout), { waitUntil: 'commit' });
  const time = await readyAt(page, ready);
  const blocking = await page.evaluate(() =>
    (globalThis as unknown as { benchTasks: number[] }).benchTasks.reduce((a, b) => a + b, 0),
  );
  await page.context().close();
  return { ready: time, blocking };
}

interface Row extends Record<string, string | number> {
  readonly page: string;
}

/** Both in turn, so that a busy machine slows both. */
async function compare(browser: Browser, base: Checkout, head: Checkout, opened: Opened): Promise<Row> {
  const both = [base, head];
  const calls = new Map<Checkout, string[]>();
  for (const checkout of both) calls.set(checkout, await callsOf(browser, checkout, opened));
  const rates = new Map<Checkout, number[]>(both.map((checkout) => [checkout, []]));
  const times = new Map<Checkout, Cold[]>(both.map((checkout) => [checkout, []]));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const checkout of round % 2 ? both : [...both].reverse()) {
      const rate = await navigations(checkout, calls.get(checkout) ?? []);
      // The first round warms both.
      if (round > 0) rates.get(checkout)?.push(rate);
    }
  for (let run = 0; run < RUNS; run += 1)
    for (const checkout of run % 2 ? both : [...both].reverse())
      times.get(checkout)?.push(await cold(browser, checkout, opened));
  const rate = (of: Checkout) => median(rates.get(of) ?? []);
  const ready = (of: Checkout) => median((times.get(of) ?? []).map((one) => one.ready));
  const blocking = (of: Checkout) => median((times.get(of) ?? []).map((one) => one.blocking));
  return {
    page: opened.page,
    'calls before': calls.get(base)?.length ?? 0,
    calls: calls.get(head)?.length ?? 0,
    'a second before': rate(base).toFixed(1),
    'a second': rate(head).toFixed(1),
    times: (rate(head) / rate(base)).toFixed(2),
    'ready before ms': Math.round(ready(base)),
    'ready ms': Math.round(ready(head)),
    ratio: (ready(head) / ready(base)).toFixed(2),
    'blocking before ms': Math.round(blocking(base)),
    'blocking ms': Math.round(blocking(head)),
  };
}

async function main(baseRoot: string): Promise<void> {
  await buildAll();
  execFileSync('npm', ['run', 'build'], { cwd: baseRoot, stdio: 'inherit' });
  const base = await startCheckout('before', path.resolve(baseRoot), 4556);
  const head = await startCheckout('now', ROOT, 4557);
  const browser = await launch();
  try {
    const rows: Row[] = [];
    for (const opened of PAGES) rows.push(await compare(browser, base, head, opened));
    console.table(rows);
    judge(
      'navigation',
      PAGES.flatMap(({ page, must }, index) => {
        const row = rows[index];
        return must && row
          ? [
              atLeast(`${page}: times as often as before`, Number(row.times), must.times),
              atMost(`${page}: ready, of the time before`, Number(row.ratio), must.ready),
            ]
          : [];
      }),
      { rows },
    );
  } finally {
    await browser.close();
    await Promise.all([base.stop(), head.stop()]);
  }
}

if (BASE) await main(BASE);
else console.log('Nothing to compare with: BENCH_BASE names the folder of an earlier checkout.');
