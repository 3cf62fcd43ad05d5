import { isCommonGivenName, isCompoundGivenName } from '../lexicon/given-names.ts';
import { foldPrinted } from '../text/fold.ts';
import type { CvTongue } from '../types.ts';

const PARTICLES = new Set(
  "de del la las los el els les i y e da das do dos di du van von der den ter ten zu af av al el- ben bin ibn st san santa mac o d’ d' le".split(
    ' ',
  ),
);
const JOINERS = new Set(['i', 'y', 'e']);
const TITLES = /^(?:dr|dra|mr|mrs|ms|miss|mx|prof|profe|sr|sra|srta|ing|lic|arq|don|doña|d|dª)\.?$/iu;
const SUFFIX = /^(?:jr|sr|ii|iii|iv|phd|ph\.d|md|mba|msc|bsc|cpa|esq)\.?$/iu;

/** A name's words grouped so that each group is one name: particles go with the word after them. */
export function groupNames(words: string[]): string[][] {
  const groups: string[][] = [];
  let open: string[] = [];
  for (const word of words) {
    const folded = word.toLowerCase();
    const previous = groups.at(-1);
    if (JOINERS.has(folded) && previous && open.length === 0) {
      open = [...(groups.pop() ?? []), word];
      continue;
    }
    open.push(word);
    if (!PARTICLES.has(folded)) {
      groups.push(open);
      open = [];
    }
  }
  if (open.length > 0) groups.push(open);
  return groups;
}

/**
 * First and last names of a printed name; `tongue` tells whether two surnames are usual, and an e-mail address such as
 * "amelia.macgregor@…" where they begin. A single name has no last name.
 */
export function splitName(
  printed: string,
  tongue: CvTongue,
  email: string | null = null,
): { firstName: string; lastName: string } {
  const comma = /^([^,]+),\s*(.+)$/.exec(printed);
  if (comma?.[1] && comma[2] && !SUFFIX.test(comma[2])) {
    return { firstName: properCase(comma[2]), lastName: properCase(comma[1]) };
  }
  const words = printed
    .replace(/,.*$/, '')
    .trim()
    .split(/\s+/)
    .filter((w, i, all) => !(i === 0 && TITLES.test(w) && all.length > 1))
    .filter((w, i, all) => !(i === all.length - 1 && i > 1 && SUFFIX.test(w)));
  const groups = groupNames(words);
  const surnames = surnamesInAddress(groups, email) ?? countSurnames(groups, tongue);
  const cut = groups.length - surnames;
  const text = (part: string[][]) => properCase(part.flat().join(' '));
  return { firstName: text(groups.slice(0, cut)), lastName: text(groups.slice(cut)) };
}

const lettersOf = (text: string): string => foldPrinted(text).replace(/[^a-z]/g, '');

/** How many of three or more names are surnames, by an address of the first name and the first of two surnames; null where none tells. */
function surnamesInAddress(groups: string[][], email: string | null): number | null {
  const [given = '', surname = '', ...more] = (email?.split('@')[0] ?? '').split(/[._-]+/).map(lettersOf);
  if (groups.length < 3 || more.length > 0 || given === '' || surname.length < 3) return null;
  const at = groups.findIndex(
    (group, i) =>
      i > 0 &&
      // The last name alone says nothing of the one before it.
      i < groups.length - 1 &&
      lettersOf(group.join('')) === surname &&
      lettersOf(groups.slice(0, i).flat().join('')).startsWith(given),
  );
  // "juan.carlos@…" names no surname.
  return at < 0 || isCommonGivenName(groups[at]?.at(-1) ?? '') ? null : groups.length - at;
}

function countSurnames(groups: string[][], tongue: CvTongue): number {
  if (groups.length <= 1) return 0;
  // "Puigdevall i Casademont", "del Río y Castañeda": both surnames are one group already.
  const last = groups.at(-1) ?? [];
  if (last.some((w, i) => i > 0 && JOINERS.has(w.toLowerCase()))) return 1;
  if (groups.length === 2) return 1;
  const iberian = tongue !== 'en' || looksIberian(groups);
  if (!iberian)
    return hasParticleBefore(groups)
      ? groups.length - 1
      : groups.length === 3 && isNordicDouble(groups)
        ? 2
        : 1;
  if (groups.length === 3) {
    const [first = [], second = []] = groups;
    const compound = isCompoundGivenName(first.at(-1) ?? '', second.at(-1) ?? '');
    const particled =
      second.length > 1 &&
      ['maria', 'jose', 'ana', 'rosa', 'joan', 'juan'].includes(foldPrinted(first[0] ?? ''));
    return compound || particled ? 1 : 2;
  }
  // "Ruiz de la Torre" is one surname of two groups: with the given names known the rest are surnames.
  if (isCompoundGivenName(groups[0]?.at(-1) ?? '', groups[1]?.at(-1) ?? '')) return groups.length - 2;
  const particled = groups.slice(2).some((g) => g.length > 1);
  return particled && !isCommonGivenName(groups[1]?.at(-1) ?? '') ? groups.length - 1 : 2;
}

const IBERIAN_SURNAME = /(?:ez|és|ández|íguez|ñ|ll[aeiou]|puig|vila|ferrer|rosa|garcía|silva|santos)/iu;
const looksIberian = (groups: string[][]) =>
  isCompoundGivenName(groups[0]?.[0] ?? '', groups[1]?.[0] ?? '') ||
  groups.slice(1).filter((g) => IBERIAN_SURNAME.test(g.join(' '))).length >= 2;
const isNordicDouble = (groups: string[][]) => /[åæøöä]/iu.test(groups.flat().join(''));
const hasParticleBefore = (groups: string[][]) => groups.length > 2 && (groups[1]?.length ?? 0) > 1;

/** Names in capitals become `Peñalver Gutiérrez`; names in mixed case stay as they are. */
export function properCase(name: string): string {
  const letters = name.replace(/[^\p{L}]/gu, '');
  if (letters.length < 2 || (letters !== letters.toUpperCase() && letters !== letters.toLowerCase()))
    return name.trim();
  return name
    .trim()
    .toLowerCase()
    .split(' ')
    .map((word, i) => (i > 0 && PARTICLES.has(word) ? word : capitalise(word, i > 0)))
    .join(' ');
}

function capitalise(word: string, isInside: boolean): string {
  const upper = word.replace(/(^|[-’'·(])\p{L}/gu, (m) => m.toUpperCase());
  return isInside ? upper.replace(/^([DL])(?=[’'])/u, (m) => m.toLowerCase()) : upper;
}

/** Whether a text could be a person's printed name. */
export function isNameShaped(text: string): boolean {
  const plain = text.replace(/\(.*?\)/g, '').trim();
  if (plain.length < 3 || plain.length > 60 || /[\d@/|:;•·&+*"]/.test(plain.replace(/l·l/gi, 'll')))
    return false;
  const words = plain.split(/\s+/);
  if (words.length > 8) return false;
  return words.every(
    (w) => /^(?:\p{Lu}[\p{L}’'.·-]*,?|d['’]\p{Lu}\p{L}+)$/u.test(w) || PARTICLES.has(w.toLowerCase()),
  );
}
