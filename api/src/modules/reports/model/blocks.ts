import { shownName } from '@cantera/shared/contracts/default-names';
import type { ReportBlock, ReportSection } from '@cantera/shared/contracts/report-blocks';
import { NARROW_PEOPLE } from '@cantera/shared/contracts/reports';
import { fullName } from '@cantera/shared/contracts/text';
import { languageName } from '../../lookups/index.ts';
import { assessmentOf, commentsOf } from './assessment-blocks.ts';
import { briefOf } from './brief.ts';
import { periodOf } from './periods.ts';
import type { PersonStage, ReportChoices, ReportPerson } from './person.ts';
import { type Manner, markedIn, rarely, type Voice } from './voice.ts';

const SKILLS_OF_A_COLUMN = 5;
const COLUMNS = 3;
const STUDY_TITLE = 'STUDIES';

const parted = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );

/** What a line end parts is one name still: texts are said as a whole first, and then by paragraphs, which get their marks. */
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);

function headOf(person: ReportPerson, choices: ReportChoices, { voice, texts, locale }: Manner): ReportBlock {
  const name = voice.isAnonymous ? `${texts.candidate} ${person.code}` : fullName(person);
  const isTitleBlurred = voice.isAnonymous && choices.blurred.includes('TITLE');
  const { jobTitle, sameTitle, application } = person;
  const positionName = application ? voice.post(application.positionName) : null;
  const stepName = application ? voice.post(shownName(application.stepName, locale)) : null;
  return {
    kind: 'PERSON',
    section: 'PERSON',
    title: name,
    name,
    code: person.code,
    jobTitle: jobTitle && !isTitleBlurred ? rarely(voice.text(jobTitle), sameTitle, voice) : null,
    place: voice.place(person.place),
    photoUrl: !voice.isAnonymous && choices.isContactInfoIncluded ? person.photoUrl : null,
    positionName,
    stepName,
    ...markedIn([positionName, stepName], voice),
  };
}

type Fact = { label: string; value: string };
const factsBlock = (
  section: ReportSection,
  title: string,
  facts: readonly (Fact | false)[],
): ReportBlock[] => {
  const known = facts.filter((fact) => fact !== false);
  return known.length > 0 ? [{ kind: 'FACTS', section, title, facts: known }] : [];
};

function contactOf(person: ReportPerson, choices: ReportChoices, { voice, texts }: Manner): ReportBlock[] {
  const { email, phoneNumber, linkedin } = person;
  if (voice.isAnonymous) {
    if (email) voice.leftOut('EMAIL');
    if (phoneNumber) voice.leftOut('PHONE');
    if (linkedin) voice.leftOut('WEB_ADDRESS');
    if (person.photoUrl) voice.leftOut('PHOTO');
    voice.leftOut('NAME');
    return [];
  }
  if (!choices.isContactInfoIncluded) return [];
  const { labels, sections } = texts;
  return factsBlock('CONTACT', sections.contact, [
    email !== null && { label: labels.email, value: email },
    phoneNumber !== null && { label: labels.phone, value: phoneNumber },
    linkedin !== null && { label: labels.linkedin, value: linkedin },
  ]);
}

function moneyOf(person: ReportPerson, choices: ReportChoices, { texts, locale }: Manner): ReportBlock[] {
  const money = (amount: number, currency: string): string =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
  const { salary, expectedSalary } = person;
  const { sections, labels, range } = texts;
  return [
    ...(choices.isSalaryInfoIncluded && salary
      ? factsBlock('SALARY', sections.salary, [
          { label: labels.salary, value: money(salary.amount, salary.currency) },
        ])
      : []),
    ...(choices.isExpectedSalaryIncluded && expectedSalary
      ? factsBlock('EXPECTED_SALARY', sections.expectedSalary, [
          {
            label: labels.expectedSalary,
            value: range(
              money(expectedSalary.amountFrom, expectedSalary.currency),
              money(expectedSalary.amountTo, expectedSalary.currency),
            ),
          },
        ])
      : []),
  ];
}

function summaryOf(person: ReportPerson, choices: ReportChoices, manner: Manner): ReportBlock[] {
  if (!choices.isSummaryIncluded) return [];
  const { voice, texts } = manner;
  const brief = choices.brief ?? briefOf(person, choices, manner, choices.briefOrder);
  const isByMachine = choices.brief === undefined;
  const said = isByMachine ? [voice.marked(brief)] : paragraphsOf(voice.plain(brief)).map(voice.marked);
  const own = paragraphsOf(voice.plain(person.summary ?? '')).map(voice.marked);
  const blocks: ReportBlock[] = [];
  if (brief.trim() !== '')
    blocks.push({
      kind: 'TEXT',
      section: 'BRIEF',
      title: texts.sections.brief,
      paragraphs: said,
      isByMachine,
      note: isByMachine ? texts.byMachine : null,
    });
  if (own.length > 0)
    blocks.push({
      kind: 'TEXT',
      section: 'SUMMARY',
      title: texts.sections.summary,
      paragraphs: own,
      isByMachine: false,
      note: null,
    });
  return blocks;
}

