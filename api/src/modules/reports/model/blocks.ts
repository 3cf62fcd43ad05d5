import { shownName } from '@cantera/shared/contracts/default-names';
import type { Locale } from '@cantera/shared/contracts/enums';
import type { MarkedText, ReportBlock, ReportSection } from '@cantera/shared/contracts/report-blocks';
import { NARROW_PEOPLE } from '@cantera/shared/contracts/reports';
import { fullName } from '@cantera/shared/contracts/text';
import type { ReportTexts } from '../texts/index.ts';
import { saidAnswer, shownAnswer } from './answers.ts';
import { briefOf } from './brief.ts';
import { languageName } from './language-name.ts';
import { periodOf } from './periods.ts';
import type { PersonStage, ReportChoices, ReportPerson } from './person.ts';
import type { Voice } from './voice.ts';

/** How a report is said. */
export interface Manner {
  readonly voice: Voice;
  readonly texts: ReportTexts;
  readonly locale: Locale;
  /** Whose time zone days are told in. */
  readonly timeZone: string;
  readonly today: Date;
}

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
  return {
    kind: 'PERSON',
    section: 'PERSON',
    title: name,
    name,
    code: person.code,
    jobTitle: person.jobTitle && !isTitleBlurred ? rareTitle(person, voice) : null,
    place: voice.place(person.place),
    photoUrl: !voice.isAnonymous && choices.isContactInfoIncluded ? person.photoUrl : null,
    positionName: person.application ? voice.post(person.application.positionName) : null,
    stepName: person.application ? voice.post(shownName(person.application.stepName, locale)) : null,
  };
}

function rareTitle(person: ReportPerson, voice: Voice): MarkedText {
  const said = voice.text(person.jobTitle ?? '');
  if (!voice.isAnonymous || person.sameTitle >= NARROW_PEOPLE) return said;
  return { text: said.text, marks: [...said.marks, { start: 0, end: said.text.length, reason: 'RARE' }] };
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
  const said = isByMachine
    ? [{ text: brief, marks: [] }]
    : paragraphsOf(voice.plain(brief)).map(voice.marked);
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
      title: voice.text(stage.title),
      organisation: isWork ? voice.company(stage.organisation) : voice.school(stage.organisation),
      place: voice.place(stage.place),
      period: isHidden ? null : period,
    };
  });
  return [{ kind: 'ENTRIES', section, title: texts.sections[isWork ? 'experience' : 'education'], entries }];
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

function assessmentOf(
  person: ReportPerson,
  choices: ReportChoices,
  { voice, texts, locale }: Manner,
): ReportBlock[] {
  const { score = null, answers = [] } = person.application ?? {};
  const blocks: ReportBlock[] = [];
  if (choices.isScoringIncluded && score)
    blocks.push({
      kind: 'SCORE',
      section: 'SCORE',
      title: texts.sections.score,
      scoringLax: {
        finalScore: score.finalScore,
        positiveAspects: score.positiveAspects.map(voice.plain),
        risks: score.risks.map(voice.plain),
      },
      positiveTitle: texts.positive,
      riskTitle: texts.risks,
    });
  if (choices.isKqIncluded && answers.length > 0)
    blocks.push({
      kind: 'QUESTIONS',
      section: 'QUESTIONS',
      title: texts.sections.questions,
      kqQuestionsWithAnswers: answers.map((asked) => {
        const said = saidAnswer(asked, voice);
        return {
          id: asked.id,
          text: voice.plain(asked.text),
          type: asked.type,
          correct: asked.correct,
          answer: said,
          shown: shownAnswer(said, texts, locale),
          verdict: asked.correct ? texts.correct : texts.notCorrect,
        };
      }),
    });
  return blocks;
}

function commentsOf({ comments }: ReportPerson, { voice, texts, locale, timeZone }: Manner): ReportBlock[] {
  if (comments.length === 0) return [];
  // In figures: the name of a month may be somebody's.
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  });
  return [
    {
      kind: 'COMMENTS',
      section: 'COMMENTS',
      title: texts.sections.comments,
      comments: comments.map((comment) => ({
        id: comment.id,
        type: comment.type,
        typeName: texts.comments[comment.type],
        createdAt: comment.createdAt,
        date: day.format(new Date(comment.createdAt)),
        byName: voice.isAnonymous ? null : comment.byName,
        paragraphs: comment.paragraphs.map(voice.text),
      })),
    },
  ];
}

/** What a report says of one person, in the order of its parts. Pure: the same person and choices give the same blocks. */
export function personBlocks(whole: ReportPerson, choices: ReportChoices, manner: Manner): ReportBlock[] {
  const { voice, texts, locale } = manner;
  const person = blurredPerson(whole, choices, voice);
  return [
    headOf(whole, choices, manner),
    ...contactOf(person, choices, manner),
    ...summaryOf(person, choices, manner),
    ...moneyOf(person, choices, manner),
    ...stagesOf('EXPERIENCE', person.experiences, manner),
    ...stagesOf('EDUCATION', person.educations, manner),
    ...factsBlock(
      'LANGUAGES',
      texts.sections.languages,
      person.languages.map(({ code, proficiency }) => ({
        label: languageName(locale, code),
        value: proficiency,
      })),
    ),
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
