import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from '../webpack/build.ts';
import { compile } from '../webpack/compile.ts';
import { fingerprint } from '../webpack/fingerprint.ts';
import { hostConfig } from '../webpack/host-config.ts';
import {
  CACHE_DIR,
  exposesOf,
  federationName,
  packageDir,
  REMOTES,
  ROOT,
  WEB_PACKAGES,
} from '../webpack/packages.ts';
import type { ServedBuild } from './server.ts';

const SINGLE_ROOT = path.join(CACHE_DIR, 'bench/single');
const SINGLE_DIR = path.join(SINGLE_ROOT, 'host/dist');
const STAMP = path.join(CACHE_DIR, 'bench/single.sha');

/** Stand-ins of this folder that the one bundle is made with. */
const LOAD_REMOTE = path.join(CACHE_DIR, 'bench/load-remote.mjs');
const OWN_TEXTS = path.join(import.meta.dirname, 'own-texts-loader.mjs');

/** Stands in for the host's `load-remote.ts`: what remotes expose is imported, everything in one bundle. */
function loadRemoteSource(): string {
  const entries = REMOTES.flatMap((remote) =>
    Object.entries(exposesOf(remote)).map(([name, file]) => {
      const target = JSON.stringify(path.join(packageDir(remote), file));
      return `  '${federationName(remote)}/${name.slice(2)}': () => import(${target}),`;
    }),
  );
  return [
    'const EXPOSED = {',
    ...entries,
    '};',
    "export const loadExpose = (id) => EXPOSED[id]?.() ?? Promise.reject(new Error(id + ' is not in the bundle'));",
    'export const outdatedRemotes = () => Promise.resolve([]);',
  ].join('\n');
}

/** The server learns from these which addresses remotes own. */
function copyDescriptions(): void {
  for (const remote of REMOTES) {
    const folder = path.join(SINGLE_ROOT, remote);
    mkdirSync(folder, { recursive: true });
    copyFileSync(path.join(packageDir(remote), 'remote.json'), path.join(folder, 'remote.json'));
  }
}

function singleConfig(): ReturnType<typeof hostConfig> {
  const config = hostConfig({ outDir: SINGLE_DIR, variant: 'single', single: LOAD_REMOTE });
  const ownTexts = {
    test: /mfe-[^\\/]+[\\/]src[\\/]messages[\\/]index\.ts$/,
    enforce: 'pre',
    loader: OWN_TEXTS,
  } as const;
  return { ...config, module: { ...config.module, rules: [...(config.module?.rules ?? []), ownTexts] } };
}

async function buildSingle(): Promise<void> {
  mkdirSync(path.dirname(LOAD_REMOTE), { recursive: true });
  writeFileSync(LOAD_REMOTE, loadRemoteSource());
  copyDescriptions();
  const own = [LOAD_REMOTE, OWN_TEXTS].map((file) => readFileSync(file, 'utf8'));
  const print = [...WEB_PACKAGES.map(fingerprint), ...own].join('\n');
  if (
    existsSync(path.join(SINGLE_DIR, 'index.html')) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === print
  )
    return;
  await compile(singleConfig());
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, print);
}

/** Both builds of the same sources: federated as it is shipped, and as one bundle without federation. */
export async function bothBuilds(): Promise<{ federated: ServedBuild; single: ServedBuild }> {
  await buildAll();
  await buildSingle();
  return { federated: { webRoot: ROOT }, single: { webRoot: SINGLE_ROOT } };
}
