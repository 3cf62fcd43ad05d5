import { spawn } from 'node:child_process';
import path from 'node:path';
import { endWithUs } from '../at-signal.ts';
import { NODE_FLAGS, ROOT } from '../paths.ts';

/** `npm run cv-labels`: measures designs of the CV reader on the corpus that `npm run cv-corpus` prints. */
export async function cvLabels(args: readonly string[]): Promise<number> {
  const file = path.join(ROOT, 'bench/cv-labels/command.ts');
  const child = spawn(process.execPath, [...NODE_FLAGS, file, ...args], { stdio: 'inherit', cwd: ROOT });
  endWithUs(child);
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
