import { type Criterion, EVERYBODY, type Expression, termsOf } from './evaluator/expression.ts';
import { search } from './evaluator/search.ts';
import type { OpenIndex } from './open-index.ts';
import { cityTerm, countryTerm, KIND, languageTerm, regionTerm, wholeTerm } from './people/term-names.ts';

/** Something that candidates may have in common, as it is stored. */
export type Trait =
  | { readonly title: string }
  | { readonly city: number }
  | { readonly region: string; readonly countryCode: string }
  | { readonly country: string }
  | { readonly language: string }
  | { readonly skill: string }
  | { readonly degree: string };

function termOf(trait: Trait): string {
  if ('title' in trait) return wholeTerm(KIND.titleNow, trait.title);
  if ('city' in trait) return cityTerm(trait.city);
  if ('region' in trait) return regionTerm(trait.countryCode, trait.region);
  if ('country' in trait) return countryTerm(trait.country);
  if ('language' in trait) return languageTerm(trait.language, 1);
  return 'skill' in trait
    ? wholeTerm(KIND.skillListed, trait.skill)
    : wholeTerm(KIND.education, trait.degree);
}
const having = (traits: readonly Trait[]): Expression => ({
  all: traits.map((trait) => ({ term: termOf(trait) })),
});

/**
 * How many candidates of the agency have all traits of each group, whatever they consented to. Null where the index does not know
 * everybody as they are: while it is built, built by another version, or when more have changed than it judges by their rows.
 */
export async function countAlike(
  index: OpenIndex,
  groups: readonly (readonly Trait[])[],
): Promise<number[] | null> {
  if (await index.isOutdated()) return null;
  const { building, waiting } = await index.standing();
  if (building || waiting) return null;
  const criteria = groups.map(
    (traits): Criterion => ({
      not: false,
      optional: true,
      notPoints: 0,
      grades: [{ points: 0, expression: having(traits) }],
    }),
  );
  const terms = new Set([EVERYBODY]);
  for (const { grades } of criteria) for (const { expression } of grades) termsOf(expression, terms);
  const { effects } = search(await index.blocks(terms), { criteria, limit: 0 });
  return effects.map(({ hits }) => hits);
}
