import type { Bitmaps } from './bitmaps.ts';
import { type Bits, BLOCK_SIZE, BLOCK_WORDS, countBits, listBits } from './postings.ts';

/** Points of everybody in a block, one bitmap per binary digit, the lowest first. */
export class PointSums {
  readonly planes: Bits[] = [];
  readonly #kept: Bitmaps;
  readonly #passing: Bitmaps;

  /** `kept`: what its planes are made of; `passing`: what is needed for a moment. */
  constructor(kept: Bitmaps, passing: Bitmaps) {
    this.#kept = kept;
    this.#passing = passing;
  }

  /** Adds points to those of a bitmap. */
  add(bits: Bits, points: number): void {
    for (let digit = 0; points >> digit !== 0; digit += 1)
      if ((points >> digit) & 1) this.#passing.lend(() => this.#addAt(bits, digit));
  }

  #addAt(bits: Bits, digit: number): void {
    let carry: Bits = bits;
    for (let plane = digit; ; plane += 1) {
      while (this.planes.length <= plane) this.planes.push(this.#kept.empty());
      const sum = this.planes[plane] as Bits;
      const next = this.#passing.empty();
      let rest = 0;
      for (let word = 0; word < BLOCK_WORDS; word += 1) {
        const one = sum[word] ?? 0;
        const other = carry[word] ?? 0;
        const both = one & other;
        sum[word] = one ^ other;
        next[word] = both;
        rest |= both;
      }
      if (rest === 0) return;
      carry = next;
    }
  }

  /** Those of a bitmap who have exactly these points, in ascending order. */
  having(points: number, among: Bits): number[] {
    if (points >> this.planes.length !== 0) return [];
    return this.#passing.lend(() => {
      const found = this.#passing.copyOf(among);
      this.planes.forEach((plane, digit) => {
        const isSet = (points >> digit) & 1;
        for (let word = 0; word < BLOCK_WORDS; word += 1)
          found[word] = (found[word] ?? 0) & (isSet ? (plane[word] ?? 0) : ~(plane[word] ?? 0));
      });
      return listBits(found);
    });
  }

  /** How many of a bitmap have which points. */
  count(among: Bits, counts: Map<number, number>): void {
    this.#split(among, this.planes.length - 1, 0, counts);
  }

  #split(among: Bits, digit: number, points: number, counts: Map<number, number>): void {
    const size = countBits(among);
    if (size === 0) return;
    if (digit < 0) {
      counts.set(points, (counts.get(points) ?? 0) + size);
      return;
    }
    const plane = this.planes[digit] as Bits;
    this.#passing.lend(() => {
      const above = this.#passing.empty();
      const below = this.#passing.empty();
      for (let word = 0; word < BLOCK_WORDS; word += 1) {
        above[word] = (among[word] ?? 0) & (plane[word] ?? 0);
        below[word] = (among[word] ?? 0) & ~(plane[word] ?? 0);
      }
      this.#split(above, digit - 1, points + 2 ** digit, counts);
      this.#split(below, digit - 1, points, counts);
    });
  }
}

/** What was found in one block. */
export interface RankedBlock {
  readonly number: number;
  readonly hits: Bits;
  readonly sums: PointSums;
}

/** The numbers of the first in order: by points, then the newest (the highest number) first. */
export function firstOf(
  blocks: readonly RankedBlock[],
  counts: ReadonlyMap<number, number>,
  limit: number,
): number[] {
  const newestFirst = blocks.toSorted((one, other) => other.number - one.number);
  const first: number[] = [];
  for (const points of [...counts.keys()].sort((one, other) => other - one))
    for (const { number, hits, sums } of newestFirst) {
      if (first.length >= limit) return first;
      const found = sums.having(points, hits).reverse();
      for (const at of found.slice(0, limit - first.length)) first.push(number * BLOCK_SIZE + at);
    }
  return first;
}

/** The place, from 1, that points and a number have or would have among those who were found. */
export function placeOf(
  blocks: readonly RankedBlock[],
  counts: ReadonlyMap<number, number>,
  { points, doc }: { points: number; doc: number },
): number {
  let before = 0;
  for (const [value, count] of counts) if (value > points) before += count;
  for (const { number, hits, sums } of blocks)
    for (const at of sums.having(points, hits)) if (number * BLOCK_SIZE + at > doc) before += 1;
  return before + 1;
}
