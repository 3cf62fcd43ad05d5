import type { MaskKind } from '@cantera/shared/contracts/report-blocks';
import { fold, foldWords } from '@cantera/shared/contracts/text';
import type { Identity } from '../masking/index.ts';
import {
  formsOf,
  handleForms,
  initialsOf,
  isNoWord,
  nameParts,
  pairsOfWords,
  petNames,
  petWriting,
  shownLessForms,
} from '../masking/known.ts';

/** Words that follow each other, whole. */
export interface WordNeedle {
  readonly kind: MaskKind;
  readonly words: readonly string[];
  readonly written: 'any' | 'name' | 'capitals';
  /** No word of the language: in small letters too where somebody tells of a job. */
  readonly isNoWord?: boolean;
}
/** Letters and digits, whatever stands between them. */
export interface SquashedNeedle {
  readonly kind: MaskKind;
  readonly letters: string;
  /** Only as a word of its own: within others it would be chance. */
  readonly isWord: boolean;
}
/** Needles by their first word: a text is gone through once, however many there are. */
export type WordIndex = ReadonlyMap<string, readonly WordNeedle[]>;
export interface Needles {
  readonly words: readonly WordIndex[];
  readonly squashed: readonly SquashedNeedle[];
}

export const squash = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

export function indexOf(needles: readonly WordNeedle[]): WordIndex {
  const index = new Map<string, WordNeedle[]>();
  for (const needle of needles) {
    const first = needle.words[0] ?? '';
    const known = index.get(first);
    if (known) known.push(needle);
    else index.set(first, [needle]);
  }
  return index;
}
const organisations = (kind: MaskKind, list: readonly string[]): WordNeedle[] =>
  list
    .flatMap(formsOf)
    .map((form) => ({ kind, words: form.words, written: form.written, isNoWord: isNoWord(form) }));

/** The clients of a report are the same for all of its people. */
const clientIndexes = new WeakMap<readonly string[], WordIndex>();
/** What would name one of the companies that the agency hires for. */
export function clientNeedles(clients: readonly string[]): WordIndex {
  const known = clientIndexes.get(clients);
  if (known) return known;
  const made = indexOf(organisations('CLIENT', clients));
  clientIndexes.set(clients, made);
  return made;
}

/** What would tell who somebody is, to be looked for in whatever was made of them. */
export function needlesOf(who: Identity): Needles {
  const words: WordNeedle[] = nameParts(who).map((part) => ({ kind: 'NAME', ...part }));
  for (const pair of pairsOfWords(who)) words.push({ kind: 'NAME', words: pair, written: 'any' });
  for (const pet of petNames(who)) words.push({ kind: 'NAME', words: [pet], written: petWriting(pet) });
  const initials = initialsOf(who).join('');
  if (initials.length > 2) words.push({ kind: 'NAME', words: [initials], written: 'capitals' });
  words.push(...organisations('EMPLOYER', who.employers), ...organisations('SCHOOL', who.schools));
  for (const { name } of who.cities)
    words.push({ kind: 'CITY', words: foldWords(name).split(' '), written: 'any' });
  for (const form of who.less.flatMap(shownLessForms)) {
    const plain = form.flatMap((word) => foldWords(word).split(' ')).filter(Boolean);
    // `C#` is no `C`.
    if (plain.join('').length > 1) words.push({ kind: 'SHOWN_LESS', words: plain, written: 'any' });
  }
  const squashed: SquashedNeedle[] = handleForms(who)
    .filter(({ letters, needsSign }) => letters.length > 7 && !needsSign)
    .map(({ letters, isWhole }) => ({ kind: 'NAME', letters, isWord: !isWhole }));
  const add = (kind: MaskKind, letters: string): void => {
    if (letters.length > 5) squashed.push({ kind, letters, isWord: false });
  };
  add('EMAIL', squash(who.email ?? ''));
  add('PHONE', (who.phoneNumber ?? '').replace(/\D/g, '').slice(-9));
  add('WEB_ADDRESS', squash((who.linkedin ?? '').replace(/^https?:\/\/(?:www\.)?/, '')));
  return { words: [indexOf(words), clientNeedles(who.clients)], squashed };
}
