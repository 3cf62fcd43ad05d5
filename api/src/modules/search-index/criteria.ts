import type { Clause, ClauseValue } from '@cantera/shared/contracts/candidate-search';
import { type Criterion, type Expression, mostPoints } from './evaluator/expression.ts';
import {
  cityTerm,
  conceptTerm,
  consentTerm,
  countryTerm,
  KIND,
  type Kind,
  keywordsOf,
  LONGEST_RUN,
  LONGEST_SUMMARY_RUN,
  languageTerm,
  regionTerm,
  runsOf,
  SALARY,
  statusTerm,
  term,
  wholeTerm,
  wordsOf,
  YEAR_STEPS,
  YEARS,
  yearsTerm,
} from './people/term-names.ts';

/** Points of a wish, whatever it asks. */
const WISH_POINTS = 2;
/** What counts beside all clauses: somebody looks for a job. */
export const BONUS = { expression: { term: statusTerm('ACTIVE') }, points: 1 } as const;
/** How much of what is asked for somebody meets, in percent: by points, or by how many clauses where none gives points. */
export function percentOf(
  criteria: readonly Criterion[],
  { points, clauses }: { readonly points: number; readonly clauses: readonly { readonly met: boolean }[] },
): number {
  const most = mostPoints(criteria);
  if (most > 0) return Math.round((100 * points) / (most + BONUS.points));
  const met = clauses.filter((clause) => clause.met).length;
  return clauses.length === 0 ? 0 : Math.round((100 * met) / clauses.length);
}
/** Whom no search finds. */
export const NEVER: Expression = { term: consentTerm('REJECTED') };

interface Grade {
  readonly points: number;
  /** It is met by a name, which orders nobody: a wish has no such grade. */
  readonly isName?: true;
  readonly expression: Expression;
}
/** The words that each beginning opens, by the beginning. */
export type Openings = ReadonlyMap<string, readonly string[]>;
/** What an index knows of words. */
export interface Words {
  readonly openings: Openings;
  /** Of neighbouring words it knows pairs alone, as one of another version may: a phrase is all of its pairs then. */
  readonly hasPairsAlone: boolean;
}
const ALL_WORDS: Words = { openings: new Map(), hasPairsAlone: false };
const PAIR = 2;

const all = (parts: readonly Expression[]): Expression => {
  const [one] = parts;
  return parts.length === 1 && one ? one : { all: parts };
};
const terms = (kind: Kind, values: readonly string[]): Expression =>
  all(values.map((value) => ({ term: term(kind, value) })));

/** A word, or a phrase of neighbouring words, in short texts of a kind whose runs are of `runs`. */
function phrase(
  label: string,
  kind: Kind,
  { hasPairsAlone }: Pick<Words, 'hasPairsAlone'>,
  runs: Kind = kind,
): Expression {
  const words = wordsOf(label);
  const longest = hasPairsAlone ? PAIR : LONGEST_RUN;
  return words.length > 1 ? terms(runs, runsOf(words, Math.min(longest, words.length))) : terms(kind, words);
}

/**
 * A word or phrase in any short text or in the summary, whose longer phrases are runs of three: these may stand apart, so that they
 * leave nobody out.
 */
function phraseAnywhere(label: string, excludes: boolean, known: Words): Expression {
  const inShort = phrase(label, KIND.word, known, KIND.run);
  // Pairs are known of the summary as well.
  if (known.hasPairsAlone) return inShort;
  const words = wordsOf(label);
  if (words.length < LONGEST_SUMMARY_RUN || (excludes && words.length > LONGEST_SUMMARY_RUN)) return inShort;
  return { any: [inShort, terms(KIND.summaryRun, runsOf(words, LONGEST_SUMMARY_RUN))] };
}

/** What a label with a star at its end begins with, folded; undefined of any other. */
export function beginningOf(label: string): string | undefined {
  const words = wordsOf(label);
  return label.trim().endsWith('*') && words.length === 1 ? words[0] : undefined;
}

/** Words of a CV, which keeps none that say nothing; nobody where there is no other. */
function cvWords(label: string): Expression {
  const words = keywordsOf(label);
  return words.length > 0 ? terms(KIND.cvWord, words) : { any: [] };
}

/** Whether a text is several words, not one with a sign in it ("back-end") or beside one that says nothing. */
const isOfWords = (label: string): boolean =>
  label.split(/\s+/).filter((piece) => keywordsOf(piece).length > 0).length > 1;

/** `excludes`: a phrase then leaves nobody out whose CV only has its words here and there. */
function wordGrades(label: string, known: Words, excludes: boolean): Grade[] {
  const beginning = beginningOf(label);
  const isScattered = excludes && isOfWords(label);
  const graded = (kind: Kind): Expression =>
    beginning === undefined
      ? terms(kind, wordsOf(label))
      : { any: (known.openings.get(beginning) ?? []).map((word) => ({ term: term(kind, word) })) };
  return [
    {
      points: 2,
      expression: beginning === undefined ? phraseAnywhere(label, excludes, known) : graded(KIND.word),
    },
    ...(isScattered
      ? []
      : [{ points: 1, expression: beginning === undefined ? cvWords(label) : graded(KIND.cvWord) }]),
    { points: 0, isName: true, expression: graded(KIND.name) },
  ];
}

