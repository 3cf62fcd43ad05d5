import { describe, it } from 'node:test';
import type { Locale } from '@cantera/shared/contracts/enums';
import type { QuestionWithAnswer } from '@cantera/shared/contracts/killer-questions';
import { expect } from 'expect';
import { ANONYMOUS_CHOICES, canaryPerson } from '../../../testing/report-person.ts';
import { aliasesOf, compose } from '../compose.ts';
import { REPORT_TEXTS } from '../texts/index.ts';
import { saidAnswer, shownAnswer } from './answers.ts';
import { briefOf } from './brief.ts';
import { codeOf, codesOf } from './code.ts';
import { periodOf, yearsOfWork } from './periods.ts';
import type { ReportChoices, ReportPerson } from './person.ts';
import { plainVoice } from './voice.ts';

const texts = REPORT_TEXTS.en;
const stage = (start: string | null, end: string | null) => ({
  title: 'Cook',
  people: 9,
  organisation: 'Forn',
  place: null,
  start,
  end,
});

describe('what a report says', () => {
  it('[CREP-08] tells an answer of each shape', () => {
    const options = [
      { id: 'a', text: 'Car' },
      { id: 'b', text: 'Bicycle' },
    ];
    const asked = (type: QuestionWithAnswer['type'], answer: QuestionWithAnswer['answer']): string => {
      const question = {
        id: 'q',
        text: 'Q',
        name: 'Q',
        details: { options },
        correct: true,
        autoRejected: false,
      };
      return shownAnswer(saidAnswer({ ...question, type, answer }, plainVoice), texts, 'en');
    };
    expect([
      asked('YES_NO', { answer: true }),
      asked('YES_NO', { answer: false }),
      asked('TEXT', { text: 'Since May' }),
      asked('SINGLE_CHOICE', { selectedOption: 'b' }),
      asked('MULTIPLE_CHOICE', { selectedOptions: ['a', 'b'] }),
      asked('NUMBER', { value: 12_000 }),
      asked('NUMBER_RANGE', { min: 1, max: 3 }),
      asked('TEXT', null),
    ]).toEqual(['Yes', 'No', 'Since May', 'Bicycle', 'Car, Bicycle', '12,000', '1 to 3', 'No answer']);
  });

  it('[REPORT-38] puts the brief together from entries of the profile alone', () => {
    const today = new Date('2026-05-01T00:00:00Z');
    const manner = { voice: plainVoice, texts, locale: 'en', today } as const;
    expect(briefOf(canaryPerson('Words'), { isSkillsIncluded: true }, manner)).toBe(
      'Cook with 14 years of experience. Latest role: Head cook, Fogons Xerinacs, S.L. (since 05/2019). ' +
        'Before that: Cook, Taverna Brumosa. Education: Hospitality, Escola Hostalera Zafrella. ' +
        'Languages: Catalan (C2). Skills: Knife work, Pastry, Menus, Stock, Costs.',
    );
    expect(briefOf(canaryPerson('Words'), { isSkillsIncluded: false }, manner)).not.toContain('Knife work');
  });

  it('tells times in figures, and counts years that overlap once', () => {
    const today = new Date('2026-01-15T00:00:00Z');
    expect(
      [stage('2019-05-03', '2021'), stage('2020', null), stage(null, '2018-02'), stage(null, null)].map(
        (one) => periodOf(one, texts),
      ),
    ).toEqual(['05/2019 to 2021', 'Since 2020', 'Until 02/2018', null]);
    expect(yearsOfWork([stage('2010', '2015'), stage('2012', '2016'), stage('2024-01', null)], today)).toBe(
      8,
    );
    expect(yearsOfWork([stage(null, '2015')], today)).toBeNull();
  });

  it('[CREP-49] marks in every text what tells the gender, and titles, studies and languages that few have', () => {
    const whole = canaryPerson('She is organised.');
    const few = { people: 4 };
    const person: ReportPerson = {
      ...whole,
      jobTitle: 'Husband',
      experiences: whole.experiences.map((stage, at) => (at === 1 ? { ...stage, ...few } : stage)),
      educations: whole.educations.map((stage) => ({ ...stage, ...few })),
      languages: [
        { code: 'ca', proficiency: 'C2', people: 5 },
        { code: 'eu', proficiency: 'B2', ...few },
      ],
      application: whole.application && {
        ...whole.application,
        positionName: 'Assistant to her',
        stepName: 'Met him',
        answers: whole.application.answers.map((one) => ({ ...one, text: 'Is she here?' })),
      },
    };
    const setting = {
      locale: 'en',
      timeZone: 'Europe/Madrid',
      today: new Date('2026-03-01T00:00:00Z'),
      clients: [],
    } as const;
    const marksOf = (choices: Partial<ReportChoices>) =>
      compose(
        person,
        { ...ANONYMOUS_CHOICES, ...choices },
        { ...setting, aliases: aliasesOf('en') },
      ).blocks.flatMap((block) => {
        const entries = block.kind === 'ENTRIES' ? block.entries.map(({ title }) => title) : [];
        const paragraphs = block.kind === 'TEXT' ? block.paragraphs : [];
        return [...entries, ...paragraphs, ...(block.marked ?? [])].flatMap(({ text, marks }) =>
          marks.map(({ start, end, reason }) => `${block.section} ${reason} ${text.slice(start, end)}`),
        );
      });
    const marks = marksOf({});
    for (const mark of [
      'PERSON GENDERED her',
      'PERSON GENDERED him',
      'BRIEF GENDERED Husband',
      'SUMMARY GENDERED She',
      'SCORE GENDERED She',
      'QUESTIONS GENDERED she',
      'QUESTIONS GENDERED She',
      'EXPERIENCE RARE Cook',
      'EDUCATION RARE Hospitality',
      'LANGUAGES RARE Basque',
    ])
      expect(marks).toContain(mark);
    expect(marks).not.toContain('LANGUAGES RARE Catalan');
    expect(marks).not.toContain('EXPERIENCE RARE Head cook');
    expect(marksOf({ isAnonyManagedDataIncluded: false, isContactInfoIncluded: true })).toEqual([]);
  });

  it('[CREP-52] calls questions and verdicts as a client understands them, and judges no free text', () => {
    const person = canaryPerson('Text');
    const [asked] = person.application?.answers ?? [];
    if (!asked || !person.application) throw new Error('somebody who has answered');
    const yes = { ...asked, type: 'YES_NO' as const, answer: { answer: true } };
    const answers = [asked, yes, { ...yes, correct: false }, { ...yes, answer: null }];
    const verdicts = (locale: Locale) => {
      const blocks = compose(
        { ...person, application: person.application && { ...person.application, answers } },
        { ...ANONYMOUS_CHOICES, isAnonyManagedDataIncluded: false },
        { locale, timeZone: 'Europe/Madrid', today: new Date(), clients: [], aliases: aliasesOf(locale) },
      ).blocks;
      return blocks.flatMap((block) =>
        block.kind === 'QUESTIONS'
          ? [block.title, ...block.kqQuestionsWithAnswers.map(({ verdict }) => verdict)]
          : [],
      );
    };
    expect(verdicts('en')).toEqual([
      'Questions and answers',
      '',
      'Meets the requirement',
      'Does not meet the requirement',
      '',
    ]);
    expect(verdicts('es')).toEqual([
      'Preguntas y respuestas',
      '',
      'Cumple el requisito',
      'No cumple el requisito',
      '',
    ]);
    expect(verdicts('ca')).toEqual([
      'Preguntes i respostes',
      '',
      'Compleix el requisit',
      'No compleix el requisit',
      '',
    ]);
  });

  it('[CREP-41] calls somebody the same at every time, otherwise in another position, and nobody as another in one report', () => {
    const config = { secret: 'one' };
    const of = (candidateId: string, positionId: string | null) =>
      codeOf(config, { candidateId, positionId });
    expect(of('a', 'p')).toBe(of('a', 'p'));
    expect(of('a', 'p')).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{4}$/);
    expect(new Set([of('a', 'p'), of('a', 'q'), of('a', null), of('b', 'p')]).size).toBe(4);
    expect(codeOf({ secret: 'two' }, { candidateId: 'a', positionId: 'p' })).not.toBe(of('a', 'p'));
    const people = Array.from({ length: 3000 }, (_, index) => `person ${index}`);
    const codes = codesOf(config, people, 'p');
    expect(new Set(codes.values()).size).toBe(people.length);
  });
});
