import { type Bits, emptyBits } from './postings.ts';

/** Bitmaps that are kept for the next search, 8 MiB of them. */
const MOST_KEPT = 1024;

/**
 * Bitmaps that are used again. A search among a million takes thousands of them: made anew each time, collecting them cost as much
 * as half of the search, and held one search in twenty for twice its time. A search never waits, so two are never under way at once.
 */
export class Bitmaps {
  readonly #all: Bits[] = [];
  #taken = 0;

  /** A bitmap that is written whole before it is read: what stood in it last is still there. */
  any(): Bits {
    const bits = this.#all[this.#taken] ?? emptyBits();
    this.#all[this.#taken] = bits;
    this.#taken += 1;
    return bits;
  }

  /** A bitmap in which none is set. */
  empty(): Bits {
    return this.any().fill(0);
  }

  copyOf(bits: Bits): Bits {
    const copy = this.any();
    copy.set(bits);
    return copy;
  }

  /** Does what takes bitmaps that are not needed after it. */
  lend<T>(work: () => T): T {
    const before = this.#taken;
    try {
      return work();
    } finally {
      this.#taken = before;
      if (before === 0 && this.#all.length > MOST_KEPT) this.#all.length = MOST_KEPT;
    }
  }
}
