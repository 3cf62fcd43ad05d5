import { addDigit, type Bitmap, type Bitmaps, lastOf, sizeOf, sizeOfBoth } from './bitmaps.ts';
import { BLOCK_SIZE } from './postings.ts';

/** Points of everybody in a block, one bitmap per binary digit, the lowest first. */
export class PointSums {
  readonly planes: Bitmap[] = [];
  readonly #kept: Bitmaps;
  readonly #passing: Bitmaps;

  /** `kept`: what its planes are made of; `passing`: what is needed for a moment. */
  constructor(kept: Bitmaps, passing: Bitmaps) {
    this.#kept = kept;
    this.#passing = passing;
  }

  /** Adds points to those of a bitmap. */
  add(bits: Bitmap, points: number): void {
    for (let digit = 0; points >> digit !== 0; digit += 1)
      if ((points >> digit) & 1) this.#passing.lend(() => this.#addAt(bits, digit));
  }

  #addAt(bits: Bitmap, digit: number): void {
    let carry = bits;
    for (let plane = digit; ; plane += 1) {
      while (this.planes.length < plane) this.planes.push(this.#kept.empty());
      const sums = this.planes[plane];
      if (sums === undefined) {
        this.planes.push(this.#kept.copyOf(carry));
        return;
      }
      const carried = this.#passing.any();
      if (!addDigit(sums, carry, carried)) return;
      carry = carried;
    }
  }

  /** Those of a bitmap who have exactly these points: the last of them, at most `limit`, in descending order. */
  having(points: number, among: Bitmap, limit: number): number[] {
    if (points >> this.planes.length !== 0) return [];
    return this.#passing.lend(() => {
      let found = among;
      this.planes.forEach((plane, digit) => {
        found = (points >> digit) & 1 ? this.#passing.and(found, plane) : this.#passing.andNot(found, plane);
      });
      return lastOf(found, limit);
    });
  }

  /** How many of a bitmap have which points. */
  count(among: Bitmap, counts: Map<number, number>): void {
    const size = sizeOf(among);
    if (size > 0) this.#split({ bits: among, size }, this.planes.length - 1, 0, counts);
  }

  /** Parts those who have a digit from those who have not, down to the lowest. */
  #split(among: Counted, digit: number, points: number, counts: Map<number, number>): void {
    if (digit < 0) {
      counts.set(points, (counts.get(points) ?? 0) + among.size);
      return;
    }
    const plane = this.planes[digit] as Bitmap;
    const above = sizeOfBoth(among.bits, plane);
    const pointsAbove = points + 2 ** digit;
    if (above === 0) this.#split(among, digit - 1, points, counts);
    else if (above === among.size) this.#split(among, digit - 1, pointsAbove, counts);
    else
      this.#passing.lend(() => {
        this.#split(
          { bits: this.#passing.and(among.bits, plane), size: above },
          digit - 1,
          pointsAbove,
          counts,
        );
        const below = { bits: this.#passing.andNot(among.bits, plane), size: among.size - above };
        this.#split(below, digit - 1, points, counts);
      });
  }
}

/** A bitmap, and how many are set in it: at least one. */
interface Counted {
  readonly bits: Bitmap;
  readonly size: number;
}

/** What was found in one block. */
export interface RankedBlock {
  readonly number: number;
  readonly hits: Bitmap;
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
      const found = sums.having(points, hits, limit - first.length);
      for (const at of found) first.push(number * BLOCK_SIZE + at);
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
    for (const at of sums.having(points, hits, BLOCK_SIZE)) if (number * BLOCK_SIZE + at > doc) before += 1;
  return before + 1;
}
