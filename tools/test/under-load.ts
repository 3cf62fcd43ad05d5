import { spawn } from 'node:child_process';
import { endWithUs } from '../at-signal.ts';

/** As many as keep both cores of a small machine busy. */
const BURNERS = 2;
/** Ends by itself when this command is gone without a word, so that no processor is left burning. */
const BURN = `
const until = Date.now() + 4 * 3_600_000;
while (Date.now() < until && process.ppid === ${process.pid}) for (let i = 0; i < 5e7; i += 1);
`;

/** How often to run, as `--times` gives it. */
export function timesOf(given: string): number {
  const times = Number(given);
  if (!Number.isInteger(times) || times < 1)
    throw new Error('--times takes how often to run, as in --times=10');
  return times;
}

/** Does some work while other processes keep the processors busy, as users' machines are. */
export async function underLoad<T>(work: () => Promise<T>): Promise<T> {
  const burners = Array.from({ length: BURNERS }, () =>
    spawn(process.execPath, ['--eval', BURN], { stdio: 'ignore' }),
  );
  for (const burner of burners) endWithUs(burner);
  try {
    return await work();
  } finally {
    for (const burner of burners) burner.kill();
  }
}
