import type { Bitmaps } from './bitmaps.ts';
import { type Bits, BLOCK_SIZE, BLOCK_WORDS, countBits, countBoth, listBits } from './postings.ts';

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
      const next = this.#passing.any();
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
    const size = countBits(among);
    if (size > 0) this.#split({ bits: among, size }, this.planes.length - 1, 0, counts);
  }

  /** Parts those who have a digit from those who have not, down to the lowest. */
  #split(among: Counted, digit: number, points: number, counts: Map<number, number>): void {
    if (digit < 0) {
      counts.set(points, (counts.get(points) ?? 0) + among.size);
      return;
    }
    const plane = this.planes[digit] as Bits;
    const above = countBoth(among.bits, plane);
    const pointsAbove = points + 2 ** digit;
    if (above === 0) this.#split(among, digit - 1, points, counts);
    else if (above === among.size) this.#split(among, digit - 1, pointsAbove, counts);
    else
      this.#passing.lend(() => {
        const bits = this.#passing.any();
        for (let word = 0; word < BLOCK_WORDS; word += 1)
          bits[word] = (among.bits[word] ?? 0) & (plane[word] ?? 0);
        this.#split({ bits, size: above }, digit - 1, pointsAbove, counts);
        for (let word = 0; word < BLOCK_WORDS; word += 1)
          bits[word] = (among.bits[word] ?? 0) & ~(plane[word] ?? 0);
        this.#split({ bits, size: among.size - above }, digit - 1, points, counts);
      });
  }
}

/** A bitmap, and how many are set in it: at least one. */
interface Counted {
  readonly bits: Bits;
  readonly size: number;
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
