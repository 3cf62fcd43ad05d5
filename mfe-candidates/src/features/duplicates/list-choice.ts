import type { Candidate } from '@cantera/shared/contracts/candidates';
import { foldWords } from '@cantera/shared/contracts/text';

type Language = Candidate['languages'][number];
type Person = Pick<Candidate, 'workExperiences' | 'educations' | 'hardSkills' | 'softSkills' | 'languages'>;

/** What of the lists stays, as the server takes it. */
export interface KeptLists {
  readonly workExperiences: string[];
  readonly educations: string[];
  readonly skills: string[];
  readonly languages: Language[];
}
/** What someone has chosen otherwise than it is to begin with: entries by their id, of each language its level or none. */
export interface ListsChoice {
  readonly entries: Readonly<Record<string, boolean>>;
  readonly languages: Readonly<Record<string, Language['proficiency'] | null>>;
}
export const NOTHING_CHOSEN: ListsChoice = { entries: {}, languages: {} };

/** The first of those that say the same. */
const once = <T>(entries: readonly T[], key: (entry: T) => string): T[] =>
  [...new Map([...entries].reverse().map((entry) => [key(entry), entry])).values()].reverse();
const year = (date: string | null): string => date?.slice(0, 4) ?? '';

type Stage = { readonly startDate: string | null; readonly endDate: string | null };
/** What still goes on first, then by its end and its beginning, the latest first; without dates last. */
const when = ({ startDate, endDate }: Stage): string =>
  `${endDate ?? (startDate ? '9999' : '')} ${startDate ?? ''}`;
const byTime = <T extends Stage>(stages: readonly T[]): T[] =>
  stages.toSorted((one, other) => when(other).localeCompare(when(one)));

const both = <T>(pick: (person: Person) => readonly T[], ...people: Person[]): T[] =>
  people.flatMap((person) => [...pick(person)]);

/** All entries of both: careers the latest first, the rest the survivor's first. */
export const listsOf = (survivor: Person, other: Person) => ({
  workExperiences: byTime(both((person) => person.workExperiences, survivor, other)),
  educations: byTime(both((person) => person.educations, survivor, other)),
  skills: once(
    both((person) => [...person.hardSkills, ...person.softSkills], survivor, other),
    ({ id }) => id,
  ),
  languages: once(
    both((person) => person.languages, survivor, other),
    ({ code, proficiency }) => `${code} ${proficiency}`,
  ),
});

/** What stays: everything, what is the same once (the survivor's entry), but for what was chosen otherwise. */
export function keptLists(survivor: Person, other: Person, choice: ListsChoice): KeptLists {
  const lists = listsOf(survivor, other);
  const kept = <T extends { id: string }>(
    entries: readonly T[],
    pick: (person: Person) => readonly T[],
    key: (entry: T) => string,
  ): string[] => {
    const first = new Set(once(both(pick, survivor, other), key).map(({ id }) => id));
    return entries.map(({ id }) => id).filter((id) => choice.entries[id] ?? first.has(id));
  };
  const languages = once(lists.languages, ({ code }) => code).flatMap((first) => {
    const level = choice.languages[first.code];
    if (level === null) return [];
    return [
      lists.languages.find(({ code, proficiency }) => code === first.code && proficiency === level) ?? first,
    ];
  });
  return {
    workExperiences: kept(
      lists.workExperiences,
      (person) => person.workExperiences,
      (stage) => `${foldWords(stage.companyName)}|${foldWords(stage.position)}|${year(stage.startDate)}`,
    ),
    educations: kept(
      lists.educations,
      (person) => person.educations,
      (stage) => `${foldWords(stage.institutionName)}|${foldWords(stage.degree)}|${year(stage.startDate)}`,
    ),
    skills: lists.skills.map(({ id }) => id).filter((id) => choice.entries[id] ?? true),
    languages,
  };
}
