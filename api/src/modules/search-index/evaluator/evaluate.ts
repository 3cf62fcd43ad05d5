import { type Bitmap, type Bitmaps, intersect, part, unite } from './bitmaps.ts';
import {
  bitTerm,
  boundsOf,
  type Criterion,
  EVERYBODY,
  type Expression,
  knownTerm,
  MAX_NUMBER,
  NUMBER_BITS,
} from './expression.ts';

/** A share of the index: up to 65,536 people by their numbers. */
export interface Block {
  readonly number: number;
  /** Sets those who have a term in an empty bitmap. */
  fill(term: string, into: Bitmap): void;
}

/** Evaluates expressions over one block. An answer is of whoever reads it, and nobody writes it. */
export class BlockEvaluator {
  readonly everybody: Bitmap;
  readonly #block: Block;
  readonly #bitmaps: Bitmaps;
  /** Terms that were asked for already. */
  readonly #filled = new Map<string, Bitmap>();
  constructor(block: Block, bitmaps: Bitmaps) {
    this.#block = block;
    this.#bitmaps = bitmaps;
    this.everybody = this.#term(EVERYBODY);
  }

  #term(term: string): Bitmap {
    const known = this.#filled.get(term);
    if (known !== undefined) return known;
    const bits = this.#bitmaps.empty();
    this.#block.fill(term, bits);
    this.#filled.set(term, bits);
    return bits;
  }

  /** Those whose number is at least, with `isOver` above, a bound: from the highest bit down, who is level and who is beyond. */
  #beyond(number: string, bound: number, isOver: boolean): Bitmap {
    if (bound === 0 && !isOver) return this.#term(knownTerm(number));
    const beyond = this.#bitmaps.empty();
    if (bound === MAX_NUMBER && isOver) return beyond;
    const level = this.#bitmaps.copyOf(this.#term(knownTerm(number)));
    for (let bit = NUMBER_BITS - 1; bit >= 0; bit -= 1) {
      const set = this.#term(bitTerm(number, bit));
      if ((bound >> bit) & 1) intersect(level, set);
      else part(beyond, level, set);
    }
    if (!isOver) unite(beyond, level);
    return beyond;
  }

  evaluate(expression: Expression): Bitmap {
    const bitmaps = this.#bitmaps;
    if ('term' in expression) return this.#term(expression.term);
    if ('not' in expression) return bitmaps.andNot(this.everybody, this.evaluate(expression.not));
    if ('all' in expression) {
      const found = bitmaps.copyOf(this.everybody);
      for (const one of expression.all) intersect(found, this.evaluate(one));
      return found;
    }
    if ('any' in expression) {
      const found = bitmaps.empty();
      for (const one of expression.any) unite(found, this.evaluate(one));
      return found;
    }
    const bounds = boundsOf(expression);
    if (!bounds) return bitmaps.empty();
    const found = this.#beyond(expression.number, bounds.low, false);
    return bitmaps.andNot(found, this.#beyond(expression.number, bounds.high, true));
  }

  /** Who meets a criterion, and its points: each bitmap with the points of those in it. */
  meet(criterion: Criterion): { met: Bitmap; scored: { points: number; bits: Bitmap }[] } {
    const meant = this.#bitmaps.empty();
    const scored: { points: number; bits: Bitmap }[] = [];
    for (const { points, expression } of criterion.grades) {
      const bits = this.evaluate(expression);
      // Whoever has met a better grade has its points already.
      if (points > 0) scored.push({ points, bits: this.#bitmaps.andNot(bits, meant) });
      unite(meant, bits);
    }
    if (!criterion.not) return { met: meant, scored };
    const met = this.#bitmaps.andNot(this.everybody, meant);
    return { met, scored: criterion.notPoints > 0 ? [{ points: criterion.notPoints, bits: met }] : [] };
  }
}
