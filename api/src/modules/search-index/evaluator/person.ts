import { bitTerm, boundsOf, type Criterion, type Expression, knownTerm, NUMBER_BITS } from './expression.ts';

type Terms = ReadonlySet<string>;

function numberOf(terms: Terms, number: string): number | null {
  if (!terms.has(knownTerm(number))) return null;
  let value = 0;
  for (let bit = 0; bit < NUMBER_BITS; bit += 1) if (terms.has(bitTerm(number, bit))) value += 2 ** bit;
  return value;
}

/** Whether an expression means somebody, by their terms. */
export function means(expression: Expression, terms: Terms): boolean {
  if ('term' in expression) return terms.has(expression.term);
  if ('not' in expression) return !means(expression.not, terms);
  if ('all' in expression) return expression.all.every((part) => means(part, terms));
  if ('any' in expression) return expression.any.some((part) => means(part, terms));
  const value = numberOf(terms, expression.number);
  const bounds = boundsOf(expression);
  return value !== null && bounds !== null && value >= bounds.low && value <= bounds.high;
}

export interface Judgement {
  readonly met: boolean;
  readonly points: number;
}

/** What somebody has of a criterion, by their terms. */
export function judge(criterion: Criterion, terms: Terms): Judgement {
  const grade = criterion.grades.find(({ expression }) => means(expression, terms));
  if (criterion.not) return { met: !grade, points: grade ? 0 : criterion.notPoints };
  return { met: grade !== undefined, points: grade?.points ?? 0 };
}
