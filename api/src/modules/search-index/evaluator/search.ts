import {
  type Bitmap,
  Bitmaps,
  clearIn,
  intersect,
  sizeOf,
  sizeOfBoth,
  tidyBitmaps,
  unite,
} from './bitmaps.ts';
import { type Block, BlockEvaluator } from './evaluate.ts';
import type { Criterion, Expression } from './expression.ts';
import { BLOCK_SIZE } from './postings.ts';
import { firstOf, PointSums, placeOf, type RankedBlock } from './ranking.ts';

export interface Question {
  readonly criteria: readonly Criterion[];
  /** Points for whoever it means, whatever the criteria say. */
  readonly bonus?: { readonly expression: Expression; readonly points: number };
  /** Whom no search finds. */
  readonly never?: Expression;
  /** Numbers of people who are left out besides. */
  readonly without?: readonly number[];
  /** Whether those are found too who lack one criterion; none lacks one that is `not`. */
  readonly mayLackOne?: boolean;
  /** Whoever has fewer points is not found. */
  readonly leastPoints?: number;
  /** How many of the first are given. */
  readonly limit: number;
  /** Whose place is asked for. */
  readonly place?: { readonly points: number; readonly doc: number };
}

export interface SearchOutcome {
  /** Exactly how many are found. */
  readonly total: number;
  /** The numbers of the first, in order. */
  readonly first: readonly number[];
  /**
   * Of each criterion, in their order: how many meet it, and how many more meet all the others. What may be lacking, and how many
   * points it takes, counts for nothing here.
   */
  readonly effects: readonly { readonly hits: number; readonly without: number }[];
  readonly place?: number;
}

/** What a block needs while it is evaluated. */
const PASSING = new Bitmaps();
/** What is needed of all blocks until the search ends. */
const KEPT = new Bitmaps();

/** How many a conjunction loses to each of its parts alone, by the products of those before and after it. */
function countWithout(parts: readonly Bitmap[], everybody: Bitmap): number[] {
  const after: Bitmap[] = [];
  let product = everybody;
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    after[at] = product;
    if (at > 0) product = PASSING.and(product, parts[at] as Bitmap);
  }
  const before = PASSING.copyOf(everybody);
  return parts.map((one, at) => {
    const count = sizeOfBoth(before, after[at] as Bitmap);
    intersect(before, one);
    return count;
  });
}

/** Those who have all the parts, or all but one. */
function lackingOne(parts: readonly Bitmap[], everybody: Bitmap): Bitmap {
  const whole = PASSING.copyOf(everybody);
  const almost = KEPT.copyOf(everybody);
  for (const one of parts) {
    intersect(almost, one);
    unite(almost, whole);
    intersect(whole, one);
  }
  return almost;
}

/** Those of everybody who have all the parts. */
function havingAll(parts: readonly Bitmap[], everybody: Bitmap, into: Bitmaps): Bitmap {
  const found = into.copyOf(everybody);
  for (const one of parts) intersect(found, one);
  return found;
}

function evaluateBlock(
  block: Block,
  question: Question,
  effects: { hits: number; without: number }[],
): RankedBlock {
  const evaluator = new BlockEvaluator(block, PASSING);
  const allowed = question.never
    ? PASSING.andNot(evaluator.everybody, evaluator.evaluate(question.never))
    : PASSING.copyOf(evaluator.everybody);
  for (const doc of question.without ?? [])
    if (Math.floor(doc / BLOCK_SIZE) === block.number) clearIn(allowed, doc % BLOCK_SIZE);
  const sums = new PointSums(KEPT, PASSING);
  const required: Bitmap[] = [];
  const places: number[] = [];
  question.criteria.forEach((criterion, at) => {
    const { met, scored } = evaluator.meet(criterion);
    for (const { points, bits } of scored) sums.add(PASSING.and(bits, allowed), points);
    const effect = effects[at] as { hits: number; without: number };
    effect.hits += sizeOfBoth(met, allowed);
    if (criterion.optional) return;
    required.push(met);
    places.push(at);
  });
  if (question.bonus) sums.add(evaluator.evaluate(question.bonus.expression), question.bonus.points);
  const whole = havingAll(required, allowed, KEPT);
  const total = sizeOf(whole);
  const without = countWithout(required, allowed);
  places.forEach((at, index) => {
    const effect = effects[at] as { hits: number; without: number };
    effect.without += (without[index] ?? 0) - total;
  });
  if (!question.mayLackOne) return { number: block.number, hits: whole, sums };
  const isLackable = places.map((at) => !question.criteria[at]?.not);
  const must = required.filter((_, at) => !isLackable[at]);
  const wanted = required.filter((_, at) => isLackable[at]);
  const among = havingAll(must, allowed, PASSING);
  return { number: block.number, hits: lackingOne(wanted, among), sums };
}

/** Evaluates a search over all blocks: exact total, the first in order, and what each criterion does. */
export function search(blocks: readonly Block[], question: Question): SearchOutcome {
  const found = KEPT.lend(() => searchWith(blocks, question));
  tidyBitmaps();
  return found;
}

function searchWith(blocks: readonly Block[], question: Question): SearchOutcome {
  const effects = question.criteria.map(() => ({ hits: 0, without: 0 }));
  const counts = new Map<number, number>();
  const ranked = blocks.map((block) => {
    const one = PASSING.lend(() => evaluateBlock(block, question, effects));
    one.sums.count(one.hits, counts);
    return one;
  });
  for (const points of counts.keys()) if (points < (question.leastPoints ?? 0)) counts.delete(points);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    total,
    first: firstOf(ranked, counts, question.limit),
    effects,
    ...(question.place ? { place: placeOf(ranked, counts, question.place) } : {}),
  };
}
