import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from '../../tools/webpack/build.ts';
import { compile } from '../../tools/webpack/compile.ts';
import { fingerprint } from '../../tools/webpack/fingerprint.ts';
import { hostConfig } from '../../tools/webpack/host-config.ts';
import { CACHE_DIR, distDir, ROOT, WEB_PACKAGES } from '../../tools/webpack/packages.ts';
import type { ServedBuild } from './server.ts';

const SINGLE_DIR = path.join(CACHE_DIR, 'bench/single-bundle');
const STAMP = path.join(CACHE_DIR, 'bench/single-bundle.sha');

async function buildSingle(): Promise<void> {
  const print = WEB_PACKAGES.map(fingerprint).join('\n');
  if (
    existsSync(path.join(SINGLE_DIR, 'index.html')) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === print
  )
    return;
  const single = path.join(import.meta.dirname, 'single-bundle.mjs');
  await compile(hostConfig({ outDir: SINGLE_DIR, variant: 'single', single }));
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, print);
}

/** Both builds of the same sources: federated as it is shipped, and as one bundle without federation. */
export async function bothBuilds(): Promise<{ federated: ServedBuild; single: ServedBuild }> {
  await buildAll();
  await buildSingle();
  return { federated: { hostDist: distDir('host'), remotesRoot: ROOT }, single: { hostDist: SINGLE_DIR } };
}
