import { inSeconds } from '../clock.ts';

/**
 * Thrown by a job that cannot have its turn now: nothing was tried, and it comes again in `seconds` without having used up an
 * attempt.
 */
export class PutBack extends Error {
  readonly runAt: Date;
  constructor(why: string, seconds: number) {
    super(`put back: ${why}`);
    this.runAt = inSeconds(seconds);
  }
}

/** Whether a line of the queue's log is about a job that was put back, which is no failure. */
export const isAboutPutBack = (line: string): boolean => line.includes("'put back: ");

/** What runs now, by whom it counts for; nobody has more than `max`. */
export class Turns {
  readonly #running = new Map<string, number>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** Gives the turn's end, or undefined where `key` has all it may have. */
  take(key: string): (() => void) | undefined {
    const running = this.#running.get(key) ?? 0;
    if (running >= this.#max) return undefined;
    this.#running.set(key, running + 1);
    return () => {
      const left = (this.#running.get(key) ?? 1) - 1;
      if (left > 0) this.#running.set(key, left);
      else this.#running.delete(key);
    };
  }

  isAnyTaken(): boolean {
    return this.#running.size > 0;
  }

  /** Those who have all they may have. */
  full(): string[] {
    return [...this.#running].filter(([, count]) => count >= this.#max).map(([key]) => key);
  }
}
