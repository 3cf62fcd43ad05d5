import { describe, it } from 'node:test';
import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import { fold } from '@cantera/shared/contracts/text';
import { expect } from 'expect';
import { type Circumstances, city, job, type PersonFacts, report } from '../../../testing/report-said.ts';
import { CLIENTS } from '../../demo/clients.ts';
import { summaryOf } from '../../demo/cv-labels.ts';
import { makePeople, type Person } from '../../demo/people.ts';
import { seeded } from '../../demo/random.ts';
import { attackBlocks } from './index.ts';

const PEOPLE = makePeople(seeded(1), 2026);
const clients = CLIENTS.map(({ name }) => name);
const client = clients[0] ?? '';

/** What somebody writes of who they are, in the three languages. */
const TELLING: Readonly<Record<Locale, (person: Person) => string>> = {
  en: ({ firstName, lastName, city: { text }, jobs, email, phone }) =>
    `My name is ${firstName} ${lastName}, I live in ${text} and I am in my forties. ` +
    `${firstName} worked at ${jobs[0]?.company} and for ${client}. ${email} or ${phone}.`,
  es: ({ firstName, lastName, city: { text }, jobs, school, phone }) =>
    `Me llamo ${firstName.toLowerCase()} ${lastName.toUpperCase()}, vivo en ${text.toLowerCase()} y tengo cuarenta y dos años. ` +
    `Trabajé en ${jobs[0]?.company} y estudié en ${school} (2009). Tel. ${phone}. Cliente: ${client}.`,
  ca: ({ firstName, lastName, city: { text }, jobs, linkedin }) =>
    `Em dic ${firstName} i visc a ${text}. Amb quaranta-dos anys i fills, en ${fold(firstName)} ${fold(lastName)} treballa a ` +
    `${jobs[0]?.company}. ${linkedin ?? 'www.exemple.cat'}`,
};

function givenOf(person: Person, summary: string, people: number): PersonFacts {
  const skill = (name: string) => ({ name, people: 9 });
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    jobTitle: person.jobs[0]?.title ?? null,
    email: person.email,
    phoneNumber: person.phone,
    linkedin: person.linkedin,
    summary,
    place: city(person.city.name, 'Region', people),
    experiences: person.jobs.map(({ title, company }) => job(title, company)),
    educations: [job(person.track.degree?.[person.locale] ?? 'Grado', person.school)],
    languages: [...person.languages],
    hardSkills: person.skills.filter((name) => person.track.hardSkills.includes(name)).map(skill),
    softSkills: person.skills.filter((name) => person.track.softSkills.includes(name)).map(skill),
    comments: [
      { id: '1', type: 'note', createdAt: '2026-01-01T00:00:00Z', byName: null, paragraphs: [summary] },
    ],
  };
}
const MANNERS: readonly Pick<Circumstances, 'choices'>[] = [
  {},
  { choices: { blurred: ['TITLE', 'PLACE', 'LANGUAGES', 'SKILLS', 'STUDIES'] } },
];
/** Every person of the demo, in each language of reports, with a city that many or few share, told whole and less. */
function matrix(
  told: (person: Person) => string,
): { who: string; given: PersonFacts; circumstances: Circumstances }[] {
  return PEOPLE.flatMap((person) =>
    LOCALES.flatMap((locale) =>
      [3, 500].flatMap((people) =>
        MANNERS.map((manner, at) => ({
          who: `${person.firstName} ${person.lastName}, ${locale}, ${people}, ${at === 0 ? 'whole' : 'less'}`,
          given: givenOf(person, told(person), people),
          circumstances: { ...manner, locale, clients },
        })),
      ),
    ),
  );
}

describe('the people of the demo', () => {
  it('[CREP-39] are refused by no attack, as they are and where they tell who they are', () => {
    const telling = (person: Person): string =>
      [summaryOf(person), ...LOCALES.map((locale) => TELLING[locale](person))].join('\n');
    const refused = [summaryOf, telling].flatMap((told) =>
      matrix(told).flatMap(({ who, given, circumstances }) => {
        const { leaks } = report(given, circumstances);
        return leaks.length > 0 ? [{ who, leaks, summary: given.summary }] : [];
      }),
    );
    expect(refused).toEqual([]);
  });

  it('[CREP-38] are named in no text of theirs', () => {
    for (const { who, given, circumstances } of matrix((person) =>
      LOCALES.map((l) => TELLING[l](person)).join('\n'),
    )) {
      const { blocks } = report(given, circumstances);
      const texts = blocks.flatMap((block) =>
        block.kind === 'TEXT' && !block.isByMachine
          ? block.paragraphs.map(({ text }) => text)
          : block.kind === 'COMMENTS'
            ? block.comments.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))
            : [],
      );
      const words = new Set(fold(texts.join(' ')).match(/\p{L}+/gu));
      const names = fold(`${given.firstName} ${given.lastName}`).match(/\p{L}{3,}/gu) ?? [];
      expect([who, names.filter((name) => words.has(name) && name !== 'san')]).toEqual([who, []]);
      expect(texts.join(' ')).not.toMatch(/forties|cuarenta|quaranta|2009|@|\+34|linkedin/i);
    }
  });

  it('[CREP-39] are found each where nothing is masked', () => {
    for (const person of PEOPLE)
      for (const locale of LOCALES) {
        const text = TELLING[locale](person);
        const { identity } = report(givenOf(person, text, 3), { locale, clients });
        const found = attackBlocks(identity, [
          {
            kind: 'TEXT',
            section: 'SUMMARY',
            title: '',
            paragraphs: [{ text, marks: [] }],
            isByMachine: false,
            note: null,
          },
        ]).map(({ kind }) => kind);
        expect([person.key, locale, found]).toEqual([
          person.key,
          locale,
          expect.arrayContaining(['NAME', 'EMPLOYER', 'CITY', 'AGE']),
        ]);
      }
  });
});
