import { fold, foldWords } from '@cantera/shared/contracts/text';
import { escapePattern, originalPlace } from './folding.ts';
import { CALLED, isNameAndWord } from './ordinary-words.ts';
import { petNamesOf } from './pet-names.ts';
import { type Identity, MASK, type Searched, type Span } from './rules.ts';

/** Words within names that name nobody alone. */
const PARTICLES = new Set(
  'a al ap bin ibn ben abu d da das de degli del della den der des di do dos du e el i in l la las le les los mc o san santa ter the van vom von y zu'.split(
    ' ',
  ),
);
/** Particles that are somebody's whole name as well: `Al`, `Ben`, `Das`, `San`. */
const NAMES_TOO = new Set('abu al ap ben bin das do du ibn san santa van von'.split(' '));
export type PersonName = Pick<Identity, 'firstName' | 'lastName'>;

/** Folded words of a name that follow each other, and how they are written where they name somebody. */
export interface NamePart {
  readonly words: readonly string[];
  /** `any` writing, or as a `name`, with a capital letter. */
  readonly written: 'any' | 'name';
}
/**
 * The parts of a name that name somebody: no particles, no single letters unless there is nothing else. A particle counts
 * where it is a given name of its own, and where the name has nothing else.
 */
function partsOf(name: string | null, isGiven: boolean): NamePart[] {
  const words = foldWords(name ?? '')
    .split(' ')
    .filter(Boolean);
  const naming = words.filter((word) => !PARTICLES.has(word));
  const long = naming.filter((word) => word.length > 1);
  const parts: NamePart[] = (long.length > 0 ? long : naming).map((word) => ({
    words: [word],
    written: 'any',
  }));
  const [first = ''] = words;
  if (parts.length === 0 && words.length > 0) {
    parts.push({ words, written: 'name' });
    if (words.length > 1)
      for (const word of words) if (NAMES_TOO.has(word)) parts.push({ words: [word], written: 'name' });
  } else if (isGiven && first.length > 1 && PARTICLES.has(first))
    parts.unshift({ words: [first], written: 'name' });
  return parts;
}
const wordsOf = (parts: readonly NamePart[]): string[] =>
  parts.flatMap(({ words }) => (words.length === 1 ? words : []));
export const firstNames = ({ firstName }: PersonName): string[] => wordsOf(partsOf(firstName, true));
export const lastNames = ({ lastName }: PersonName): string[] => wordsOf(partsOf(lastName, false));
/** Every part of somebody's name. */
export const nameParts = ({ firstName, lastName }: PersonName): NamePart[] => [
  ...partsOf(firstName, true),
  ...partsOf(lastName, false),
];
/** Every word of somebody's name, folded. */
export const nameWords = (who: PersonName): string[] => [...new Set([...firstNames(who), ...lastNames(who)])];

/** First letters of the name's words, in small letters, in order. */
export const initialsOf = (who: PersonName): string[] =>
  [...firstNames(who), ...lastNames(who)].map((word) => [...word][0] ?? '');

const EDGE = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
/** A word, broken over lines or written with spaces too. */
function wordPattern(word: string): string {
  const letters = [...word].map(escapePattern);
  const broken = letters.join('(?:-?[\\r\\n]\\s*)?');
  const plural = word.length > 3 ? 's?' : '';
  return word.length > 2 ? `${broken}${plural}|${letters.join('[ .]')}` : broken;
}
const anyOf = (parts: readonly (readonly string[])[]): RegExp | null =>
  parts.length === 0
    ? null
    : new RegExp(
        `${EDGE}(?:${[...parts]
          .sort((one, other) => other.join(' ').length - one.join(' ').length)
          .map((words) =>
            words.length === 1 ? wordPattern(words[0] ?? '') : words.map(escapePattern).join("[\\s'-]+"),
          )
          .join('|')})${END}`,
        'gu',
      );

