import { CONCEPTS, type Concept, type ConceptKind, conceptsOf, lexiconOf } from './concepts.ts';
import { FURTHER_OCCUPATIONS } from './data/further-occupations.ts';
import { FURTHER_CREDENTIALS, FURTHER_SKILLS } from './data/further-skills.ts';
import { PLAIN_TITLES } from './data/plain-titles.ts';
import { WIDER_OCCUPATIONS } from './data/wider-occupations.ts';
import { foldTerm } from './terms.ts';

const WRITTEN: readonly Concept[] = [
  ...conceptsOf('SKILL', FURTHER_SKILLS),
  ...conceptsOf('CREDENTIAL', FURTHER_CREDENTIALS),
  ...conceptsOf('OCCUPATION', FURTHER_OCCUPATIONS),
  ...conceptsOf('OCCUPATION', WIDER_OCCUPATIONS),
];
const IN_BRACKETS = /^\((.+)\)$/u;
const keyOf = (id: string, form: string): string => `${id} ${foldTerm(form)}`;
/** Words that mean other things too, each with the id of what it may name. */
const AMBIGUOUS = new Set(
  WRITTEN.flatMap(({ id, forms }) =>
    forms.filter((form) => IN_BRACKETS.test(form)).map((form) => keyOf(id, form)),
  ),
);
/** The words of a concept that mean nothing else; what is found by the others may be something else. */
export const plainForms = ({ id, forms }: Concept): string[] =>
  forms.filter((form) => !AMBIGUOUS.has(keyOf(id, form)));

const FURTHER = WRITTEN.map((one) => ({
  ...one,
  forms: one.forms.map((form) => form.replace(IN_BRACKETS, '$1')),
}));
/** Skills and credentials among them, by the words that mean nothing else. */
export const FURTHER_ABILITIES: readonly Concept[] = FURTHER.filter(({ kind }) => kind !== 'OCCUPATION').map(
  (one) => ({ ...one, forms: plainForms(one) }),
);
/**
 * What people call themselves, where several words say it: one alone ("salesperson") is part of other titles as well. A post is not
 * named by these, so they choose no concept.
 */
const TITLES = conceptsOf('OCCUPATION', PLAIN_TITLES).map((one) => ({
  ...one,
  forms: one.forms.filter((form) => form.includes(' ')),
}));
const further = lexiconOf(FURTHER);
const plainFurther = lexiconOf(FURTHER.map((one) => ({ ...one, forms: plainForms(one) })));

/**
 * Words for a name beside those of its concept: what else it is called in English, Spanish and Catalan. They are looked for; what is
 * asked for stays the name or the concept, so that what people decided about it stays with it.
 */
export function furtherForms(
  name: string,
  concept: Concept | undefined,
  ...kinds: readonly ConceptKind[]
): string[] {
  const id = concept?.id ?? further.conceptNamed(name, ...kinds)?.id;
  return [...CONCEPTS, ...FURTHER, ...TITLES].filter((one) => one.id === id).flatMap(plainForms);
}

/** The longest occupation beside the concepts that a title names, as its own words; without any, the title. */
export const occupationIn = (title: string): string =>
  plainFurther
    .conceptsIn(title)
    .filter(({ kind }) => kind === 'OCCUPATION')
    .flatMap(({ forms }) => forms)
    .find((form) => ` ${foldTerm(title)} `.includes(` ${foldTerm(form)} `)) ?? title;

const RANKS = new Set('senior,junior,sr,jr,lead,trainee,experienced,sènior,júnior'.split(',').map(foldTerm));
/** A title without words of rank: who was a junior conservator has worked as a conservator. */
export const withoutRank = (title: string): string =>
  foldTerm(title)
    .split(' ')
    .filter((word) => !RANKS.has(word))
    .join(' ');

const FORMS_OF_WOMEN: readonly (readonly [RegExp, string])[] = [
  [/([dt])or$/u, '$1ora'],
  [/(?<=\p{L}{3})o$/u, 'a'],
  [/(?<=\p{L}{2})at$/u, 'ada'],
  [/(?<=\p{L}{2})er$/u, 'era'],
  [/efe$/u, 'efa'],
];
const FORMS_OF_MEN: readonly (readonly [RegExp, string])[] = [
  [/([dt])ora$/u, '$1or'],
  [/(?<=\p{L}{2})era$/u, 'er'],
  [/(?<=\p{L}{2})(?:ada|at)$/u, 'at'],
  [/efa$/u, 'efe'],
  [/(?<=\p{L}{3})a$/u, 'o'],
];
const changed = (word: string, rules: typeof FORMS_OF_WOMEN): string => {
  const rule = rules.find(([ending]) => ending.test(word));
  return rule ? word.replace(...rule) : word;
};

/**
 * A title as it is said of women and of men in Spanish and Catalan, by its first word alone and by its first two ("técnica
 * administrativa"). Words of no language come of other titles; nobody has them.
 */
export function genderForms(title: string): string[] {
  const [first = '', second = '', ...rest] = foldTerm(title).split(' ');
  const forms = [FORMS_OF_WOMEN, FORMS_OF_MEN].flatMap((rules) => [
    [changed(first, rules), second, ...rest],
    [changed(first, rules), changed(second, rules), ...rest],
  ]);
  const own = foldTerm(title);
  return [...new Set(forms.map((words) => words.filter(Boolean).join(' ')))].filter((form) => form !== own);
}
