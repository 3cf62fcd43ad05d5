import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';

/** A Chromium without windows, which Debian has beside the other: the same pages take it a fifth less of the processor. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';
const PLACES = [
  WITHOUT_WINDOWS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

interface Found {
  readonly file: string;
  /** As the browser tells it: `Chromium 128.0.6613.84`. */
  readonly version: string;
}

/** Some systems have a script there that only says how to get one: it ends with an error. */
function versionOf(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? stdout.trim() : undefined;
}

/** The Chromium that is on the machine; installs none. */
export function presentChromium(): Found | undefined {
  for (const file of [process.env.CHROMIUM_PATH, ...PLACES, chromium.executablePath()]) {
    const version = file ? versionOf(file) : undefined;
    if (file && version !== undefined) return { file, version };
  }
  return undefined;
}

function run(file: string, args: readonly string[], timeout = 300_000): boolean {
  return (
    spawnSync(file, [...args], {
      stdio: 'ignore',
      timeout,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

function download(): boolean {
  process.stderr.write('No Chromium here; asking Playwright for its own …\n');
  const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
  const cli = path.join(path.dirname(manifest), 'cli.js');
  return run(process.execPath, [cli, 'install', 'chromium'], 120_000);
}
function installPackage(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stderr.write('Installing Debian’s chromium …\n');
  return (
    run('apt-get', ['update', '-qq']) &&
    run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      600_000,
    )
  );
}

/** On a machine that only checks, which may be changed: the browser that is done with the tests sooner. */
function installWithoutWindows(): void {
  if (!process.env.CI || process.env.CHROMIUM_PATH || existsSync(WITHOUT_WINDOWS)) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const install = () => run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], 60_000);
  if (!install() && run('apt-get', ['update', '-qq'], 60_000)) install();
}

const ATTEMPTS = [
  ['found on this machine', () => true],
  ['downloaded by Playwright', download],
  ['installed from the distribution', installPackage],
] as const;

/**
 * A Chromium, and says which: one on the machine, else Playwright's, else, as root on Debian, the distribution's. Throws
 * with what to install.
 */
export async function findChromium(): Promise<string> {
  installWithoutWindows();
  for (const [how, attempt] of ATTEMPTS) {
    const found = attempt() ? presentChromium() : undefined;
    if (!found) continue;
    process.stdout.write(`Browser: ${found.version}, ${found.file}, ${how}\n`);
    return found.file;
  }
  throw new Error(
    'No Chromium was found: install the package `chromium` (or Google Chrome), or set CHROMIUM_PATH to one.',
  );
}
