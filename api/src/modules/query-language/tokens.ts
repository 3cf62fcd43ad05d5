import { fold } from '@cantera/shared/contracts/text';
import { foldTerm } from '../lexicon/index.ts';

/** A word of a search and where it stands. */
export interface Token {
  /** As it is compared: folded, in the singular. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** What stands between the word before and this one. */
  readonly gap: string;
}

const WORD = /[\p{L}\p{N}\p{M}+#·]+/gu;

export function tokensOf(text: string): Token[] {
  let until = 0;
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => {
    const gap = text.slice(until, index);
    until = index + found.length;
    return { word: foldTerm(found), start: index, end: until, gap };
  });
}

/** A part of a search, from `start` to before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
const QUOTED = /(?<![\p{L}\p{N}])["“”„«]\s*([^"“”„«»]*?)\s*["“”„»]/dgu;
/** What stands in quotes, without them; a quote that nothing closes is none. */
export const quotesIn = (text: string): Span[] =>
  [...text.matchAll(QUOTED)].flatMap(({ indices }) => {
    const [start, end] = indices?.[1] ?? [0, 0];
    return end > start ? [{ start, end }] : [];
  });

const SEX = '[hmfdwx]';
const BOTH_SEXES = new RegExp(`(?<![\\p{L}\\p{N}/])${SEX}/${SEX}(?:/${SEX})?(?![\\p{L}\\p{N}/])`, 'giu');
/** Marks of adverts that say that everybody is meant, as "H/M". */
export const sexMarksIn = (text: string): Span[] =>
  [...text.matchAll(BOTH_SEXES)].map(({ 0: mark, index }) => ({ start: index, end: index + mark.length }));

/** Words that are read together at most. */
export const LONGEST = 6;
/** What some neighbouring words are called, folded, as lists of names keep it. */
export const nameOf = (text: string, first: Token, last: Token): string =>
  fold(text.slice(first.start, last.end)).replace(/\s+/g, ' ');

/** Every run of neighbouring words that may be the name of a place, a skill or a company, folded. */
export function namesIn(text: string, most = 5): string[] {
  const tokens = tokensOf(text);
  const names = new Set<string>();
  for (let at = 0; at < tokens.length; at += 1)
    for (let length = 1; length <= most && at + length <= tokens.length; length += 1) {
      const [first, last] = [tokens[at], tokens[at + length - 1]];
      if (first && last) names.add(nameOf(text, first, last));
    }
  return [...names];
}
