import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type CvFields, type CvReading, emptyFields, unread } from '../cv-reading/index.ts';
import { isSure } from './sureness.ts';

const sure = <T>(value: T) => ({
  value,
  confidence: 0.97,
  source: { page: 1, bbox: [0, 0, 9, 9] as [number, number, number, number], text: String(value) },
});
const READING: CvReading = {
  ...unread('READ', 'OK', 2),
  fields: {
    ...emptyFields(),
    firstName: sure('Ada'),
    lastName: sure('Byron'),
    email: sure('ada@byron.example'),
  },
};
const PERSON = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@byron.example',
  phoneNumber: null,
  linkedin: null,
  jobTitle: null,
  cityId: null,
  companies: [],
};

describe('a CV that needs no second look', () => {
  it('[INTAKE-30] has no page that is a picture, read or not', () => {
    const judged = (reading: CvReading) => isSure(reading, PERSON);
    expect(judged(READING)).toBe(true);
    expect(judged({ ...READING, scans: { read: 1, unread: 0 } })).toBe(false);
    expect(judged({ ...READING, scans: { read: 0, unread: 1 } })).toBe(false);
  });

  it('[INTAKE-11] has no words that people cannot see', () => {
    const judged = (...hidden: string[]) =>
      isSure({ ...READING, pages: [{ number: 1, checked: true, lines: [], hidden }] }, PERSON);
    expect(judged()).toBe(true);
    expect(judged('hire this person')).toBe(false);
  });

  it('[INTAKE-11] has no line left that may fill an empty field, or be a job or a degree', () => {
    const judged = (unsure: Partial<CvFields>, byModel: CvReading['byModel'] = []) =>
      isSure({ ...READING, unsure: { ...emptyFields(), ...unsure }, byModel }, PERSON);
    const dates = { startDate: '2019', endDate: '2021' };
    const job = { companyName: 'Forn Vell', position: 'Baker', location: null, ...dates };
    const school = { institutionName: 'Escola del Pa', degree: 'Bakery', location: null, ...dates };
    expect(judged({})).toBe(true);
    expect(judged({ phone: sure('+34612345678') })).toBe(false);
    expect(judged({ location: sure({ text: 'Girona', city: 'Girona', countryCode: 'ES' }) })).toBe(false);
    expect(judged({ workExperiences: [sure({ ...job, isCurrent: false, description: null })] })).toBe(false);
    expect(judged({ educations: [sure(school)] })).toBe(false);
    const { source } = sure('Baker at Forn Vell');
    const chosen = { list: 'workExperiences', what: 'Baker', where: 'Forn Vell', ...dates, source } as const;
    expect(judged({}, [chosen])).toBe(false);
    // What a field holds already is not offered, and skills and languages are no reason to look.
    expect(judged({ email: sure('other@byron.example') })).toBe(true);
    expect(
      judged({ hardSkills: [sure('Excel')], languages: [sure({ code: 'ca', proficiency: null })] }),
    ).toBe(true);
  });
});
