import { fold } from '@cantera/shared/contracts/text';

/** Letters that nobody sees and that part words for who looks for them. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/u;

/** A text as it is compared, and where each of its letters stands in the text as it was written. */
export interface Folded {
  readonly text: string;
  /** The place in the original of each letter of `text`, and one more for its end. */
  readonly at: readonly number[];
}

/** A text without accents, case and invisible signs, that knows the places of the original. */
export function foldPlaces(original: string): Folded {
  let text = '';
  const at: number[] = [];
  let place = 0;
  for (const sign of original) {
    const isMiddleDot = sign === '·' && /l$/i.test(text);
    const folded = INVISIBLE.test(sign) || isMiddleDot ? '' : fold(sign);
    for (let index = 0; index < folded.length; index += 1) at.push(place);
    text += folded;
    place += sign.length;
  }
  at.push(original.length);
  return { text, at };
}

/** A part of a text, in places of the original. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where in the original a part of the folded text stands, with the marks that follow its last letter. */
export function originalPlace(original: string, { at }: Folded, start: number, end: number): Place {
  const last = at[end - 1] ?? 0;
  let after = last + (String.fromCodePoint(original.codePointAt(last) ?? 0).length || 1);
  while (/[\p{M}\u00ad\u200b-\u200f\u2060\ufeff]/u.test(original[after] ?? '')) after += 1;
  return { start: at[start] ?? 0, end: Math.max(after, end > start ? after : (at[end] ?? after)) };
}

/** A word of a folded text. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
/** The words of a folded text. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
