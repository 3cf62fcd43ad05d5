import { type Criterion, EVERYBODY, type Expression, termsOf } from './evaluator/expression.ts';
import { search } from './evaluator/search.ts';
import type { OpenIndex } from './open-index.ts';
import {
  amountTerm,
  cityTerm,
  countryTerm,
  KIND,
  languageTerm,
  regionTerm,
  wholeTerm,
} from './people/term-names.ts';

/** Something that candidates may have in common, as it is stored. */
export type Trait =
  | { readonly title: string }
  /** The title of any of their jobs. */
  | { readonly post: string }
  | { readonly city: number }
  | { readonly region: string; readonly countryCode: string }
  | { readonly country: string }
  /** `level`: exactly that one, from 1; left out, any. */
  | { readonly language: string; readonly level?: number }
  | { readonly skill: string }
  | { readonly degree: string }
  | { readonly salary: number }
  /** The least that is expected. */
  | { readonly expectedSalary: number };

function languageExpression(code: string, level: number | undefined): Expression {
  if (level === undefined) return { term: languageTerm(code, 1) };
  // Who has reached a level has the terms of those below it.
  return { all: [{ term: languageTerm(code, level) }, { not: { term: languageTerm(code, level + 1) } }] };
}

function expressionOf(trait: Trait): Expression {
  if ('language' in trait) return languageExpression(trait.language, trait.level);
  if ('title' in trait) return { term: wholeTerm(KIND.titleNow, trait.title) };
  if ('post' in trait) return { term: wholeTerm(KIND.post, trait.post) };
  if ('city' in trait) return { term: cityTerm(trait.city) };
  if ('region' in trait) return { term: regionTerm(trait.countryCode, trait.region) };
  if ('country' in trait) return { term: countryTerm(trait.country) };
  if ('skill' in trait) return { term: wholeTerm(KIND.skillListed, trait.skill) };
  if ('salary' in trait) return { term: amountTerm(KIND.salary, trait.salary) };
  if ('expectedSalary' in trait) return { term: amountTerm(KIND.expectedSalary, trait.expectedSalary) };
  return { term: wholeTerm(KIND.education, trait.degree) };
}
const having = (traits: readonly Trait[], optional: boolean): Criterion => ({
  not: false,
  optional,
  notPoints: 0,
  grades: [{ points: 0, expression: { all: traits.map(expressionOf) } }],
});

/** Whether the index knows everybody as they are: not while it is built, built by another version, or when more have changed than it judges. */
async function isWhole(index: OpenIndex): Promise<boolean> {
  if (await index.isOutdated()) return false;
  const { building, waiting } = await index.standing();
  return !building && !waiting;
}

async function found(index: OpenIndex, criteria: readonly Criterion[], limit: number) {
  const terms = new Set([EVERYBODY]);
  for (const { grades } of criteria) for (const { expression } of grades) termsOf(expression, terms);
  return search(await index.blocks(terms), { criteria, limit });
}

/**
 * How many candidates of the agency have all traits of each group, whatever they consented to. Null where the index does not know
 * everybody as they are.
 */
export async function countAlike(
  index: OpenIndex,
  groups: readonly (readonly Trait[])[],
): Promise<number[] | null> {
  if (!(await isWhole(index))) return null;
  const { effects } = await found(
    index,
    groups.map((traits) => having(traits, true)),
    0,
  );
  return effects.map(({ hits }) => hits);
}

/** How many candidates have all of some traits, and at most `limit` of them by their ids, the newest first. Null as of `countAlike`. */
export async function listAlike(
  index: OpenIndex,
  traits: readonly Trait[],
  limit: number,
): Promise<{ readonly total: number; readonly candidateIds: readonly string[] } | null> {
  if (!(await isWhole(index))) return null;
  const { total, first } = await found(index, [having(traits, false)], limit);
  return { total, candidateIds: await index.candidatesOf(first) };
}
