import { setTimeout as wait } from 'node:timers/promises';

/** Throws when the part is not ready. */
export type Check = () => Promise<void>;

/** Longer than this and whoever asks has given up. */
const CHECK_MS = 3_000;

async function within(check: Check): Promise<void> {
  const timer = new AbortController();
  try {
    await Promise.race([
      check(),
      wait(CHECK_MS, undefined, { signal: timer.signal }).then(() => {
        throw new Error('no answer in time');
      }),
    ]);
  } finally {
    timer.abort();
  }
}

/** The parts that this process needs in order to serve, each with its own check. */
export class Readiness {
  readonly #checks = new Map<string, Check>();

  add(name: string, check: Check): void {
    this.#checks.set(name, check);
  }

  /** Names of the parts that are not ready, in the order they were added. */
  async missing(): Promise<string[]> {
    const names = await Promise.all(
      [...this.#checks].map(([name, check]) =>
        within(check).then(
          () => [],
          () => [name],
        ),
      ),
    );
    return names.flat();
  }
}
