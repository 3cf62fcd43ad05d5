/**
 * Cold pages of every area: as they are shipped, with every remote moved to an origin of its own, and as one bundle of the same
 * sources whose document names the same files and calls early. BENCH_RUNS visits each, in turn, on a slow phone.
 */
import type { Browser, Page } from 'playwright';
import { bothBuilds } from '../../tools/budgets/builds.ts';
import { type MeasuredPage, pageNamed } from '../../tools/budgets/pages.ts';
import { type Served, serve, serveRemote } from '../../tools/budgets/server.ts';
import { watchTraffic } from '../../tools/budgets/settle.ts';
import { launch, openPage } from '../../tools/budgets/visit.ts';
import { federationName, REMOTES } from '../../tools/webpack/packages.ts';
import { atMost, judge, percentile } from '../bars.ts';
import { readyAt } from '../web/ready-at.ts';
import { throttle } from '../web/throttle.ts';
import { withSamePreloads } from './same-preloads.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
/** Of each area the pages that people begin with. */
const AREAS = [
  'dashboard',
  'positions list',
  'board',
  'hunts',
  'candidates list',
  'candidate',
  'clients list',
  'contracts list',
  'metrics report',
  'agency',
  'career site',
  'my profile',
] as const;
const MAX_RATIO = { shipped: 1.1, moved: 1.15 };
const VARIANTS = ['shipped', 'moved', 'single'] as const;
type Variant = (typeof VARIANTS)[number];
type Times = Record<Variant, number[]>;

const median = (times: readonly number[]): number => percentile(times, 0.5);

/** Milliseconds from the navigation's start to the first content that was painted. */
const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const entry = list.getEntriesByName('first-contentful-paint')[0];
          if (!entry) return;
          observer.disconnect();
          resolve(entry.startTime);
        }).observe({ type: 'paint' as never, buffered: true });
      }),
  );

async function timeToReady(page: Page, url: string, { path, ready }: MeasuredPage): Promise<number> {
  await page.goto(url + path, { waitUntil: 'commit' });
  return readyAt(page, ready);
}

/** Milliseconds until a page is ready in a browser that has none of its files; then again, with all of them. */
async function visit(browser: Browser, url: string, page: MeasuredPage, isAgain = false): Promise<number> {
  const tab = await openPage(browser);
  try {
    await throttle(tab);
    const traffic = watchTraffic(tab);
    const cold = await timeToReady(tab, url, page);
    if (!isAgain) return cold;
    // What the first visit still fetches would otherwise be fetched again, and the second not be warm.
    await traffic.quiet();
    return await timeToReady(tab, url, page);
  } finally {
    await tab.context().close();
  }
}

async function visitLogin(browser: Browser, url: string): Promise<number> {
  const tab = await openPage(browser);
  await throttle(tab);
  await tab.goto(url + pageNamed('login').path);
  const time = await firstPaint(tab);
  await tab.context().close();
  return time;
}

async function serveMoved(webRoot: string): Promise<Served> {
  const hosts = await Promise.all(
    REMOTES.map(async (remote) => ({ remote, host: await serveRemote({ webRoot }, remote) })),
  );
  const remotes = Object.fromEntries(
    hosts.map(({ remote, host }) => [federationName(remote), `${host.url}/mf-manifest.json`]),
  );
  const own = await serve({ webRoot }, { remotes });
  return {
    url: own.url,
    close() {
      own.close();
      for (const { host } of hosts) host.close();
    },
  };
}

/** Every figure of every variant, in turn, so that a busy machine slows all of them. Each visit has servers of its own. */
async function measure(): Promise<ReadonlyMap<string, Times>> {
  const { federated, single } = await bothBuilds();
  const browser = await launch();
  const pages = AREAS.map(pageNamed);
  const asShipped = await serve(federated);
  const rewrite = await withSamePreloads(browser, single, asShipped.url, pages);
  asShipped.close();
  const open: Record<Variant, () => Promise<Served>> = {
    shipped: () => serve(federated),
    moved: () => serveMoved(federated.webRoot),
    single: () => serve(single, { rewrite }),
  };
  const figures: readonly (readonly [string, (url: string) => Promise<number>])[] = [
    ['login, first paint', (url) => visitLogin(browser, url)],
    ['positions list, warm', (url) => visit(browser, url, pageNamed('positions list'), true)],
    ...pages.map((page) => [page.name, (url: string) => visit(browser, url, page)] as const),
  ];
  const results = new Map<string, Times>();
  try {
    for (let run = 0; run < RUNS; run += 1)
      for (const [name, time] of figures)
        for (const variant of run % 2 === 0 ? VARIANTS : VARIANTS.toReversed()) {
          const served = await open[variant]();
          // Manifests that lie elsewhere are read now: a server that has just started is not what is measured.
          await fetch(`${served.url}/config.json`);
          const times = results.get(name) ?? { shipped: [], moved: [], single: [] };
          results.set(name, times);
          times[variant].push(await time(served.url));
          served.close();
        }
  } finally {
    await browser.close();
  }
  return results;
}

const results = await measure();
judge(
  'load',
  [...results].flatMap(([name, times]) => {
    const single = median(times.single);
    return [
      atMost(
        `${name}: as shipped, of one bundle's ${Math.round(single)} ms`,
        median(times.shipped) / single,
        MAX_RATIO.shipped,
      ),
      atMost(`${name}: remotes moved`, median(times.moved) / single, MAX_RATIO.moved),
    ];
  }),
  { results: Object.fromEntries(results) },
);
