import type { Clause, CountedClause } from '@cantera/shared/contracts/candidate-search';
import { TooComplexError } from '../query-language/index.ts';
import {
  BONUS,
  beginningOf,
  type Criterion,
  criterionOf,
  type Expression,
  KIND,
  NEVER,
  type OpenIndex,
  type SearchOutcome,
  search,
  term,
  termsOf,
} from '../search-index/index.ts';
import { slipsOf } from './nearest.ts';

/** Words that the beginnings of a search open at most, each in three kinds; and what one opens. */
const MOST_OPENED = 400;
const MOST_EACH = 200;
const LEAST_EACH = 20;

/** The criteria of clauses, with what beginnings of words open. */
export async function criteriaOf(index: OpenIndex, clauses: readonly Clause[]): Promise<Criterion[]> {
  const beginnings = new Set(
    clauses.flatMap(({ any }) =>
      any.flatMap(({ label, concept }) => (concept ? [] : (beginningOf(label) ?? []))),
    ),
  );
  const most = Math.min(MOST_EACH, Math.floor(MOST_OPENED / beginnings.size));
  // So many beginnings are more than anybody asks, and each costs statements.
  if (most < LEAST_EACH) throw new TooComplexError();
  const openings = new Map<string, string[]>();
  for (const beginning of beginnings) {
    const words = new Set<string>();
    for (const kind of [KIND.word, KIND.cvWord, KIND.name])
      for (const found of await index.beginning(term(kind, beginning), most))
        words.add(found.slice(kind.length + 1));
    openings.set(beginning, [...words].slice(0, most));
  }
  const hasPairsAlone = await index.isOlder();
  return clauses.map((clause) => criterionOf(clause, { openings, hasPairsAlone }));
}

/** Terms that a search may read. */
const MOST_TERMS = 1500;
/** Terms that a number is asked by. */
const OF_NUMBER = 21;
const sizeOf = (expression: Expression): number => {
  if ('term' in expression) return 1;
  if ('not' in expression) return sizeOf(expression.not);
  if ('number' in expression) return OF_NUMBER;
  return ('all' in expression ? expression.all : expression.any).reduce((sum, part) => sum + sizeOf(part), 0);
};

/** Throws TooComplexError for criteria that read more than a search may. */
export function requireSimple(criteria: readonly Criterion[]): void {
  const size = criteria
    .flatMap(({ grades }) => grades)
    .reduce((sum, { expression }) => sum + sizeOf(expression), 0);
  if (size > MOST_TERMS) throw new TooComplexError();
}

interface Asked {
  readonly limit: number;
  /** Candidates who are left out. */
  readonly without?: readonly string[];
  readonly place?: { readonly points: number; readonly doc: number };
  /** Who is left out beside those whom no search finds. */
  readonly never?: Expression;
  /** Whether those are found too who lack one criterion that is not `not`. */
  readonly mayLackOne?: boolean;
  readonly leastPoints?: number;
}

/** Evaluates criteria over the whole index. Without any, nobody is found: nothing was asked. */
export async function evaluate(
  index: OpenIndex,
  criteria: readonly Criterion[],
  { limit, without = [], place, never, ...asked }: Asked,
): Promise<SearchOutcome> {
  if (criteria.length === 0) return { total: 0, first: [], effects: [] };
  const nobody = never ? { any: [NEVER, never] } : NEVER;
  const terms = new Set(['*']);
  for (const expression of [
    BONUS.expression,
    nobody,
    ...criteria.flatMap(({ grades }) => grades.map((grade) => grade.expression)),
  ])
    termsOf(expression, terms);
  const left = without.length > 0 ? [...(await index.docsOf(without)).values()] : [];
  return search(await index.blocks(terms), {
    criteria,
    bonus: BONUS,
    never: nobody,
    ...asked,
    limit,
    without: left,
    ...(place ? { place } : {}),
  });
}

/** Clauses with what they do. */
export const counted = (clauses: readonly Clause[], { effects }: SearchOutcome): CountedClause[] =>
  clauses.map((clause, at) => ({ ...clause, hits: 0, without: 0, ...effects[at] }));

/** Clauses for which the most similar word is looked for; it reads many words. */
const MOST_NEAREST = 2;
/** Similar words that are tried. */
const MOST_TRIED = 3;

/** The word most like the one that a clause looks for that finds anybody. */
async function nearestOf(index: OpenIndex, clause: Clause): Promise<string | undefined> {
  for (const word of (await slipsOf(index, clause)).slice(0, MOST_TRIED)) {
    const criteria = [criterionOf({ ...clause, any: [{ label: word }] })];
    if ((await evaluate(index, criteria, { limit: 0 })).total > 0) return word;
  }
  return undefined;
}

/**
 * Where nobody is found: for words that nobody has, the most similar one that somebody has, where with them all somebody is
 * found. It is not kept: it is theirs.
 */
export async function withNearest(
  index: OpenIndex,
  clauses: readonly CountedClause[],
): Promise<CountedClause[]> {
  const found: CountedClause[] = [];
  let looked = 0;
  for (const clause of clauses) {
    const isLooked = clause.hits === 0 && !clause.not && looked < MOST_NEAREST;
    if (isLooked) looked += 1;
    const nearest = isLooked ? await nearestOf(index, clause) : undefined;
    found.push(nearest ? { ...clause, nearest } : clause);
  }
  if (!found.some(({ nearest }) => nearest)) return found;
  const meant = found.map(({ nearest, ...clause }) =>
    nearest ? { ...clause, any: [{ label: nearest }] } : clause,
  );
  const { total } = await evaluate(index, await criteriaOf(index, meant), { limit: 0 });
  return total > 0 ? found : [...clauses];
}
