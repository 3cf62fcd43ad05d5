import type { Clause, Evidence, MetClause } from '@cantera/shared/contracts/candidate-search';
import {
  BONUS,
  type Criterion,
  type Expression,
  judge,
  type Piece,
  termsOf,
  termsOfPieces,
} from '../search-index/index.ts';

/** Quotes for one clause at most. */
const MOST_QUOTES = 3;

/** The terms that an expression is met by, without those that it must not have. */
function wanted(expression: Expression, into: Set<string>): Set<string> {
  if ('not' in expression) return into;
  if ('term' in expression || 'number' in expression) return termsOf(expression, into);
  for (const part of 'all' in expression ? expression.all : expression.any) wanted(part, into);
  return into;
}

/** What says so: from the profile first, then from the CV; a field is quoted once. */
function evidenceOf(criterion: Criterion, pieces: readonly Piece[]): Evidence[] {
  const terms = new Set<string>();
  for (const { expression } of criterion.grades) wanted(expression, terms);
  const quotes = new Map<string, Evidence>();
  for (const { field, quote, page, terms: own } of pieces) {
    if (quotes.size === MOST_QUOTES) break;
    const key = `${field} ${quote}`;
    if (own.some((term) => terms.has(term)) && !quotes.has(key))
      quotes.set(key, { field, quote, ...(page === undefined ? {} : { page }) });
  }
  return [...quotes.values()];
}

export interface Verdict {
  readonly points: number;
  /** Whether they have all that is not only wished for. */
  readonly isFound: boolean;
  readonly clauses: MetClause[];
}

/** What somebody has of each clause, with the words that say so. Of a clause that is `not`, the words that speak against them. */
export function verdictOf(
  clauses: readonly Clause[],
  criteria: readonly Criterion[],
  pieces: readonly Piece[],
): Verdict {
  const terms = termsOfPieces(pieces);
  const judged = criteria.map((criterion, at) => {
    const { met, points } = judge(criterion, terms);
    const isShown = met !== criterion.not;
    const evidence = isShown ? evidenceOf(criterion, pieces) : [];
    return { id: clauses[at]?.id ?? '', met, points, evidence, isRequired: !criterion.optional };
  });
  const bonus = terms.has(BONUS.expression.term) ? BONUS.points : 0;
  return {
    points: judged.reduce((sum, { points }) => sum + points, bonus),
    isFound: judged.every(({ met, isRequired }) => met || !isRequired),
    clauses: judged.map(({ isRequired: _isRequired, ...one }) => one),
  };
}
