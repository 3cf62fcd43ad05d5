import type { Bitmaps } from './bitmaps.ts';
import {
  bitTerm,
  boundsOf,
  type Criterion,
  EVERYBODY,
  type Expression,
  knownTerm,
  NUMBER_BITS,
} from './expression.ts';
import { type Bits, BLOCK_WORDS } from './postings.ts';

/** A share of the index: up to 65,536 people by their numbers. */
export interface Block {
  readonly number: number;
  /** Sets those who have a term in an empty bitmap. */
  fill(term: string, into: Bits): void;
}

const invert = (bits: Bits, of: Bits): Bits => {
  for (let word = 0; word < BLOCK_WORDS; word += 1) bits[word] = (of[word] ?? 0) & ~(bits[word] ?? 0);
  return bits;
};
export const intersect = (bits: Bits, other: Bits): Bits => {
  for (let word = 0; word < BLOCK_WORDS; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
  return bits;
};
const unite = (bits: Bits, other: Bits): Bits => {
  for (let word = 0; word < BLOCK_WORDS; word += 1) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
  return bits;
};

/** Evaluates expressions over one block. Each answer is a bitmap of the caller's own, out of those that were given. */
export class BlockEvaluator {
  readonly everybody: Bits;
  readonly #block: Block;
  readonly #bitmaps: Bitmaps;
  /** Terms that were asked for already. */
  readonly #filled = new Map<string, Bits>();
  constructor(block: Block, bitmaps: Bitmaps) {
    this.#block = block;
    this.#bitmaps = bitmaps;
    this.everybody = this.#term(EVERYBODY);
  }

  #term(term: string): Bits {
    const known = this.#filled.get(term);
    if (known) return this.#bitmaps.copyOf(known);
    const bits = this.#bitmaps.empty();
    this.#block.fill(term, bits);
    this.#filled.set(term, this.#bitmaps.copyOf(bits));
    return bits;
  }

  /** Those whose number is at least, with `isOver` above, a bound: from the highest bit down, who is level and who is beyond. */
  #beyond(number: string, bound: number, isOver: boolean): Bits {
    const level = this.#term(knownTerm(number));
    const beyond = this.#bitmaps.empty();
    for (let bit = NUMBER_BITS - 1; bit >= 0; bit -= 1) {
      const set = this.#term(bitTerm(number, bit));
      if ((bound >> bit) & 1) intersect(level, set);
      else
        for (let word = 0; word < BLOCK_WORDS; word += 1) {
          beyond[word] = (beyond[word] ?? 0) | ((level[word] ?? 0) & (set[word] ?? 0));
          level[word] = (level[word] ?? 0) & ~(set[word] ?? 0);
        }
    }
    return isOver ? beyond : unite(beyond, level);
  }

  evaluate(expression: Expression): Bits {
    if ('term' in expression) return this.#term(expression.term);
    if ('not' in expression) return invert(this.evaluate(expression.not), this.everybody);
    if ('all' in expression)
      return expression.all.reduce(
        (bits, part) => intersect(bits, this.evaluate(part)),
        this.#bitmaps.copyOf(this.everybody),
      );
    if ('any' in expression)
      return expression.any.reduce((bits, part) => unite(bits, this.evaluate(part)), this.#bitmaps.empty());
    const bounds = boundsOf(expression);
    if (!bounds) return this.#bitmaps.empty();
    const found = this.#beyond(expression.number, bounds.low, false);
    return invert(this.#beyond(expression.number, bounds.high, true), found);
  }

  /** Who meets a criterion, and its points: each bitmap with the points of those in it. */
  meet(criterion: Criterion): { met: Bits; scored: { points: number; bits: Bits }[] } {
    const meant = this.#bitmaps.empty();
    const scored: { points: number; bits: Bits }[] = [];
    for (const { points, expression } of criterion.grades) {
      const bits = this.evaluate(expression);
      // Whoever has met a better grade has its points already.
      if (scored.length > 0 || points > 0)
        for (let word = 0; word < BLOCK_WORDS; word += 1)
          bits[word] = (bits[word] ?? 0) & ~(meant[word] ?? 0);
      unite(meant, bits);
      scored.push({ points, bits });
    }
    if (!criterion.not) return { met: meant, scored: scored.filter(({ points }) => points > 0) };
    const met = invert(meant, this.everybody);
    return { met, scored: criterion.notPoints > 0 ? [{ points: criterion.notPoints, bits: met }] : [] };
  }
}
