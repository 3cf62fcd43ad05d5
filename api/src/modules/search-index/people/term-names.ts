import { type Concept, foldTerm, searchLexicon } from '../../lexicon/index.ts';
import { isStopWord } from '../../query-language/index.ts';

/**
 * Kinds of terms: title now and before, title of any job as a whole, skill listed and mentioned, word in a short field and in the
 * CV, pair of neighbouring words, name, company now and before, school and degree, place in words, salary now and expected.
 */
export const KIND = {
  titleNow: 't1',
  titleBefore: 't0',
  post: 'jt',
  skillListed: 's1',
  skillMentioned: 's0',
  word: 'w2',
  cvWord: 'w1',
  pair: 'p2',
  name: 'n',
  companyNow: 'c1',
  companyBefore: 'c0',
  education: 'e',
  place: 'pl',
  salary: 'sn',
  expectedSalary: 'se',
} as const;
export type Kind = (typeof KIND)[keyof typeof KIND];

/** Names of numbers. */
export const YEARS = 'y';
export const SALARY = 'sa';
/** Years that have a term of their own. */
export const YEAR_STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25] as const;

export const term = (kind: Kind, value: string): string => `${kind}:${value}`;
export const conceptTerm = (kind: Kind, id: string): string => `${kind}:@${id}`;
/** A text as a whole: a listed skill, a job title, a degree. */
export const wholeTerm = (kind: Kind, text: string): string => `${kind}:=${foldTerm(text)}`;
export const cityTerm = (id: number | string): string => `ci:${id}`;
export const regionTerm = (countryCode: string, region: string): string =>
  `re:${countryCode}/${foldTerm(region)}`;
export const countryTerm = (code: string): string => `co:${code}`;
export const languageTerm = (code: string, level: number): string => `l:${code.toLowerCase()}:${level}`;
/** An amount of a salary as it is stored, whatever its currency. */
export const amountTerm = (kind: Kind, amount: number): string => term(kind, String(amount));
export const yearsTerm = (step: number): string => `ys:${step}`;
export const statusTerm = (status: string): string => `js:${status}`;
export const consentTerm = (status: string): string => `g:${status}`;

/** Longer words are no words. */
const MAX_WORD = 60;

/** The words of a text as they are compared, in order. */
export const wordsOf = (text: string): string[] =>
  foldTerm(text)
    .split(' ')
    .filter((word) => word !== '' && word.length <= MAX_WORD);
/** The words that somebody is found by. */
export const keywordsOf = (text: string): string[] => wordsOf(text).filter((word) => !isStopWord(word));
export const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]} ${word}`);

/** A concept with everything that it is a case of. */
export function withBroader(concept: Concept): Concept[] {
  const broader = searchLexicon.conceptById(concept.broader);
  return broader ? [concept, ...withBroader(broader)] : [concept];
}

const LEGAL_FORM =
  /(?:\s(?:s l u|s l|slu|sl|s a u|s a|sau|sa|s c p|scp|s coop|inc|ltd|llc|gmbh|plc|corp|co))+$/;
/** The whole name of a company, without its legal form. */
export const companyTerm = (kind: Kind, name: string): string =>
  `${kind}:=${foldTerm(name).replace(LEGAL_FORM, '')}`;
