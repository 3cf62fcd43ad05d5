import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { calm, watchTraffic } from '../../tools/budgets/settle.ts';
import { launch, openPage } from '../../tools/budgets/visit.ts';
import { buildAll } from '../../tools/webpack/build.ts';
import { ROOT } from '../../tools/webpack/packages.ts';
import { serveDemo } from '../web/demo-server.ts';
import { throttle } from '../web/throttle.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const LIST = '/careers/en/demo/positions';
/** Aims: KB of JavaScript over the wire, and ms until the largest content is painted. */
const AIMS = { script: 60_000, lcp: 1_300 };

interface Visit {
  /** Milliseconds. */
  readonly lcp: number;
  readonly fcp: number;
  /** Layout shift score. */
  readonly shift: number;
  /** Bytes over the wire, by kind. */
  readonly bytes: Readonly<Record<string, number>>;
}

/** What the browser tells; node's types know its own kinds of entries only. */
interface Entry {
  readonly name: string;
  readonly startTime: number;
  readonly value?: number;
}

/** The page's own figures, once nothing more is loaded. */
const figuresOf = (page: Page): Promise<Omit<Visit, 'bytes'>> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const last = { lcp: 0, fcp: 0, shift: 0 };
        const watch = (type: string, note: (entry: Entry) => void): void =>
          new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
            type: type as never,
            buffered: true,
          });
        watch('largest-contentful-paint', (entry) => {
          last.lcp = entry.startTime;
        });
        watch('paint', (entry) => {
          if (entry.name === 'first-contentful-paint') last.fcp = entry.startTime;
        });
        watch('layout-shift', (entry) => {
          last.shift += entry.value ?? 0;
        });
        // Observers are told of what is buffered before the browser is idle.
        requestIdleCallback(() => resolve(last));
      }),
  );

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await openPage(browser);
  await throttle(page);
  const bytes: Record<string, number> = {};
  page.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    const kind = request.resourceType();
    bytes[kind] = (bytes[kind] ?? 0) + responseBodySize;
  });
  const traffic = watchTraffic(page);
  await page.goto(url);
  await calm(page, traffic);
  const figures = await figuresOf(page);
  await page.context().close();
  return { ...figures, bytes };
}

async function firstPosition(browser: Browser, url: string): Promise<string> {
  const page = await openPage(browser);
  await page.goto(url + LIST);
  const address = await page.locator('.rows a').first().getAttribute('href');
  await page.context().close();
  if (!address) throw new Error('The demo has no open position.');
  return address;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure(): Promise<{ name: string; visits: Visit[] }[]> {
  await buildAll({ only: ['mfe-career-site'] });
  const server = await serveDemo();
  const browser = await launch();
  try {
    const position = await firstPosition(browser, server.url);
    const pages = [
      { name: 'home', address: '/careers/en/demo' },
      { name: 'positions', address: LIST },
      { name: 'position', address: position },
      { name: 'apply', address: `${position}/apply` },
    ].map((page) => ({ ...page, visits: [] as Visit[] }));
    for (let run = 0; run < RUNS; run += 1)
      for (const page of pages) page.visits.push(await visit(browser, server.url + page.address));
    return pages;
  } finally {
    await browser.close();
    await server.close();
  }
}

if (import.meta.main) {
  const pages = await measure();
  const rows = pages.map(({ name, visits }) => {
    const of = (figure: (one: Visit) => number): number => median(visits.map(figure));
    const total = (one: Visit): number => Object.values(one.bytes).reduce((sum, size) => sum + size, 0);
    return {
      page: name,
      'LCP ms': Math.round(of((one) => one.lcp)),
      'FCP ms': Math.round(of((one) => one.fcp)),
      'layout shift': Number(of((one) => one.shift).toFixed(3)),
      'script bytes': of((one) => one.bytes.script ?? 0),
      'all bytes': of(total),
    };
  });
  console.table(rows);
  const isMet = rows.every((row) => row['script bytes'] <= AIMS.script && row['LCP ms'] <= AIMS.lcp);
  console.log(isMet ? 'Within the aims.' : `Over the aims: ${JSON.stringify(AIMS)}`);
  const folder = path.join(ROOT, 'bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'public.json'), `${JSON.stringify({ rows, pages }, null, 2)}\n`);
}