/** The person without what is blurred, so that no other part tells it. */
export function blurredPerson(
  person: ReportPerson,
  { blurred }: Pick<ReportChoices, 'blurred'>,
  voice: Voice,
): ReportPerson {
  if (!voice.isAnonymous || blurred.length === 0) return person;
  return {
    ...person,
    ...(blurred.includes('TITLE') ? { jobTitle: null } : {}),
    ...(blurred.includes('LANGUAGES') ? { languages: [] } : {}),
    ...(blurred.includes('SKILLS') ? { hardSkills: [], softSkills: [] } : {}),
    ...(blurred.includes(STUDY_TITLE) ? { educations: [] } : {}),
    ...(blurred.includes('YEARS')
      ? { experiences: person.experiences.map((stage) => ({ ...stage, start: null, end: null })) }
      : {}),
    ...(blurred.includes('POSTS') ? { experiences: [] } : {}),
    ...(blurred.includes('SALARIES') ? { salary: null, expectedSalary: null } : {}),
  };
}

function stagesOf(
  section: 'EXPERIENCE' | 'EDUCATION',
  stages: readonly PersonStage[],
  { voice, texts }: Manner,
): ReportBlock[] {
  if (stages.length === 0) return [];
  const isWork = section === 'EXPERIENCE';
  const entries = stages.map((stage) => {
    const period = periodOf(stage, texts);
    const isHidden = voice.isAnonymous && !isWork;
    if (isHidden && period) voice.leftOut('EDUCATION_DATE');
    return {
      title: rarely(voice.text(stage.title), stage.people, voice),
      organisation: isWork ? voice.company(stage.organisation) : voice.school(stage.organisation),
      place: voice.place(stage.place),
      period: isHidden ? null : period,
    };
  });
  return [{ kind: 'ENTRIES', section, title: texts.sections[isWork ? 'experience' : 'education'], entries }];
}

function languagesOf({ languages }: ReportPerson, { voice, texts, locale }: Manner): ReportBlock[] {
  const named = languages.map((one) => ({ ...one, label: languageName(locale, one.code) }));
  const rare = named
    .map(({ label, people }) => rarely({ text: label, marks: [] }, people, voice))
    .filter(({ marks }) => marks.length > 0);
  return factsBlock(
    'LANGUAGES',
    texts.sections.languages,
    named.map(({ label, proficiency }) => ({ label, value: proficiency })),
  ).map((block) => (rare.length > 0 ? { ...block, marked: rare } : block));
}

function skillsOf(
  section: 'HARD_SKILLS' | 'SOFT_SKILLS',
  skills: ReportPerson['hardSkills'],
  { voice, texts }: Manner,
): ReportBlock[] {
  const title = texts.sections[section === 'HARD_SKILLS' ? 'hardSkills' : 'softSkills'];
  return parted(parted(skills, SKILLS_OF_A_COLUMN), COLUMNS).map((columns) => ({
    kind: 'COLUMNS',
    section,
    title,
    columns: columns.map((column) => column.map(({ name }) => voice.skill(name))),
    rare: columns.flatMap((column, at) =>
      column.flatMap(({ people }, row): [number, number][] =>
        voice.isAnonymous && people < NARROW_PEOPLE ? [[at, row]] : [],
      ),
    ),
  }));
}

/** What a report says of one person, in the order of its parts. Pure: the same person and choices give the same blocks. */
export function personBlocks(whole: ReportPerson, choices: ReportChoices, manner: Manner): ReportBlock[] {
  const { voice } = manner;
  const person = blurredPerson(whole, choices, voice);
  return [
    headOf(whole, choices, manner),
    ...contactOf(person, choices, manner),
    ...summaryOf(person, choices, manner),
    ...moneyOf(person, choices, manner),
    ...stagesOf('EXPERIENCE', person.experiences, manner),
    ...stagesOf('EDUCATION', person.educations, manner),
    ...languagesOf(person, manner),
    ...(choices.isSkillsIncluded
      ? [
          ...skillsOf('HARD_SKILLS', person.hardSkills, manner),
          ...skillsOf('SOFT_SKILLS', person.softSkills, manner),
        ]
      : []),
    ...assessmentOf(person, choices, manner),
    ...commentsOf(person, manner),
  ];
}
