import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@cantera/shared/contracts/enums';

/** One way to make a word of another: what goes, what comes, and where that may be. */
interface Rule {
  readonly flag: string;
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp;
  /** Flags of the word that it makes. */
  readonly more: readonly string[];
}
interface Dictionary {
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly prefixes: ReadonlyMap<string, readonly Rule[]>;
  readonly suffixes: ReadonlyMap<string, readonly Rule[]>;
}

const PACKAGES: Readonly<Record<Locale, string>> = {
  en: 'dictionary-en-gb',
  es: 'dictionary-es',
  ca: 'dictionary-ca',
};
const flagsIn = (text: string, isLong: boolean): string[] =>
  isLong ? (text.match(/../gu) ?? []) : [...text];

/** A line of a rule in the Hunspell format: `SFX flag strip add/flags condition`. */
function ruleOf(line: string, isLong: boolean): Rule | undefined {
  const [kind = '', flag = '', strip = '', added = '', condition = '.'] = line.split(/\s+/u);
  const [add = '', flags = ''] = added.split('/');
  // The first line of a group says how many rules follow.
  if (/^[YN]$/u.test(strip) && /^\d+$/u.test(added)) return undefined;
  return {
    flag,
    strip: strip === '0' ? '' : strip,
    add: add === '0' ? '' : add,
    condition: new RegExp(kind === 'SFX' ? `${condition}$` : `^${condition}`, 'u'),
    more: flagsIn(flags, isLong),
  };
}

function readDictionary(locale: Locale): Dictionary {
  const folder = path.dirname(fileURLToPath(import.meta.resolve(PACKAGES[locale])));
  const read = (ending: string): string[] =>
    readFileSync(path.join(folder, `index.${ending}`), 'utf8').split(/\r?\n/u);
  const lines = read('aff');
  const isLong = lines.some((line) => line.startsWith('FLAG long'));
  const rulesOf = (kind: string): Map<string, Rule[]> => {
    const rules = lines
      .filter((line) => line.startsWith(`${kind} `))
      .flatMap((line) => ruleOf(line, isLong) ?? []);
    return Map.groupBy(rules, ({ add }) => add);
  };
  const words = new Map<string, string[]>();
  for (const line of read('dic').slice(1)) {
    const [word = '', flags = ''] = (line.split(/\s/u)[0] ?? '').split('/');
    words.set(word, [...(words.get(word) ?? []), ...flagsIn(flags, isLong)]);
  }
  return { words, prefixes: rulesOf('PFX'), suffixes: rulesOf('SFX') };
}

const DEPTH = 3;
/** Whether a word with some flags is made of one of the dictionary by its rules. */
function isMade(dictionary: Dictionary, word: string, needs: readonly string[], depth: number): boolean {
  const flags = dictionary.words.get(word);
  if (flags && needs.every((need) => flags.includes(need))) return true;
  if (depth === 0) return false;
  const from = (stem: string, { flag, more, condition }: Rule): boolean =>
    condition.test(stem) &&
    isMade(dictionary, stem, [flag, ...needs.filter((need) => !more.includes(need))], depth - 1);
  for (let at = 0; at <= word.length; at += 1) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    if (dictionary.suffixes.get(end)?.some((rule) => from(start + rule.strip, rule))) return true;
    if (dictionary.prefixes.get(start)?.some((rule) => from(rule.strip + end, rule))) return true;
  }
  return false;
}

/** Pronouns that Spanish joins to an imperative, which then gets an accent: "inscribe" and "te" are "inscríbete". */
const JOINED = /(?:[mts]e|l[aoe]s?|nos)$/u;
const withoutAccents = (word: string): string =>
  word.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');
/** Other ways to write a word that are of the language where the word is. */
function formsOf(word: string, locale: Locale): string[] {
  const small = word.toLowerCase();
  const isJoined = locale === 'es' && JOINED.test(small) && /[áéíóú]/u.test(small);
  const verb = isJoined ? [withoutAccents(small.replace(JOINED, ''))] : [];
  return [...new Set([small, word, capital(small), ...verb])];
}
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/**
 * Tells the words of a language from others, by the dictionaries that LibreOffice and Firefox have; a word may begin with a capital
 * letter where a sentence does.
 */
export function openDictionary(locale: Locale): (word: string) => boolean {
  const dictionary = readDictionary(locale);
  const known = new Map<string, boolean>();
  const isWord = (word: string): boolean =>
    formsOf(word, locale).some((form) => isMade(dictionary, form, [], DEPTH));
  return (word) => {
    const plain = word.replaceAll('’', "'");
    const isKnown =
      known.get(plain) ??
      (isWord(plain) || plain.split(/['-]/u).every((part) => part.length === 1 || isWord(part)));
    known.set(plain, isKnown);
    return isKnown;
  };
}

/** The words of a text, with what apostrophes and hyphens join ("fer-ne", "d’equip"); a level such as B2 is none. */
export const wordsIn = (text: string): string[] =>
  text.match(/(?<![\p{L}\d])\p{L}[\p{L}\p{M}·]*(?:['’-]\p{L}[\p{L}\p{M}·]*)*(?![\p{L}\d])/gu) ?? [];
