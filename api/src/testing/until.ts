import { setTimeout as wait } from 'node:timers/promises';

const STEP_MS = 25;

/** Asks until the answer is neither false nor undefined, and gives it. Throws, naming what was awaited, after `ms`. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | false | undefined> | T | false | undefined,
  ms = 60_000,
): Promise<T> {
  const end = process.hrtime.bigint() + BigInt(ms) * 1_000_000n;
  for (;;) {
    const answer = await ask();
    if (answer !== false && answer !== undefined) return answer;
    if (process.hrtime.bigint() > end) throw new Error(`not within ${ms} ms: ${what}`);
    await wait(STEP_MS);
  }
}
