import { fold } from '@cantera/shared/contracts/text';

/** A piece of a text, and whether it is what was looked for. */
export type Part = { text: string; isMatch: boolean };

const PHONE = /^[+(]*\d[\d\s().-]*$/;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The words of a search, folded; a telephone in any spacing is one word of digits. */
export function soughtWords(term: string): string[] {
  const number = term.trim();
  const words = fold(number).split(/\s+/).filter(Boolean);
  return PHONE.test(number) && digitsOf(number).length > 3
    ? [...words, digitsOf(number).replace(/^0+/, '')]
    : words;
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
  const { letters, places } = comparable(signs, PHONE.test(text));
  const isMarked = signs.map(() => false);
  for (const word of words)
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
