import type { Clause } from '@cantera/shared/contracts/candidate-search';
import { fold } from '@cantera/shared/contracts/text';
import { KIND, type OpenIndex, term } from '../search-index/index.ts';

const MOST_SLIPS = 2;
/** Two slips make another word of a shorter one. */
const LETTERS_OF_TWO = 6;
/** Shorter words are near to too many. */
const LEAST_LETTERS = 4;
/** Words of the same first letter that are compared. */
const MOST_COMPARED = 20_000;

/** How many letters are missing, too many, wrong or swapped with their neighbour; more than two count as three. */
export function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST_SLIPS) return MOST_SLIPS + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let least = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (beforeLast[at - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > MOST_SLIPS) return MOST_SLIPS + 1;
    [beforeLast, last] = [last, next];
  }
  return Math.min(last[other.length] ?? 0, MOST_SLIPS + 1);
}

/**
 * Words like the one that a clause looks for, the most similar first, of those that stand in a short field of somebody and begin
 * with the same letter (the first 20,000 of them).
 */
export async function slipsOf(index: Pick<OpenIndex, 'beginning'>, { kind, any }: Clause): Promise<string[]> {
  const [value] = any;
  const word = fold(value?.label ?? '');
  const isWord = /^\p{L}+$/u.test(word) && word.length >= LEAST_LETTERS;
  if (kind !== 'WORDS' || any.length !== 1 || value?.concept || !isWord) return [];
  const start = term(KIND.word, '');
  const words = await index.beginning(`${start}${word[0]}`, MOST_COMPARED);
  return words
    .map((found) => found.slice(start.length))
    .map((other) => ({ other, slips: slipsBetween(word, other) }))
    .filter(({ slips }) => slips > 0 && slips <= (word.length < LETTERS_OF_TWO ? 1 : MOST_SLIPS))
    .sort((one, other) => one.slips - other.slips)
    .map(({ other }) => other);
}
