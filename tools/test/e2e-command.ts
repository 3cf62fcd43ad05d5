import { mkdirSync } from 'node:fs';
import { findChromium } from '../chromium.ts';
import { REPORTS } from '../paths.ts';
import { buildWeb } from '../start/build-command.ts';
import { runE2e } from './e2e-tests.ts';

/** `npm run e2e -- GREP` */
export async function e2e(args: readonly string[]): Promise<number> {
  const [grep, ...rest] = args.filter((arg) => arg !== '--');
  mkdirSync(REPORTS, { recursive: true });
  process.env.CHROMIUM_PATH = await findChromium();
  await buildWeb();
  const { passed, failed } = await runE2e([...(grep ? ['--grep', grep] : []), ...rest], { echo: true });
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}
