import type { DescriptionChoices } from '@cantera/shared/contracts/drafts';
import { plainText } from '@cantera/shared/contracts/text';
import type { PositionFacts } from '../descriptions/facts.ts';
import { languageIn, salaryIn, WORDS } from '../descriptions/spoken.ts';

/** What a model is told of a position: each fact in the words of the language that is written. */
export interface ToldFacts {
  readonly title: string;
  readonly client?: string;
  readonly about_the_client?: string;
  readonly conditions: readonly string[];
  readonly salary?: string;
  readonly people_wanted: number;
  readonly languages: readonly string[];
  readonly skills: readonly string[];
  readonly ways_of_working: readonly string[];
  readonly benefits: readonly string[];
  readonly notes_of_the_recruiter: readonly string[];
}

/** `facts` and `comment` are what the choices leave to be told. */
export function toldFacts(
  facts: PositionFacts,
  comment: readonly string[],
  { lang, showSalary }: DescriptionChoices,
): ToldFacts {
  const words = WORDS[lang];
  const { client } = facts;
  return {
    title: facts.title,
    ...(client ? { client: client.name } : {}),
    ...(client?.description ? { about_the_client: client.description } : {}),
    conditions: [
      words.place(words.list(facts.locations)),
      words.workMode[facts.workMode],
      words.contract[facts.contractType],
      words.recruiting[facts.recruitingType] ?? '',
      words.years(facts.years.from, facts.years.to),
    ]
      .map(plainText)
      .filter(Boolean),
    ...(showSalary ? { salary: salaryIn(lang, facts.salary) } : {}),
    people_wanted: facts.hiringNumber,
    languages: facts.languages.map((language) => languageIn(lang, language)),
    skills: facts.hardSkills,
    ways_of_working: facts.softSkills,
    benefits: [...facts.benefits, ...(client?.benefits ?? [])],
    notes_of_the_recruiter: comment,
  };
}

/** Every text among the facts, as what is written is compared with it. */
export const textsOf = (told: ToldFacts): string[] => Object.values(told).flat().map(String);
