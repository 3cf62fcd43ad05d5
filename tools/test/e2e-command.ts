import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findChromium } from '../chromium.ts';
import { REPORTS } from '../paths.ts';
import { buildWeb } from '../start/build-command.ts';
import { runE2e } from './e2e-tests.ts';
import { timesOf, underLoad } from './under-load.ts';

const OPTIONS = {
  times: { type: 'string', default: '1' },
  busy: { type: 'boolean', default: false },
  slow: { type: 'string', default: '1' },
} as const;

interface Wanted {
  readonly times: number;
  readonly isBusy: boolean;
  /** How many times slower than this machine pages think. */
  readonly slow: number;
  /** For Playwright, as they were given. */
  readonly args: readonly string[];
}

function readArgs(given: readonly string[]): Wanted {
  const isOurs = (arg: string): boolean => /^--((times|slow)(=.*)?|busy)$/.test(arg);
  const { values } = parseArgs({ args: given.filter(isOurs), options: OPTIONS });
  const [times, slow] = [timesOf(values.times), Number(values.slow)];
  if (!(slow >= 1)) throw new Error('--slow takes how many times slower pages think, as in --slow=4');
  const [first, ...rest] = given.filter((arg) => arg !== '--' && !isOurs(arg));
  const grep = first === undefined || first.startsWith('-') ? [first ?? []].flat() : ['--grep', first];
  return { times, isBusy: values.busy, slow, args: [...grep, ...rest] };
}

/**
 * `npm run e2e -- GREP --times=10 --busy --slow=4`: again and again until one fails, while other jobs keep the processors busy, in
 * pages that think four times slower.
 */
export async function e2e(given: readonly string[]): Promise<number> {
  const { times, isBusy, slow, args } = readArgs(given);
  mkdirSync(REPORTS, { recursive: true });
  process.env.CHROMIUM_PATH = await findChromium();
  process.env.E2E_SLOW = String(slow);
  await buildWeb();
  const runOnce = () => runE2e(args, { echo: true });
  for (let time = 1; time <= times; time += 1) {
    const { passed, failed } = await (isBusy ? underLoad(runOnce) : runOnce());
    const which = times > 1 ? `${time} of ${times}: ` : '';
    process.stdout.write(`${which}${passed} passed, ${failed} failed\n`);
    if (failed > 0) return 1;
  }
  return 0;
}
