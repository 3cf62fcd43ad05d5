import { type Concept, foldTerm, searchLexicon } from '../../lexicon/index.ts';
import { isStopWord } from '../../query-language/index.ts';

/**
 * Kinds of terms: title now and before, title of any job as a whole, skill listed and mentioned, word in a short field and in the
 * CV, run of neighbouring words in a short field, run of three in the summary, name, company now and before, school and degree,
 * place in words, salary now and expected.
 */
export const KIND = {
  titleNow: 't1',
  titleBefore: 't0',
  post: 'jt',
  skillListed: 's1',
  skillMentioned: 's0',
  word: 'w2',
  cvWord: 'w1',
  run: 'p2',
  summaryRun: 'p3',
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

/** Words of the longest run that has a term of its own; a longer phrase is all its runs of so many. */
export const LONGEST_RUN = 6;
/** Words of the longest run of a summary, whose runs are as many as its words and seldom those of another. */
export const LONGEST_SUMMARY_RUN = 3;

/** The runs of `length` neighbouring words, in order. */
export const runsOf = (words: readonly string[], length: number): string[] =>
  words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
/** The runs of two words and more, up to `longest`. */
export const allRunsOf = (words: readonly string[], longest: number): string[] =>
  Array.from({ length: Math.max(0, Math.min(longest, words.length) - 1) }, (_, at) =>
    runsOf(words, at + 2),
  ).flat();

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
