import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { ROOT } from '../../tools/webpack/packages.ts';
import { bothBuilds } from '../web/builds.ts';
import { type ServedBuild, serve } from '../web/server.ts';
import { launch, type MeasuredPage, openPage, PAGES } from '../web/visit.ts';

/** A response that comes while the page is idle still belongs to the visit; after this much silence it is over. */
const SILENCE_MS = 1000;

export interface PageBytes {
  page: string;
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

/** JavaScript over the wire (bodies, brotli) of one cold visit. */
async function visit(browser: Browser, url: string, page: MeasuredPage): Promise<Visit> {
  const tab = await openPage(browser, page.isLoggedIn);
  const files: Visit['files'] = [];
  const pending: Promise<void>[] = [];
  tab.on('requestfinished', (request) => {
    const address = new URL(request.url()).pathname;
    if (!address.endsWith('.js')) return;
    pending.push(
      request.sizes().then(({ responseBodySize }) => {
        files.push({ name: address, bytes: responseBodySize });
      }),
    );
  });
  await tab.goto(url + page.path);
  await tab.locator(page.ready).first().waitFor();
  await tab.waitForLoadState('networkidle').catch(() => undefined);
  await tab.waitForTimeout(SILENCE_MS);
  await Promise.all(pending);
  await tab.context().close();
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
}

async function visitAll(browser: Browser, build: ServedBuild): Promise<Visit[]> {
  const { url, close } = await serve(build);
  const visits: Visit[] = [];
  for (const page of PAGES) visits.push(await visit(browser, url, page));
  close();
  return visits;
}

/** Bytes of every measured page in both builds. Builds them when they are not up to date. */
export async function measureBytes(): Promise<PageBytes[]> {
  const builds = await bothBuilds();
  const browser = await launch();
  try {
    const federated = await visitAll(browser, builds.federated);
    const single = await visitAll(browser, builds.single);
    return PAGES.map(({ name }, n) => {
      const [a, b] = [federated[n], single[n]];
      if (!a || !b) throw new Error(`${name} was not visited`);
      if (process.env.BENCH_FILES) process.stderr.write(`${JSON.stringify({ name, a, b }, null, 1)}\n`);
      return {
        page: name,
        federated: a.bytes,
        single: b.bytes,
        ratio: a.bytes / b.bytes,
        federatedFiles: a.files.length,
        singleFiles: b.files.length,
      };
    });
  } finally {
    await browser.close();
  }
}

if (import.meta.main) {
  const rows = await measureBytes();
  console.table(
    rows.map((row) => ({
      page: row.page,
      'federated KB': (row.federated / 1000).toFixed(1),
      'single KB': (row.single / 1000).toFixed(1),
      ratio: row.ratio.toFixed(3),
      files: `${row.federatedFiles} / ${row.singleFiles}`,
    })),
  );
  const folder = path.join(ROOT, 'bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'bytes.json'), `${JSON.stringify(rows, null, 2)}\n`);
}
