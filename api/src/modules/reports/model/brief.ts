import type { Locale } from '@cantera/shared/contracts/enums';
import type { ReportTexts } from '../texts/index.ts';
import { languageName } from './language-name.ts';
import { periodOf, yearsOfWork } from './periods.ts';
import type { PersonStage, ReportChoices, ReportPerson } from './person.ts';
import type { Voice } from './voice.ts';

const SKILLS = 5;
const ROLES_BEFORE = 2;

/**
 * A brief put together from entries of the profile, each as it stands there, masked where the report is anonymous; empty for
 * a profile without any. Skills only where the report has them.
 */
export function briefOf(
  person: ReportPerson,
  { isSkillsIncluded }: Pick<ReportChoices, 'isSkillsIncluded'>,
  { voice, texts, locale, today }: { voice: Voice; texts: ReportTexts; locale: Locale; today: Date },
): string {
  const say = texts.brief;
  const role = (stage: PersonStage): [string, string] => [
    voice.plain(stage.title),
    voice.company(stage.organisation),
  ];
  const years = yearsOfWork(person.experiences, today);
  const sentences: string[] = [];
  if (person.jobTitle) sentences.push(say.role(voice.plain(person.jobTitle), years));
  else if (years) sentences.push(say.experience(years));
  const [latest, ...before] = person.experiences;
  if (latest) sentences.push(say.now(...role(latest), periodOf(latest, texts)));
  if (before.length > 0)
    sentences.push(say.before(before.slice(0, ROLES_BEFORE).map((stage) => say.at(...role(stage)))));
  const [study] = person.educations;
  if (study) sentences.push(say.studies(voice.plain(study.title), voice.school(study.organisation)));
  if (person.languages.length > 0)
    sentences.push(
      say.languages(
        person.languages
          .map(({ code, proficiency }) => `${languageName(locale, code)} (${proficiency})`)
          .join(', '),
      ),
    );
  if (isSkillsIncluded && person.hardSkills.length > 0)
    sentences.push(
      say.skills(
        person.hardSkills
          .slice(0, SKILLS)
          .map(({ name }) => voice.skill(name))
          .join(', '),
      ),
    );
  return sentences.join(' ');
}
