import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type CvField, type CvFields, emptyFields, unread } from '../cv-reading/index.ts';
import { unsureOf } from './unsure-values.ts';

const field = <T>(value: T, text = 'As printed'): CvField<T> => ({
  value,
  confidence: 0.4,
  source: { page: 2, bbox: [1, 2, 3, 4], text },
});
const valuesOf = (unsure: Partial<CvFields>, fields: Partial<CvFields> = {}) =>
  unsureOf({
    ...unread('READ', 'OK'),
    fields: { ...emptyFields(), ...fields },
    unsure: { ...emptyFields(), ...unsure },
  });
const place = (text: string) => field({ text, city: text, countryCode: null });
const school = (institutionName: string, degree = '') =>
  field({ institutionName, degree, location: null, startDate: '2019', endDate: null });

describe('what a reading is too unsure of', () => {
  it('[INTAKE-23] stands with its field, page and box', () => {
    const at = { page: 2, text: 'As printed', box: [1, 2, 3, 4], by: 'READER' };
    expect(valuesOf({ phone: field('600100200'), location: place('Girona') })).toEqual([
      { field: 'phoneNumber', value: '600100200', stage: null, ...at },
      { field: 'location', value: 'Girona', stage: null, ...at },
    ]);
    expect(unsureOf(unread('NO_TEXT', 'NO_TEXT_LAYER'))).toEqual([]);
  });

  it('[INTAKE-23] is left out where another line filled the field', () => {
    const unsure = { jobTitle: field('Baker'), location: place('Girona'), lastName: field('Brusi') };
    const found = valuesOf(unsure, { jobTitle: field('Cook'), location: place('Olot') });
    expect(found.map(({ value }) => value)).toEqual(['Brusi']);
  });

  it('[INTAKE-23] names an entry by what it has, and leaves out one that has nothing', () => {
    const found = valuesOf({ educations: [school('Institut Serra'), school(' '), school('Uni', 'Law')] });
    expect(found.map(({ value }) => value)).toEqual(['Institut Serra', 'Law · Uni']);
    expect(found[1]?.stage).toEqual({ what: 'Law', where: 'Uni', startDate: '2019', endDate: null });
  });

  it('[LLM-16] has beside it what a model has chosen from the lines, marked so', () => {
    const { source } = field('');
    const dates = { startDate: '2019', endDate: null };
    const found = unsureOf({
      ...unread('READ', 'OK'),
      unsure: { ...emptyFields(), educations: [school('Uni', 'Law')] },
      byModel: [
        { list: 'educations', what: 'Law', where: 'Uni of Girona', ...dates, source },
        { list: 'workExperiences', what: 'Clerk', where: '', ...dates, source },
      ],
    });
    expect(found.map(({ field: name, value, by }) => [name, value, by])).toEqual([
      ['workExperiences', 'Clerk', 'LLM'],
      ['educations', 'Law · Uni', 'READER'],
      ['educations', 'Law · Uni of Girona', 'LLM'],
    ]);
    expect(found[2]).toMatchObject({
      stage: { what: 'Law', where: 'Uni of Girona', ...dates },
      page: 2,
      text: 'As printed',
    });
  });

  it('[INTAKE-23] is at most 40 values, each with at most 300 characters of its lines', () => {
    const hardSkills = Array.from({ length: 60 }, (_, index) =>
      field('x', `${index + 10} ${'long '.repeat(100)}`),
    );
    const found = valuesOf({ hardSkills });
    expect([found.length, found[0]?.text.length]).toEqual([40, 300]);
  });

  it('[INTAKE-23] names a line once, however many skills stand in it', () => {
    const line = 'Bread, cakes and the like';
    expect(valuesOf({ hardSkills: [field('Bread', line), field('cakes', line)] })).toHaveLength(1);
  });
});
