import { fold, isAscii } from '@cantera/shared/contracts/text';

/** Signs that tell one name from another: C from C++ and C#, Node from Node.js. */
const KEPT = /[^\p{L}\p{N}+#]+/gu;
const KEPT_ASCII = /[^a-z0-9+#]+/g;

/** A word without the ending of its plural: `installations` and `installation`, `redes` and `red` are one. */
function singular(word: string): string {
  if (word.length > 5 && /[^aeiou]es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

const withoutMarks = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('·', '');

const folded = (text: string): string =>
  (isAscii(text) ? text.toLowerCase().replace(KEPT_ASCII, ' ') : fold(withoutMarks(text)).replace(KEPT, ' '))
    .trim()
    .split(' ')
    .map(singular)
    .join(' ');

/** What was folded last: a text is asked for its words, its pairs and its concepts one after the other. */
let last = { text: '', term: '' };

/** Words as they are compared: folded, parted by one space, in the singular. */
export function foldTerm(text: string): string {
  if (last.text !== text) last = { text, term: folded(text) };
  return last.term;
}

/** How the form of the other gender is put behind a title: "director/a", "dependiente (a)", "advocat/ada". */
const SECOND_FORM =
  /(?<=\p{L}{3})(?:\/-?|\s?\(-?)(?:[ao]s?|ore?s?|oras?|ras?|i?va|ves|i?ves|a?da|a?des|[io]?na|era?|eres|e?s?sa|ta)\)?(?!\p{L})/giu;
/** A text in which each title stands in one of the forms that it was written in. */
export const withoutSecondForms = (text: string): string => text.replace(SECOND_FORM, '');

/** Whether folded words stand in a folded text as whole words. */
export const hasTerm = (text: string, term: string): boolean =>
  term !== '' && ` ${text} `.includes(` ${term} `);
