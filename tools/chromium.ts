import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Some systems have a script there that only says how to get one. */
const starts = (file: string): boolean =>
  existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

const onMachine = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...PLACES, chromium.executablePath()].find((file) => file && starts(file));

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

/** A Chromium: one on the machine, else Playwright's, else, as root on Debian, the distribution's. Throws with what to install. */
export async function findChromium(): Promise<string> {
  for (const attempt of [() => true, download, installPackage]) {
    const found = attempt() ? onMachine() : undefined;
    if (found) return found;
  }
  throw new Error(
    'No Chromium was found: install the package `chromium` (or Google Chrome), or set CHROMIUM_PATH to one.',
  );
}
