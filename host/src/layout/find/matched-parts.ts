import { fold } from '@cantera/shared/contracts/text';

/** A piece of a text, and whether it is what was looked for. */
export type Part = { text: string; isMatch: boolean };

const PHONE = /^[+(]*\d[\d\s().-]*$/;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * The words of a search, folded; a telephone in any spacing is one word of digits. After a plus the digits behind the code of
 * the country are another, for numbers that stand without it.
 */
export function soughtWords(term: string): string[] {
  const words = fold(term).split(/\s+/).filter(Boolean);
  const digits = digitsOf(term).replace(/^0+/, '');
  if (!PHONE.test(term)) return words;
  if (/^\(?\+/.test(term)) return [digits, digitsOf(words.slice(1).join(''))].filter(Boolean);
  return digits.length > 3 ? [...words, digits] : words;
}

/** Letters of a text as they are compared, and for each the place of the sign that it came from. */
function comparable(signs: readonly string[], isNumber: boolean): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  for (const [at, sign] of signs.entries())
    for (const letter of isNumber ? digitsOf(sign) : fold(sign)) {
      letters += letter;
      places.push(...Array.from(letter, () => at));
    }
  return { letters, places };
}

/** A text in its pieces, with those marked that hold a sought word; in a telephone, digits alone count. */
export function matchedParts(text: string, words: readonly string[]): Part[] {
  const signs = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const isNumber = PHONE.test(text);
  const { letters, places } = comparable(signs, isNumber);
  const isMarked = signs.map(() => false);
  // Of a telephone the longest run that was typed is marked, and not every digit that is like one of it.
  const longest = [...words].sort((one, other) => other.length - one.length);
  const marked = isNumber ? longest.filter((word) => letters.includes(word)).slice(0, 1) : words;
  for (const word of marked)
    for (let at = letters.indexOf(word); at >= 0 && word; at = letters.indexOf(word, at + word.length))
      // What stands between the digits of a telephone is marked with them.
      isMarked.fill(true, places[at], (places[at + word.length - 1] ?? 0) + 1);
  const parts: Part[] = [];
  for (const [at, sign] of signs.entries()) {
    const last = parts.at(-1);
    if (last && last.isMatch === isMarked[at]) last.text += sign;
    else parts.push({ text: sign, isMatch: isMarked[at] ?? false });
  }
  return parts;
}

/** Whether a text holds one of the words. */
export const holdsOneOf = (text: string, words: readonly string[]): boolean =>
  matchedParts(text, words).some(({ isMatch }) => isMatch);
