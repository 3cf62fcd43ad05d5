import type { Clause, Evidence, MetClause } from '@cantera/shared/contracts/candidate-search';
import {
  BONUS,
  type Criterion,
  type Expression,
  judge,
  means,
  type Piece,
  termsOfPieces,
} from '../search-index/index.ts';

/** Quotes for one clause at most. */
const MOST_QUOTES = 3;

/** A piece with its terms, to be asked. */
interface Asked {
  readonly piece: Piece;
  readonly terms: ReadonlySet<string>;
}

/** An expression without what somebody must not have, which no words show; undefined where nothing is left. */
function shownBy(expression: Expression): Expression | undefined {
  if ('not' in expression) return undefined;
  if ('term' in expression || 'number' in expression) return expression;
  const parts = ('all' in expression ? expression.all : expression.any).flatMap(
    (part) => shownBy(part) ?? [],
  );
  if (parts.length === 0) return undefined;
  return 'all' in expression ? { all: parts } : { any: parts };
}

/**
 * The pieces that show that somebody meets an expression, which they do: those that meet it by themselves; where it takes
 * several together, those of each part that is met.
 */
function showing(expression: Expression, pieces: readonly Asked[], everything: ReadonlySet<string>): Piece[] {
  const alone = pieces.filter(({ terms }) => means(expression, terms));
  if (alone.length > 0) return alone.map(({ piece }) => piece);
  if (!('all' in expression || 'any' in expression)) return [];
  const parts = 'all' in expression ? expression.all : expression.any;
  return parts
    .filter((part) => means(part, everything))
    .flatMap((part) => showing(part, pieces, everything).slice(0, 1));
}

/**
 * What says so: the words that met it, those of the better grade first, of a grade the profile before the CV; a field is quoted
 * once. Words that only are like what was asked for say nothing.
 */
function evidenceOf(
  criterion: Criterion,
  pieces: readonly Asked[],
  everything: ReadonlySet<string>,
): Evidence[] {
  const quotes = new Map<string, Evidence>();
  for (const { expression } of criterion.grades) {
    const asked = shownBy(expression);
    if (!asked || !means(expression, everything)) continue;
    // What only stands here and there says nothing beside words that say it whole.
    const found =
      quotes.size > 0
        ? pieces.filter(({ terms }) => means(asked, terms)).map(({ piece }) => piece)
        : showing(asked, pieces, everything);
    for (const { field, quote, page } of found) {
      const key = `${field} ${quote}`;
      if (quotes.size < MOST_QUOTES && !quotes.has(key))
        quotes.set(key, { field, quote, ...(page === undefined ? {} : { page }) });
    }
  }
  return [...quotes.values()];
}

export interface Verdict {
  readonly points: number;
  /** Whether they have all that is not only wished for; of nothing asked, nobody has it. */
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
  const asked = pieces.map((piece): Asked => ({ piece, terms: new Set(piece.terms) }));
  const judged = criteria.map((criterion, at) => {
    const { met, points } = judge(criterion, terms);
    const isShown = met !== criterion.not;
    const evidence = isShown ? evidenceOf(criterion, asked, terms) : [];
    return { id: clauses[at]?.id ?? '', met, points, evidence, isRequired: !criterion.optional };
  });
  const bonus = terms.has(BONUS.expression.term) ? BONUS.points : 0;
  return {
    points: judged.reduce((sum, { points }) => sum + points, bonus),
    isFound: judged.length > 0 && judged.every(({ met, isRequired }) => met || !isRequired),
    clauses: judged.map(({ isRequired: _isRequired, ...one }) => one),
  };
}
