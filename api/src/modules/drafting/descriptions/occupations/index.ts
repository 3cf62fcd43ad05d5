import type { LOCALES, Locale } from '@cantera/shared/contracts/enums';
import { foldWords } from '@cantera/shared/contracts/text';
import { BUILDING } from './building.ts';
import { CARE } from './care.ts';
import { COMMERCE } from './commerce.ts';
import { FOOD_AND_CLEANING } from './food-and-cleaning.ts';
import { INDUSTRY } from './industry.ts';
import type { Occupation } from './occupation.ts';
import { OFFICE } from './office.ts';
import { TECHNOLOGY } from './technology.ts';
import { TRANSPORT } from './transport.ts';

export const OCCUPATIONS: readonly Occupation[] = [
  ...TRANSPORT,
  ...INDUSTRY,
  ...BUILDING,
  ...CARE,
  ...COMMERCE,
  ...FOOD_AND_CLEANING,
  ...OFFICE,
  ...TECHNOLOGY,
];

const ORDER = ['en', 'es', 'ca'] as const satisfies readonly (typeof LOCALES)[number][];

/** How many letters of a title an occupation takes for its name; 0 for another occupation's title. */
const fit = (words: string, { titles }: Occupation): number =>
  Math.max(0, ...titles.filter((beginning) => words.includes(` ${beginning}`)).map(({ length }) => length));

/** The occupation that a title names; undefined for one that is not in the table. */
function occupationOf(title: string): Occupation | undefined {
  const words = ` ${foldWords(title)} `;
  const fitting = OCCUPATIONS.map((occupation) => ({ occupation, letters: fit(words, occupation) }))
    .filter(({ letters }) => letters > 0)
    .sort((one, other) => other.letters - one.letters);
  return (fitting.find(({ occupation }) => !occupation.isGeneral) ?? fitting[0])?.occupation;
}

/** What is usually done in the occupation that a title names, in a language; empty for one that is not in the table. */
export const tasksOf = (title: string, lang: Locale): string[] =>
  occupationOf(title)?.tasks.map((task) => task[ORDER.indexOf(lang)] ?? task[0]) ?? [];

/** What is usually done in any occupation, in a language. */
export const usualTasks = (lang: Locale): string[] =>
  OCCUPATIONS.flatMap(({ tasks }) => tasks.map((task) => task[ORDER.indexOf(lang)] ?? task[0]));
