import { spawn } from 'node:child_process';
import path from 'node:path';
import { endWithUs } from '../at-signal.ts';
import { presentChromium } from '../chromium.ts';
import { NODE_FLAGS, ROOT } from '../paths.ts';

/** `npm run cv-corpus`: prints invented CVs with their ground truth for `npm run bench -- cv`. */
export async function cvCorpus(args: readonly string[]): Promise<number> {
  const file = path.join(ROOT, 'bench/cv-corpus/make.ts');
  const child = spawn(process.execPath, [...NODE_FLAGS, file, ...args], {
    stdio: 'inherit',
    // Without one the sources that need it say so, and the others are printed.
    env: { ...process.env, CHROMIUM_PATH: presentChromium()?.file },
    cwd: ROOT,
  });
  endWithUs(child);
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
