import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.ts';
import {
  CACHE_DIR,
  distDir,
  isWebPackage,
  packageDir,
  packageName,
  WEB_PACKAGES,
  type WebPackage,
} from './packages.ts';

export interface BuildRequest {
  /** Packages to build; all of them by default. */
  only?: readonly string[];
  /** Builds also what is up to date. */
  force?: boolean;
  /** Ends the builds that run, and rejects. */
  signal?: AbortSignal;
  /** Called with the name of each package that is about to be built, and when it is done. */
  onProgress?: (event: { pkg: WebPackage; state: 'started' | 'done'; ms?: number }) => void;
}

const AT_A_TIME = 2;
const stampFile = (pkg: WebPackage): string => path.join(CACHE_DIR, 'builds', `${packageName(pkg)}.sha`);
/** What proves that a build's output is still there. */
const landmarks = (pkg: WebPackage): string[] => [
  path.join(distDir(pkg), pkg === 'host' ? 'index.html' : 'mf-manifest.json'),
  ...(pkg === 'mfe-career-site' ? [path.join(packageDir(pkg), 'dist-public/assets.json')] : []),
];

function isUpToDate(pkg: WebPackage, print: string): boolean {
  return (
    [...landmarks(pkg), stampFile(pkg)].every((file) => existsSync(file)) &&
    readFileSync(stampFile(pkg), 'utf8') === print
  );
}

function compileInChild(pkg: WebPackage, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'compile.ts'), pkg], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
      ...(signal ? { signal } : {}),
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`Building ${pkg} failed.\n${output.trim()}`)),
    );
  });
}

async function buildOne(pkg: WebPackage, print: string, { onProgress, signal }: BuildRequest): Promise<void> {
  const start = Date.now();
  onProgress?.({ pkg, state: 'started' });
  await compileInChild(pkg, signal);
  mkdirSync(path.dirname(stampFile(pkg)), { recursive: true });
  writeFileSync(stampFile(pkg), print);
  onProgress?.({ pkg, state: 'done', ms: Date.now() - start });
}

/**
 * Builds what changed since its last build, two packages at a time, into `<package>/dist`.
 * Resolves to the packages that were built; rejects with webpack's messages when one fails.
 */
export async function buildAll(request: BuildRequest = {}): Promise<WebPackage[]> {
  const wanted = request.only?.length ? request.only.filter(isWebPackage) : WEB_PACKAGES;
  const queue = wanted
    .map((pkg) => ({ pkg, print: fingerprint(pkg) }))
    .filter(({ pkg, print }) => request.force || !isUpToDate(pkg, print));
  const built = queue.map(({ pkg }) => pkg);
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await buildOne(next.pkg, next.print, request);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return built;
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  try {
    const built = await buildAll({
      only: args.filter((arg) => !arg.startsWith('-')),
      force: args.includes('--force'),
      onProgress: ({ pkg, state, ms }) => {
        if (state === 'done') process.stdout.write(`${pkg} built in ${((ms ?? 0) / 1000).toFixed(1)} s\n`);
      },
    });
    if (built.length === 0) process.stdout.write('Everything is up to date.\n');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
