import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { bothBuilds } from './builds.ts';
import { type MeasuredPage, PAGES } from './pages.ts';
import { type ServedBuild, serve } from './server.ts';
import { settle, watchTraffic } from './settle.ts';
import { launch, openContext } from './visit.ts';

/** Visits at a time: as many as the machine of the tests has cores. */
const AT_A_TIME = 2;

export interface PageBytes {
  page: string;
  group: MeasuredPage['group'];
  federated: number;
  single: number;
  ratio: number;
  federatedFiles: number;
  singleFiles: number;
}

interface Visit {
  bytes: number;
  files: { name: string; bytes: number }[];
}

/** What must not happen on a page that is measured: its content would be an error's. */
function watchFaults(tab: Page): string[] {
  const faults: string[] = [];
  tab.on('pageerror', (error) => faults.push(error.message));
  // What a part of the page threw, which the page itself caught.
  tab.on('console', (message) => {
    if (message.type() === 'error' && /^\w*Error: /.test(message.text())) faults.push(message.text());
  });
  tab.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

/** Follows the scripts of a page; what it returns gives them and their bodies' bytes on the wire. */
function watchScripts(tab: Page): () => Promise<Visit['files']> {
  const files: Promise<Visit['files'][number]>[] = [];
  tab.on('requestfinished', (request) => {
    const name = new URL(request.url()).pathname;
    if (!/\.m?js$/.test(name)) return;
    files.push(request.sizes().then(({ responseBodySize }) => ({ name, bytes: responseBodySize })));
  });
  return () => Promise.all(files);
}

/**
 * JavaScript over the wire (bodies, brotli) of one cold visit. Its context is its own: the ports of servers come back,
 * and a browser would have the files of an earlier one at the same port.
 */
async function visit(browser: Browser, build: ServedBuild, page: MeasuredPage): Promise<Visit> {
  const server = await serve(build);
  const context = await openContext(browser);
  await context.clock.install();
  const tab = await context.newPage();
  const faults = watchFaults(tab);
  const scripts = watchScripts(tab);
  const traffic = watchTraffic(tab);
  try {
    await tab.goto(server.url + page.path);
    await tab.locator(page.ready).first().waitFor();
    await settle(tab, traffic);
    if (faults.length > 0) throw new Error('The page has faults.');
    const files = await scripts();
    return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
  } catch (cause) {
    throw new Error([`${page.name} (${page.path}) was not shown`, ...faults].join('\n'), { cause });
  } finally {
    const folder = process.env.BENCH_PICTURES;
    if (folder) await tab.screenshot({ path: path.join(folder, `${page.name}.png`) });
    await context.close();
    server.close();
  }
}

/** Once more where it failed: the host gives a remote up after eight seconds, which a busy machine can take. */
export const visitTwice: typeof visit = (...given) => visit(...given).catch(() => visit(...given));

const BUILDS = ['federated', 'single'] as const;
type Visits = Map<MeasuredPage, Record<(typeof BUILDS)[number], Visit>>;

/** Both builds of each page, some pages at a time. Rejects with every page that failed. */
async function visitAll(
  browser: Browser,
  builds: Record<(typeof BUILDS)[number], ServedBuild>,
): Promise<Visits> {
  const visits: Visits = new Map();
  const failures: unknown[] = [];
  const queue = [...PAGES];
  const worker = async () => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      try {
        const federated = await visitTwice(browser, builds.federated, page);
        visits.set(page, { federated, single: await visitTwice(browser, builds.single, page) });
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pages were not shown`);
  return visits;
}

/** Bytes of every measured page in both builds. Builds them when they are not up to date. */
export async function measureBytes(): Promise<PageBytes[]> {
  const builds = await bothBuilds();
  const browser = await launch();
  const visits = await visitAll(browser, builds).finally(() => browser.close());
  return [...visits].map(([page, { federated, single }]) => {
    if (process.env.BENCH_FILES)
      process.stderr.write(`${JSON.stringify({ page: page.name, federated, single }, null, 1)}\n`);
    return {
      page: page.name,
      group: page.group,
      federated: federated.bytes,
      single: single.bytes,
      ratio: federated.bytes / single.bytes,
      federatedFiles: federated.files.length,
      singleFiles: single.files.length,
    };
  });
}
