import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { endWithUs } from '../at-signal.ts';
import { findChromium } from '../chromium.ts';
import { NODE_FLAGS, ROOT } from '../paths.ts';

const FOLDER = path.join(ROOT, 'bench');
const isBench = (name: string): boolean => existsSync(path.join(FOLDER, name, 'run.ts'));

function runOne(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  process.stdout.write(`\n## ${name}\n`);
  const child = spawn(process.execPath, [...NODE_FLAGS, path.join(FOLDER, name, 'run.ts'), ...args], {
    stdio: 'inherit',
    env,
    cwd: ROOT,
  });
  endWithUs(child);
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/** `npm run bench -- NAME`; without a name every measurement, one after the other. */
export async function bench(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args.filter((arg) => arg !== '--');
  const known = readdirSync(FOLDER).filter(isBench).sort();
  if (name && !known.includes(name))
    throw new Error(`There is no measurement "${name}". There are: ${known.join(', ')}`);
  mkdirSync(path.join(FOLDER, 'results'), { recursive: true });
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  let worst = 0;
  for (const each of name ? [name] : known) worst = Math.max(worst, await runOne(each, rest, env));
  return worst;
}
