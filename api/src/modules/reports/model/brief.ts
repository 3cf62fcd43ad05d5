import type { Locale } from '@cantera/shared/contracts/enums';
import { languageName } from '../../lookups/index.ts';
import type { ReportTexts } from '../texts/index.ts';
import { periodOf, yearsOfWork } from './periods.ts';
import type { BriefEntry, PersonStage, ReportChoices, ReportPerson } from './person.ts';
import type { Voice } from './voice.ts';

/** A period where a sentence goes on: `since 06/2022`. */
const midSentence = (period: string | null): string | null =>
  period && period.charAt(0).toLowerCase() + period.slice(1);

const SKILLS = 5;
const ROLES_BEFORE = 2;

interface Telling {
  readonly voice: Voice;
  readonly texts: ReportTexts;
  readonly locale: Locale;
  readonly today: Date;
}

const count = <K extends 'job' | 'study' | 'skill'>(kind: K, list: readonly unknown[]): `${K}:${number}`[] =>
  list.map((_, at) => `${kind}:${at}` as const);

/** All that a brief of somebody may tell, in the order of the profile. Skills only where the report has them. */
export function briefEntries(
  { jobTitle, experiences, educations, languages, hardSkills }: ReportPerson,
  { isSkillsIncluded }: Pick<ReportChoices, 'isSkillsIncluded'>,
): BriefEntry[] {
  return [
    ...(jobTitle || experiences.length > 0 ? (['role'] as const) : []),
    ...count('job', experiences),
    ...count('study', educations),
    ...(languages.length > 0 ? (['languages'] as const) : []),
    ...count('skill', isSkillsIncluded ? hardSkills : []),
  ];
}

const numberOf = (entry: BriefEntry): number => Number(entry.split(':')[1] ?? 0);
const USUAL_COUNT: Readonly<Record<string, number>> = { job: ROLES_BEFORE + 1, study: 1, skill: SKILLS };

/** What a brief tells where nobody has chosen: the first of each kind. */
const usual = (entries: readonly BriefEntry[]): BriefEntry[] =>
  entries.filter((entry) => numberOf(entry) < (USUAL_COUNT[entry.split(':')[0] ?? ''] ?? 1));

/**
 * A brief put together from entries of the profile, each as it stands there, masked where the report is anonymous; empty for
 * a profile without any. Skills only where the report has them. `order`: the entries that it tells, in that order; what the
 * profile does not have is left out.
 */
export function briefOf(
  person: ReportPerson,
  choices: Pick<ReportChoices, 'isSkillsIncluded'>,
  { voice, texts, locale, today }: Telling,
  order?: readonly BriefEntry[],
): string {
  const say = texts.brief;
  const had = briefEntries(person, choices);
  const told = order ? [...new Set(order)].filter((entry) => had.includes(entry)) : usual(had);
  const role = (stage: PersonStage): [string, string] => [
    voice.plain(stage.title),
    voice.company(stage.organisation),
  ];
  const isEarlier = (entry: BriefEntry): boolean => entry.startsWith('job:') && entry !== 'job:0';
  const isSkill = (entry: BriefEntry): boolean => entry.startsWith('skill:');
  /** The first of several that are told in one sentence says it for all. */
  const together = (entry: BriefEntry, isOne: typeof isSkill): BriefEntry[] =>
    told.find(isOne) === entry ? told.filter(isOne) : [];
  function roleNow(): string[] {
    const years = yearsOfWork(person.experiences, today);
    if (person.jobTitle) return [say.role(voice.plain(person.jobTitle), years)];
    return years ? [say.experience(years)] : [];
  }
  function earlier(entry: BriefEntry): string[] {
    const roles = together(entry, isEarlier).flatMap((one) => {
      const stage = person.experiences[numberOf(one)];
      return stage ? [say.at(...role(stage))] : [];
    });
    if (roles.length === 0) return [];
    const latest = told.indexOf('job:0');
    return [latest >= 0 && latest < told.indexOf(entry) ? say.before(roles) : say.earlier(roles)];
  }
  function skills(entry: BriefEntry): string[] {
    const names = together(entry, isSkill).flatMap((one) => {
      const skill = person.hardSkills[numberOf(one)];
      return skill ? [voice.skill(skill.name)] : [];
    });
    return names.length > 0 ? [say.skills(names.join(', '))] : [];
  }
  const sentences = (entry: BriefEntry): string[] => {
    if (entry === 'role') return roleNow();
    if (entry === 'languages') {
      const named = person.languages.map(
        ({ code, proficiency }) => `${languageName(locale, code)} (${proficiency})`,
      );
      return [say.languages(named.join(', '))];
    }
    if (isSkill(entry)) return skills(entry);
    if (isEarlier(entry)) return earlier(entry);
    if (entry === 'job:0') {
      const [latest] = person.experiences;
      return latest ? [say.now(...role(latest), midSentence(periodOf(latest, texts)))] : [];
    }
    const study = person.educations[numberOf(entry)];
    return study ? [say.studies(voice.plain(study.title), voice.school(study.organisation))] : [];
  };
  return told.flatMap(sentences).join(' ');
}
