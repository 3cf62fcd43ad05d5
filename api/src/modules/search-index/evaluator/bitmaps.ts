import { BITMAP_BYTES, type BitCode, bitCodeOver } from './bit-code.ts';
import { BLOCK_WORDS, clearBit, decodeInto, setBit } from './postings.ts';
import { wasm } from './web-assembly.ts';

/** A bitmap of one block, by its address in the memory of bitmaps. */
export type Bitmap = number;

/** Bytes by which a memory grows at a time. */
const PAGE_BYTES = 65_536;
/** Bitmaps that are added to the memory at once. */
const SHARE = 128;
/** Bitmaps that are kept for the next search, 16 MiB of them. */
const MOST_KEPT = 2048;

/** Memory that bitmaps lie in, and what combines them there. */
class BitMemory {
  readonly #memory = new wasm.Memory({ initial: 1 });
  readonly code: BitCode = bitCodeOver(this.#memory);
  words = new Uint32Array(this.#memory.buffer);
  made = 0;

  make(): Bitmap {
    const bits = this.made * BITMAP_BYTES;
    this.made += 1;
    if (bits + BITMAP_BYTES > this.words.byteLength) {
      this.#memory.grow((SHARE * BITMAP_BYTES) / PAGE_BYTES);
      // The memory before is gone then.
      this.words = new Uint32Array(this.#memory.buffer);
    }
    return bits;
  }

  wordsOf(bits: Bitmap): Uint32Array<ArrayBuffer> {
    return this.words.subarray(bits / 4, bits / 4 + BLOCK_WORDS);
  }
}

let memory = new BitMemory();

/**
 * Bitmaps that are used again. A search among a million takes thousands of them: made anew each time, collecting them cost as much
 * as half of the search, and held one search in twenty for twice its time. A search never waits, so two are never under way at once.
 */
export class Bitmaps {
  #all: Bitmap[] = [];
  #of = memory;
  #taken = 0;

  /** A bitmap that is written whole before it is read: what stood in it last is still there. */
  any(): Bitmap {
    const bits = this.#all[this.#taken] ?? memory.make();
    this.#all[this.#taken] = bits;
    this.#taken += 1;
    return bits;
  }

  /** A bitmap in which none is set. */
  empty(): Bitmap {
    const bits = this.any();
    memory.words.fill(0, bits / 4, bits / 4 + BLOCK_WORDS);
    return bits;
  }

  copyOf(bits: Bitmap): Bitmap {
    const copy = this.any();
    memory.words.copyWithin(copy / 4, bits / 4, bits / 4 + BLOCK_WORDS);
    return copy;
  }

  and(one: Bitmap, other: Bitmap): Bitmap {
    const both = this.any();
    memory.code.and(both, one, other);
    return both;
  }

  or(one: Bitmap, other: Bitmap): Bitmap {
    const either = this.any();
    memory.code.or(either, one, other);
    return either;
  }

  andNot(one: Bitmap, other: Bitmap): Bitmap {
    const rest = this.any();
    memory.code.andNot(rest, one, other);
    return rest;
  }

  /** Does what takes bitmaps that are not needed after it. */
  lend<T>(work: () => T): T {
    if (this.#of !== memory) [this.#of, this.#all] = [memory, []];
    const before = this.#taken;
    try {
      return work();
    } finally {
      this.#taken = before;
    }
  }
}

/** Lets go of the memory of a search that took more than others do. Between searches only. */
export function tidyBitmaps(): void {
  if (memory.made > MOST_KEPT) memory = new BitMemory();
}

/** Takes out of a bitmap who is not in another. */
export const intersect = (bits: Bitmap, other: Bitmap): void => memory.code.and(bits, bits, other);
/** Puts into a bitmap who is in another. */
export const unite = (bits: Bitmap, other: Bitmap): void => memory.code.or(bits, bits, other);
/** Moves those of `from` who are in `by` to `to`. */
export const part = (to: Bitmap, from: Bitmap, by: Bitmap): void => memory.code.part(to, from, by);
/** Adds a digit to sums of that digit; `carried` is who has one more of the next then. Whether anybody has. */
export const addDigit = (sums: Bitmap, digit: Bitmap, carried: Bitmap): boolean =>
  memory.code.add(sums, digit, carried) !== 0;
export const sizeOf = (bits: Bitmap): number => memory.code.count(bits);
export const sizeOfBoth = (bits: Bitmap, other: Bitmap): number => memory.code.countBoth(bits, other);

/** Sets those of a stored block in an empty bitmap. */
export const fillWith = (bits: Bitmap, stored: Buffer): void => decodeInto(stored, memory.wordsOf(bits));
export const setIn = (bits: Bitmap, at: number): void => setBit(memory.wordsOf(bits), at);
export const clearIn = (bits: Bitmap, at: number): void => clearBit(memory.wordsOf(bits), at);

/** The last that are set, at most `limit` of them, in descending order. */
export function lastOf(bits: Bitmap, limit: number): number[] {
  const { words } = memory;
  const found: number[] = [];
  for (let word = BLOCK_WORDS - 1; word >= 0 && found.length < limit; word -= 1) {
    let rest = words[bits / 4 + word] ?? 0;
    while (rest !== 0 && found.length < limit) {
      const highest = 31 - Math.clz32(rest);
      found.push(word * 32 + highest);
      rest ^= 1 << highest;
    }
  }
  return found;
}
