import {
  type Clause,
  type ClauseValue,
  isInBoolean,
  MAX_ALTERNATIVES,
  MAX_CLAUSES,
} from '@cantera/shared/contracts/candidate-search';
import { fold } from '@cantera/shared/contracts/text';
import { foldTerm } from '../lexicon/index.ts';
import { type BooleanQuery, looseSigns, parseBoolean, printBoolean } from './boolean-query.ts';
import type { Knowledge } from './knowledge.ts';
import { firstOfEach, type ReadQuery } from './read-words.ts';
import { isStopWord } from './stop-words.ts';
import { valueNamed } from './units.ts';

/** A query whose operators make more clauses or alternatives than a search may have. */
export class TooComplexError extends Error {}

interface Literal {
  readonly text: string;
  readonly not: boolean;
}
/** All of these must hold, each by any of its literals. */
type Conjunction = readonly (readonly Literal[])[];

function bounded(parts: Conjunction): Conjunction {
  if (parts.length > MAX_CLAUSES || parts.some((any) => any.length > MAX_ALTERNATIVES))
    throw new TooComplexError();
  return parts;
}

/** What is said, in whatever order and size of letters. */
const saidByParts = (parts: readonly string[]): string => JSON.stringify(parts.toSorted());

function saidBy(query: BooleanQuery): string {
  if (query.is === 'TEXT') return JSON.stringify(fold(query.text));
  if (query.is === 'NOT') return `NOT ${saidBy(query.of)}`;
  return `${query.is} ${saidByParts(query.of.map(saidBy))}`;
}

const saidByLiteral = ({ text, not }: Literal): string => `${not} ${fold(text)}`;
const saidByAny = (any: readonly Literal[]): string => saidByParts(any.map(saidByLiteral));

/** The conjunction of alternatives that says the same as a query, each once. Throws TooComplexError. */
function conjunctionOf(query: BooleanQuery, not = false): Conjunction {
  if (query.is === 'TEXT') return [[{ text: query.text, not }]];
  if (query.is === 'NOT') return conjunctionOf(query.of, !not);
  const parts = firstOfEach(query.of, saidBy).map((part) => conjunctionOf(part, not));
  if ((query.is === 'AND') !== not) return bounded(firstOfEach(parts.flat(), saidByAny));
  return parts.reduce((product, part) =>
    bounded(
      firstOfEach(
        product.flatMap((one) => part.map((other) => firstOfEach([...one, ...other], saidByLiteral))),
        saidByAny,
      ),
    ),
  );
}

const saidByValue = ({ label, concept, not }: ClauseValue): string =>
  `${not ?? false} ${concept ?? fold(label)}`;

function clauseOf(any: readonly Literal[], knowledge: Knowledge): Omit<Clause, 'id'> {
  const values = firstOfEach(
    any.map(({ text, not }) => ({ ...valueNamed(text, knowledge), not })),
    ({ kind, value, not }) => `${kind} ${saidByValue({ ...value, not })}`,
  );
  const [first] = values;
  const isAllNot = values.length === 1 && first?.not === true;
  const kinds = new Set(values.map(({ kind }) => kind));
  return {
    kind: kinds.size === 1 && first ? first.kind : 'WORDS',
    any: values.map(({ value, not }) => (not && !isAllNot ? { ...value, not } : value)),
    not: isAllNot,
    optional: false,
    by: values.every(({ value }) => value.concept) ? 'LEXICON' : 'WORDS',
  };
}

/** Reads a query with operators to clauses. Throws TooComplexError. */
export function readBoolean(text: string, knowledge: Knowledge): ReadQuery {
  const query = parseBoolean(text);
  if (!query) return { clauses: [], ignored: [] };
  const conjunction = conjunctionOf(query);
  const isEmpty = (any: readonly Literal[]) =>
    any.every(({ text: word }) => foldTerm(word) === '' || isStopWord(foldTerm(word)));
  const words = conjunction.filter(isEmpty).flatMap((any) =>
    any.flatMap(({ text: word }) => {
      const start = Math.max(0, text.indexOf(word));
      // Signs are no words that anybody could miss.
      return /[\p{L}\p{N}]/u.test(word) ? [{ text: word, start, end: start + word.length }] : [];
    }),
  );
  const clauses = firstOfEach(
    conjunction.filter((any) => !isEmpty(any)).map((any) => clauseOf(any, knowledge)),
    ({ kind, any, not }) => `${kind} ${not} ${saidByParts(any.map(saidByValue))}`,
  ).map((clause, at) => ({ id: `c${at + 1}`, ...clause }));
  const signs = looseSigns(text).map(({ start, end }) => ({ text: text.slice(start, end), start, end }));
  return { clauses, ignored: [...words, ...signs].sort((one, other) => one.start - other.start) };
}

const literal = ({ label, not }: ClauseValue): BooleanQuery => {
  const text: BooleanQuery = { is: 'TEXT', text: label };
  return not ? { is: 'NOT', of: text } : text;
};

function queryOf({ any, not }: Clause): BooleanQuery[] {
  const values = any.map(literal);
  const [first] = values;
  if (!first) return [];
  const one: BooleanQuery = values.length === 1 ? first : { is: 'OR', of: values };
  return [not ? { is: 'NOT', of: one } : one];
}

/** Clauses as a query that reads as the same clauses: what must hold, without wishes, places, amounts and levels; empty for nothing. */
export function writtenOf(clauses: readonly Clause[]): string {
  const parts = clauses.filter(isInBoolean).flatMap(queryOf);
  const [first] = parts;
  if (!first) return '';
  return printBoolean(parts.length === 1 ? first : { is: 'AND', of: parts });
}

/** A word without the stars that open its endings: other sites look for them, or refuse them. */
const withoutStars = (value: ClauseValue): ClauseValue => ({
  ...value,
  label: value.label.replaceAll('*', ' ').trim(),
});

/** The same as other sites take it: words, quotes, parentheses, AND, OR and NOT, and no other sign that asks for something. */
export const booleanOf = (clauses: readonly Clause[]): string =>
  writtenOf(
    clauses.map((clause) => ({
      ...clause,
      any: clause.any.map(withoutStars).filter(({ label }) => label !== ''),
    })),
  );
