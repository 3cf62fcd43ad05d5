/** Bits of a number that somebody is found by; greater ones count as the greatest. */
export const NUMBER_BITS = 20;
export const MAX_NUMBER = 2 ** NUMBER_BITS - 1;
/** The term of everybody who is indexed. */
export const EVERYBODY = '*';

/** What is asked of the terms that somebody is found by. */
export type Expression =
  | { readonly term: string }
  | { readonly all: readonly Expression[] }
  | { readonly any: readonly Expression[] }
  | { readonly not: Expression }
  /** A number by its name; nobody of whom it is unknown is meant. Whole numbers, the ends included. */
  | { readonly number: string; readonly atLeast?: number; readonly atMost?: number };

/** One thing that a search asks for. */
export interface Criterion {
  /** What meets it, the most points first; whoever meets several gets the points of the first. */
  readonly grades: readonly { readonly points: number; readonly expression: Expression }[];
  /** Met by whom no grade means. */
  readonly not: boolean;
  /** Orders, and leaves nobody out. */
  readonly optional: boolean;
  /** Points of whom no grade means, where the criterion is `not`. */
  readonly notPoints: number;
}

const clamped = (value: number): number => Math.max(0, Math.min(MAX_NUMBER, value));

/** The bounds of a number; null when nothing lies between them. */
export function boundsOf({ atLeast, atMost }: { atLeast?: number; atMost?: number }) {
  const low = clamped(Math.ceil(atLeast ?? 0));
  const high = atMost !== undefined && atMost < 0 ? -1 : clamped(Math.floor(atMost ?? MAX_NUMBER));
  return low > high ? null : { low, high };
}

export const knownTerm = (number: string): string => `${number}:k`;
export const bitTerm = (number: string, bit: number): string => `${number}:${bit}`;

/** The terms of a number; none of one that is unknown. */
export function numberTerms(number: string, value: number | null): string[] {
  if (value === null) return [];
  const whole = clamped(Math.round(value));
  const terms = [knownTerm(number)];
  for (let bit = 0; bit < NUMBER_BITS; bit += 1) if ((whole >> bit) & 1) terms.push(bitTerm(number, bit));
  return terms;
}

/** Every term that an expression reads. */
export function termsOf(expression: Expression, into = new Set<string>()): Set<string> {
  if ('term' in expression) into.add(expression.term);
  else if ('not' in expression) termsOf(expression.not, into);
  else if ('number' in expression) {
    into.add(knownTerm(expression.number));
    for (let bit = 0; bit < NUMBER_BITS; bit += 1) into.add(bitTerm(expression.number, bit));
  } else for (const part of 'all' in expression ? expression.all : expression.any) termsOf(part, into);
  return into;
}

/** The most points that criteria give one person. */
export const mostPoints = (criteria: readonly Criterion[]): number =>
  criteria.reduce(
    (sum, { not, notPoints, grades }) =>
      sum + (not ? notPoints : Math.max(0, ...grades.map(({ points }) => points))),
    0,
  );
