import { Bitmaps } from './bitmaps.ts';
import { type Block, BlockEvaluator, intersect } from './evaluate.ts';
import type { Criterion, Expression } from './expression.ts';
import { type Bits, BLOCK_SIZE, BLOCK_WORDS, clearBit, countBits, countBoth } from './postings.ts';
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
function countWithout(parts: readonly Bits[], everybody: Bits, counts: number[]): void {
  const after: Bits[] = [];
  let product = everybody;
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    after[at] = product;
    if (at > 0) product = intersect(PASSING.copyOf(product), parts[at] as Bits);
  }
  const before = PASSING.copyOf(everybody);
  parts.forEach((part, at) => {
    counts[at] = (counts[at] ?? 0) + countBoth(before, after[at] as Bits);
    intersect(before, part);
  });
}

/** Those who have all the parts, or all but one. */
function lackingOne(parts: readonly Bits[], everybody: Bits): Bits {
  const whole = PASSING.copyOf(everybody);
  const almost = KEPT.copyOf(everybody);
  for (const part of parts)
    for (let word = 0; word < BLOCK_WORDS; word += 1) {
      const [all, own] = [whole[word] ?? 0, part[word] ?? 0];
      almost[word] = ((almost[word] ?? 0) & own) | all;
      whole[word] = all & own;
    }
  return almost;
}

function evaluateBlock(
  block: Block,
  question: Question,
  effects: { hits: number; without: number }[],
): RankedBlock {
  const evaluator = new BlockEvaluator(block, PASSING);
  const allowed = question.never
    ? evaluator.evaluate({ not: question.never })
    : PASSING.copyOf(evaluator.everybody);
  for (const doc of question.without ?? [])
    if (Math.floor(doc / BLOCK_SIZE) === block.number) clearBit(allowed, doc % BLOCK_SIZE);
  const sums = new PointSums(KEPT, PASSING);
  const required: Bits[] = [];
  const places: number[] = [];
  question.criteria.forEach((criterion, at) => {
    const { met, scored } = evaluator.meet(criterion);
    for (const { points, bits } of scored) sums.add(intersect(PASSING.copyOf(bits), allowed), points);
    const effect = effects[at] as { hits: number; without: number };
    effect.hits += countBits(intersect(met, allowed));
    if (criterion.optional) return;
    required.push(met);
    places.push(at);
  });
  if (question.bonus) sums.add(evaluator.evaluate(question.bonus.expression), question.bonus.points);
  const whole = required.reduce((found, bits) => intersect(found, bits), KEPT.copyOf(allowed));
  const total = countBits(whole);
  const without: number[] = [];
  countWithout(required, allowed, without);
  places.forEach((at, index) => {
    const effect = effects[at] as { hits: number; without: number };
    effect.without += (without[index] ?? 0) - total;
  });
  if (!question.mayLackOne) return { number: block.number, hits: whole, sums };
  const isLackable = places.map((at) => !question.criteria[at]?.not);
  const must = required.filter((_, at) => !isLackable[at]);
  const wanted = required.filter((_, at) => isLackable[at]);
  const among = must.reduce((found, bits) => intersect(found, bits), PASSING.copyOf(allowed));
  return { number: block.number, hits: lackingOne(wanted, among), sums };
}

/** Evaluates a search over all blocks: exact total, the first in order, and what each criterion does. */
export function search(blocks: readonly Block[], question: Question): SearchOutcome {
  return KEPT.lend(() => searchWith(blocks, question));
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
