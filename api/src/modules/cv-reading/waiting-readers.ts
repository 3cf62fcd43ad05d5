import { type ReadCvOptions, readCv } from './read-cv.ts';
import type { CvReading } from './types.ts';

/**
 * Readers for people who wait for an answer: so many at the same time in this process, the others wait for their turn within
 * their time.
 */
export class WaitingReaders {
  #free: number;
  readonly #waiting: (() => void)[] = [];
  constructor(places: number) {
    this.#free = places;
  }

  /** Reads a CV within `ms`, the wait for a turn included; null when that was too short, or the reader was killed from outside. */
  async readWithin(pdf: Uint8Array, ms: number, options: ReadCvOptions = {}): Promise<CvReading | null> {
    const end = performance.now() + ms;
    if (!(await this.#takePlace(ms))) return null;
    try {
      const timeoutMs = Math.floor(end - performance.now());
      if (timeoutMs <= 0) return null;
      const reading = await readCv(pdf, { ...options, timeoutMs });
      return reading.status === 'TIMEOUT' || reading.reason === 'READER_KILLED' ? null : reading;
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  /** Whether a place came free in time; it is then taken. */
  #takePlace(ms: number): Promise<boolean> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const take = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(take), 1);
        resolve(false);
      }, ms);
      this.#waiting.push(take);
    });
  }
}