/** Titles and articles before a name: some say which gender it is of. */
const BEFORE =
  /(?:^|[\s(,;:"'«“])((?:(?:sr|sra|srta|mr|mrs|ms|miss|dr|dra|don|dona|senor|senora|senyor|senyora|en|na|el|la)\.?\s+|[ln]'\s*)+)$/u;
const JOINT = new RegExp(`^[\\s\\-.,'·]*(?:(?:${[...PARTICLES].join('|')})[\\s'\\-]+)*[\\s\\-.,'·]*$`, 'u');

interface FoundName {
  start: number;
  end: number;
}

/** Names that follow each other are one mask: how many words they had is nobody's business. */
function joined(text: string, found: readonly FoundName[]): FoundName[] {
  const out: FoundName[] = [];
  for (const one of found) {
    const last = out.at(-1);
    const gap = last && text.slice(last.end, one.start);
    if (last && gap !== undefined && gap.length < 24 && !/[\n]{2}/.test(gap) && JOINT.test(gap))
      last.end = one.end;
    else out.push({ ...one });
  }
  return out;
}

/** Takes an article or title before, and an initial of the person's beside, into the mask. */
function widened(text: string, initials: ReadonlySet<string>, { start, end }: FoundName): FoundName {
  let [from, to] = [start, end];
  const [, initialBefore] = /(?:^|[^\p{L}\p{N}])((?:\p{L}\.\s*|\p{L}\s+)+)$/u.exec(text.slice(0, from)) ?? [];
  if (initialBefore && [...initialBefore.matchAll(/\p{L}/gu)].every(([letter]) => initials.has(letter)))
    if (initialBefore.includes('.')) from -= initialBefore.length;
  const [initialAfter] = /^\s+\p{L}(?:\.|(?=[\s,;:)]|$))(?:\s?\p{L}\.)*/u.exec(text.slice(to)) ?? [];
  if (initialAfter?.includes('.') && [...initialAfter.matchAll(/\p{L}/gu)].every(([l]) => initials.has(l)))
    to += initialAfter.length;
  const [, title] = BEFORE.exec(text.slice(0, from)) ?? [];
  if (title) from -= title.length;
  return { start: from, end: to };
}

/** Where a pattern stands, as far as it is written so. */
const placesOf = (
  { text, folded }: Searched,
  pattern: RegExp | null,
  isMeant: (written: string, place: FoundName) => boolean,
): FoundName[] =>
  pattern === null
    ? []
    : [...folded.text.matchAll(pattern)]
        .map((match) => ({ start: match.index, end: match.index + match[0].length }))
        .filter((found) => {
          const { start, end } = originalPlace(text, folded, found.start, found.end);
          return isMeant(text.slice(start, end), found);
        });

/** Masks names where they were found, with what stands beside them. */
function maskNames(
  { text, folded }: Searched,
  found: readonly FoundName[],
  initials: ReadonlySet<string>,
): Span[] {
  const sorted = [...found].sort((one, other) => one.start - other.start);
  return joined(
    folded.text,
    sorted.map((one) => widened(folded.text, initials, one)),
  ).map(({ start, end }) => ({ ...originalPlace(text, folded, start, end), kind: 'NAME', as: MASK }));
}

const hasCapital = (written: string): boolean => written !== written.toLowerCase();
const AFTER_CALLED = new RegExp(`(?<!\\p{L})${CALLED}$`, 'u');
/** Whether a name that is a word too is meant in small letters: after `my name is`, or beside another name. */
const isCalled = (text: string, { start, end }: FoundName, others: readonly FoundName[]): boolean =>
  AFTER_CALLED.test(text.slice(0, start)) ||
  others.some(
    (other) => /^[ \t]+$/.test(text.slice(end, other.start)) || /^[ \t]+$/.test(text.slice(other.end, start)),
  );

/** Every word of the name, in any case, with or without accents; surnames that are words too. */
export function namesRule(who: PersonName): (searched: Searched) => Span[] {
  const parts = nameParts(who);
  const written = (how: NamePart['written']): RegExp | null =>
    anyOf(parts.flatMap((part) => (part.written === how ? [part.words] : [])));
  const [any, asNames] = [written('any'), written('name')];
  const initials = new Set(initialsOf(who));
  return (searched) => {
    const sure = [...placesOf(searched, any, () => true), ...placesOf(searched, asNames, hasCapital)];
    const { text } = searched.folded;
    const called = placesOf(
      searched,
      asNames,
      (said, place) => !hasCapital(said) && isCalled(text, place, sure),
    );
    // `al das`: each is a word, both together are a name.
    const whole = placesOf(searched, asNames, (said, place) => !hasCapital(said) && isPair(text, place));
    return maskNames(searched, [...sure, ...called, ...whole], initials);
  };
  function isPair(text: string, { start, end }: FoundName): boolean {
    const pairs = pairsOfWords(who);
    const said = text.slice(start, end);
    return pairs.some(
      ([first, last]) =>
        (said === first && text.slice(end).match(/^[ \t]+(\p{L}+)/u)?.[1] === last) ||
        (said === last && text.slice(0, start).match(/(\p{L}+)[ \t]+$/u)?.[1] === first),
    );
  }
}

/** A given name and a surname that are both words of the language, which together name somebody in small letters too. */
export function pairsOfWords({ firstName, lastName }: PersonName): [string, string][] {
  const asName = (name: string | null, isGiven: boolean): string[] =>
    partsOf(name, isGiven).flatMap(({ words, written }) =>
      written === 'name' && words.length === 1 ? words : [],
    );
  const lasts = asName(lastName, false);
  return asName(firstName, true).flatMap((first) => lasts.map((last): [string, string] => [first, last]));
}

/** Short forms of somebody's given names, folded, that are no word of the name. */
export function petNames(who: PersonName): string[] {
  const own = new Set(nameWords(who));
  return [...new Set(firstNames(who).flatMap(petNamesOf))].filter((pet) => !own.has(pet));
}

/** How a short form is written where it is a name: those of up to four letters that are words too with a capital. */
export const petWriting = (pet: string): NamePart['written'] =>
  [...pet].length > 4 || !isNameAndWord(pet) ? 'any' : 'name';

/** Short forms of given names; those that are words too only as names are written, or where somebody is called so. */
export function petNamesRule(who: PersonName): (searched: Searched) => Span[] {
  const pattern = anyOf(petNames(who).map((pet) => [pet]));
  const initials = new Set(initialsOf(who));
  return (searched) =>
    maskNames(
      searched,
      placesOf(
        searched,
        pattern,
        (written, place) =>
          petWriting(fold(written)) === 'any' ||
          /^\p{Lu}/u.test(written) ||
          isCalled(searched.folded.text, place, []),
      ),
      initials,
    );
}

/** Whether letters are some of the initials, in their order: who has four names signs with two or three. */
export function areInitials(letters: string, all: string): boolean {
  let at = 0;
  for (const letter of all) if (letter === letters[at]) at += 1;
  return letters.length > 1 && at === letters.length;
}

/** `A. G.`, `A.G.L.`, `AGL`; two letters without dots only where they stand alone on a line, as below a letter. */
export function initialsRule(who: PersonName): (searched: Searched) => Span[] {
  const all = initialsOf(who).join('');
  return ({ text }) => {
    if (all.length < 2) return [];
    const isOf = (letters: string): boolean => areInitials(fold(letters), all);
    const spans: Span[] = [];
    const add = (start: number, length: number): void => {
      spans.push({ start, end: start + length, kind: 'NAME', as: MASK });
    };
    for (const match of text.matchAll(/(?<![\p{L}\p{N}.])(?:\p{Lu}\.\s?){2,6}(?![\p{L}\p{N}])/gu))
      if (isOf(match[0].replace(/[^\p{L}]/gu, ''))) add(match.index, match[0].trimEnd().length);
    for (const match of text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}{3,8}(?![\p{L}\p{N}])/gu))
      if (fold(match[0]) === all) add(match.index, match[0].length);
    for (const match of text.matchAll(/^[ \t]*[-–—(]?[ \t]*(\p{Lu}{2})[ \t]*\)?[ \t]*$/gmu))
      if (isOf(match[1] ?? '')) add(match.index + match[0].indexOf(match[1] ?? ''), 2);
    return spans;
  };
}
