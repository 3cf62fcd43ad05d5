import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { bothBuilds } from '../../tools/budgets/builds.ts';
import { pageNamed } from '../../tools/budgets/pages.ts';
import { serve } from '../../tools/budgets/server.ts';
import { watchTraffic } from '../../tools/budgets/settle.ts';
import { launch, openPage } from '../../tools/budgets/visit.ts';
import { ROOT } from '../../tools/webpack/packages.ts';
import { throttle } from '../web/throttle.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const BUILDS = ['federated', 'single'] as const;
type Build = (typeof BUILDS)[number];
const FIGURES = ['login FCP', 'list cold', 'list warm'] as const;
type Figure = (typeof FIGURES)[number];

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

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

/** Milliseconds from the navigation's start until a selector is on the page. */
async function timeTo(page: Page, url: string, selector: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor();
  return page.evaluate(() => performance.now());
}

async function runOnce(browser: Browser, url: string): Promise<Record<Figure, number>> {
  const [login, list] = [pageNamed('login'), pageNamed('positions list')];
  const first = await openPage(browser);
  await throttle(first);
  await first.goto(url + login.path);
  const fcp = await firstPaint(first);
  await first.context().close();

  const second = await openPage(browser);
  await throttle(second);
  const traffic = watchTraffic(second);
  const cold = await timeTo(second, url + list.path, list.ready);
  // What the first visit still fetches would otherwise be fetched again, and the second not be warm.
  await traffic.quiet();
  const warm = await timeTo(second, url + list.path, list.ready);
  await second.context().close();
  return { 'login FCP': fcp, 'list cold': cold, 'list warm': warm };
}

/** Every run of both builds, interleaved so that a busy machine slows both. */
async function measure(): Promise<Record<Figure, Record<Build, number[]>>> {
  const builds = await bothBuilds();
  const browser = await launch();
  const empty = (): Record<Build, number[]> => ({ federated: [], single: [] });
  const results = { 'login FCP': empty(), 'list cold': empty(), 'list warm': empty() };
  try {
    for (let run = 0; run < RUNS; run += 1) {
      for (const build of run % 2 === 0 ? BUILDS : [...BUILDS].reverse()) {
        const server = await serve(builds[build]);
        const times = await runOnce(browser, server.url);
        for (const figure of FIGURES) results[figure][build].push(times[figure]);
        server.close();
      }
    }
  } finally {
    await browser.close();
  }
  return results;
}

if (import.meta.main) {
  const results = await measure();
  const rows = FIGURES.map((figure) => {
    const federated = median(results[figure].federated);
    const single = median(results[figure].single);
    return {
      figure,
      federated: Math.round(federated),
      single: Math.round(single),
      ratio: (federated / single).toFixed(3),
    };
  });
  console.table(rows);
  const folder = path.join(ROOT, 'bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'load.json'), `${JSON.stringify({ rows, results }, null, 2)}\n`);
}
