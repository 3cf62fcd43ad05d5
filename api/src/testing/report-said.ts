import type { ReportBlock } from '@cantera/shared/contracts/report-blocks';
import { expect } from 'expect';
import { attackBlocks } from '../modules/reports/attack/index.ts';
import { aliasesOf, compose } from '../modules/reports/compose.ts';
import type {
  PersonPlace,
  PersonStage,
  ReportChoices,
  ReportPerson,
} from '../modules/reports/model/person.ts';
import { ANONYMOUS_CHOICES } from './report-person.ts';

export type PersonFacts = Partial<Omit<ReportPerson, 'languages'>> & {
  readonly languages?: readonly Omit<ReportPerson['languages'][number], 'people'>[];
};
/** Somebody of whom nothing is known but the name. */
export const plainPerson: ReportPerson = {
  id: '00000000-0000-4000-8000-000000000001',
  code: '7F3K',
  firstName: 'Marta',
  lastName: 'Soler Vidal',
  jobTitle: null,
  sameTitle: 9,
  email: null,
  phoneNumber: null,
  linkedin: null,
  summary: null,
  photoUrl: null,
  place: null,
  salary: null,
  expectedSalary: null,
  experiences: [],
  educations: [],
  languages: [],
  hardSkills: [],
  softSkills: [],
  application: null,
  comments: [],
};
export interface Circumstances {
  readonly locale?: 'en' | 'es' | 'ca';
  readonly clients?: readonly string[];
  readonly choices?: Partial<ReportChoices>;
}
/** The anonymous report of somebody, and what the attack finds in it. */
export function report(
  given: PersonFacts,
  { locale = 'es', clients = [], choices = {} }: Circumstances = {},
) {
  const { blocks, identity } = compose(
    {
      ...plainPerson,
      ...given,
      languages: (given.languages ?? []).map((one) => ({ ...one, people: 9 })),
    },
    { ...ANONYMOUS_CHOICES, ...choices },
    {
      locale,
      timeZone: 'Europe/Madrid',
      today: new Date('2026-03-01T00:00:00Z'),
      clients,
      aliases: aliasesOf(locale),
    },
  );
  if (!identity) throw new Error('an anonymous report has an identity');
  return { blocks, identity, leaks: attackBlocks(identity, blocks) };
}
/** What a part of a report says in words. */
export const said = (blocks: readonly ReportBlock[], section: ReportBlock['section']): string =>
  blocks
    .flatMap((block) =>
      block.kind === 'TEXT' && block.section === section ? block.paragraphs.map(({ text }) => text) : [],
    )
    .join('\n');
/** The summary as the report has it, which the attack must find nothing in. */
export const summary = (given: PersonFacts, circumstances?: Circumstances): string => {
  const { blocks, leaks } = report(given, circumstances);
  expect(leaks).toEqual([]);
  return said(blocks, 'SUMMARY');
};
export const job = (title: string, organisation: string): PersonStage => ({
  title,
  people: 9,
  organisation,
  place: null,
  start: '2019-03',
  end: null,
});
export const city = (name: string, region: string, people: number, country = 'Spain'): PersonPlace => ({
  city: { name, region, country },
  text: null,
  people,
});
