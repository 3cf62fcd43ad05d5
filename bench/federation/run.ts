/**
 * Whether the product works with the federation runtime as it is published, and what each departure from it saves of a page:
 * `npm run bench -- federation`. Host and one remote are built anew for each, and visited; a page that is not shown fails it.
 */
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { visitTwice } from '../../tools/budgets/measure-bytes.ts';
import { pageNamed } from '../../tools/budgets/pages.ts';
import type { ServedBuild } from '../../tools/budgets/server.ts';
import { launch } from '../../tools/budgets/visit.ts';
import { compile } from '../../tools/webpack/compile.ts';
import { type FederationRuntime, STOCK } from '../../tools/webpack/federation-runtime.ts';
import { hostConfig } from '../../tools/webpack/host-config.ts';
import { CACHE_DIR, packageDir, REMOTES } from '../../tools/webpack/packages.ts';
import { remoteConfig } from '../../tools/webpack/remote-config.ts';
import { atLeast, atMost, judge } from '../bars.ts';

const REMOTE = REMOTES.find((remote) => remote === 'mfe-clients-contracts');
const PAGES = ['clients list', 'client'].map(pageNamed);
/** What saves less of a page is not worth being different. */
const LEAST_KB = 3;

const VARIANTS: Readonly<Record<string, FederationRuntime>> = {
  shipped: { isLean: true, isLent: true },
  'without stubs': { isLean: false, isLent: true },
  'not lent': { isLean: true, isLent: false },
  stock: STOCK,
};

async function build(name: string, runtime: FederationRuntime): Promise<ServedBuild> {
  if (!REMOTE) throw new Error('the remote that is measured is gone');
  const variant = `federation-${name.replaceAll(' ', '-')}`;
  const webRoot = path.join(CACHE_DIR, 'bench', variant);
  for (const remote of REMOTES) {
    mkdirSync(path.join(webRoot, remote), { recursive: true });
    copyFileSync(path.join(packageDir(remote), 'remote.json'), path.join(webRoot, remote, 'remote.json'));
  }
  await compile(hostConfig({ outDir: path.join(webRoot, 'host/dist'), variant, runtime }));
  await compile(remoteConfig(REMOTE, { outDir: path.join(webRoot, REMOTE, 'dist'), variant, runtime }));
  return { webRoot };
}

const bytes: Record<string, Record<string, number>> = {};
for (const [name, runtime] of Object.entries(VARIANTS)) {
  process.stdout.write(`Building: ${name} …\n`);
  const built = await build(name, runtime);
  const browser = await launch();
  bytes[name] = {};
  try {
    for (const page of PAGES) bytes[name][page.name] = (await visitTwice(browser, built, page)).bytes / 1000;
  } finally {
    await browser.close();
  }
}
const kilobytes = (variant: string, page: string): number => bytes[variant]?.[page] ?? Number.NaN;
judge(
  'federation',
  PAGES.flatMap(({ name: page }) => [
    atLeast(
      `${page}: KB that the stubs save`,
      kilobytes('without stubs', page) - kilobytes('shipped', page),
      LEAST_KB,
    ),
    atLeast(
      `${page}: KB that the lent runtime saves`,
      kilobytes('not lent', page) - kilobytes('shipped', page),
      LEAST_KB,
    ),
    atMost(
      `${page}: KB as shipped, of the stock runtime's ${kilobytes('stock', page).toFixed(1)}`,
      kilobytes('shipped', page),
      kilobytes('stock', page),
    ),
  ]),
  { bytes },
);