const both = (
  points: readonly [number, number],
  make: (kind: Kind) => Expression,
  kinds: readonly [Kind, Kind],
) => kinds.map((kind, at) => ({ points: points[at] ?? 0, expression: make(kind) }));

/** What a concept asks, by the name before its first sign. */
function conceptGrades(concept: string, atLeast: number | undefined): Grade[] | undefined {
  const [, space = '', name = ''] = /^([a-z]+)[.:](.+)$/.exec(concept) ?? [];
  const once = (one: string): Grade[] => [{ points: 0, expression: { term: one } }];
  const ofConcept = (kind: Kind): Expression => ({ term: conceptTerm(kind, name) });
  switch (space) {
    case 'occupation':
      return both([4, 2], ofConcept, [KIND.titleNow, KIND.titleBefore]);
    case 'skill':
      return both([3, 1], ofConcept, [KIND.skillListed, KIND.skillMentioned]);
    case 'credential':
      return [
        {
          points: 0,
          expression: { any: [KIND.education, KIND.skillListed, KIND.skillMentioned].map(ofConcept) },
        },
      ];
    case 'city':
      return once(cityTerm(name));
    case 'region': {
      const [country = '', ...region] = name.split('/');
      return once(regionTerm(country, region.join('/')));
    }
    case 'country':
      return once(countryTerm(name));
    case 'language': {
      const [code = '', own] = name.split(':');
      return once(languageTerm(code, Math.max(1, Math.min(5, Math.ceil(Number(own ?? atLeast ?? 1) || 1)))));
    }
    case 'status':
      return once(statusTerm(name));
    default:
      return undefined;
  }
}

function labelGrades(kind: Clause['kind'], label: string, known: Words, excludes: boolean): Grade[] {
  const inKind = (one: Kind): Expression => phrase(label, one, known);
  switch (kind) {
    case 'TITLE':
      return both([4, 2], inKind, [KIND.titleNow, KIND.titleBefore]);
    case 'COMPANY':
      return both([3, 2], inKind, [KIND.companyNow, KIND.companyBefore]);
    case 'SKILL': {
      const mentioned = wordGrades(label, known, excludes).filter(({ isName }) => !isName);
      return [
        { points: 3, expression: { term: wholeTerm(KIND.skillListed, label) } },
        { points: 1, expression: { any: mentioned.map(({ expression }) => expression) } },
      ];
    }
    case 'PLACE':
      return [{ points: 0, expression: inKind(KIND.place) }];
    case 'EDUCATION':
      return [{ points: 0, expression: inKind(KIND.education) }];
    case 'NAME':
      return [{ points: 0, isName: true, expression: terms(KIND.name, wordsOf(label)) }];
    default:
      return wordGrades(label, known, excludes);
  }
}

function valueGrades(clause: Clause, value: ClauseValue, known: Words): Grade[] {
  const found =
    (value.concept && conceptGrades(value.concept, clause.atLeast)) ||
    labelGrades(clause.kind, value.label, known, clause.not || value.not === true);
  const grades = found.filter(({ isName }) => !(clause.optional && isName));
  if (!value.not) return grades;
  return [{ points: 0, expression: { not: { any: grades.map(({ expression }) => expression) } } }];
}

/** Years that have a term of their own are asked by it. */
function numberGrade({ kind, atLeast, atMost }: Clause): Grade {
  const step = YEAR_STEPS.find((one) => one === atLeast);
  if (kind === 'YEARS' && step !== undefined && atMost === undefined)
    return { points: 0, expression: { term: yearsTerm(step) } };
  const bounds = {
    ...(atLeast === undefined ? {} : { atLeast }),
    ...(atMost === undefined ? {} : { atMost }),
  };
  return { points: 0, expression: { number: kind === 'YEARS' ? YEARS : SALARY, ...bounds } };
}

/** Alternatives of the same points are one grade; the most points come first. */
function joined(grades: readonly Grade[]): Grade[] {
  return [...Map.groupBy(grades, ({ points }) => points)]
    .sort(([one], [other]) => other - one)
    .map(([points, same]) => {
      const [first] = same;
      const any = same.map(({ expression }) => expression);
      return { points, expression: same.length === 1 && first ? first.expression : { any } };
    });
}

/** What a clause asks of the terms of people. One without values asks nothing. */
export function criterionOf(clause: Clause, known: Words = ALL_WORDS): Criterion {
  const { kind, any, not, optional } = clause;
  const grades =
    kind === 'YEARS' || kind === 'SALARY'
      ? [numberGrade(clause)]
      : joined(any.flatMap((value) => valueGrades(clause, value, known)));
  const asked =
    grades.length > 0 ? grades : [{ points: 0, expression: any.length > 0 ? { any: [] } : { all: [] } }];
  return {
    not,
    optional,
    notPoints: optional ? WISH_POINTS : 0,
    grades: optional
      ? [{ points: WISH_POINTS, expression: { any: asked.map(({ expression }) => expression) } }]
      : asked,
  };
}
