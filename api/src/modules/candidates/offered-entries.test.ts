import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type CvField, type CvReading, emptyFields, unread } from '../cv-reading/index.ts';
import { withTaken } from './offered-entries.ts';

const source: CvField<string>['source'] = { page: 1, bbox: [1, 2, 3, 4], text: 'As printed' };
const dates = { startDate: '2019-05', endDate: '2021' };
const NO_DATES = { startDate: null, endDate: null };
const job = (position: string, location: string | null = null) => ({
  value: { position, companyName: 'Forn Vell', location, ...NO_DATES, isCurrent: false, description: null },
  confidence: 0.7,
  source,
});
const reading: CvReading = {
  ...unread('READ', 'OK'),
  fields: { ...emptyFields(), workExperiences: [job('Baker', 'Girona'), job('Cook')] },
  unsure: { ...emptyFields(), workExperiences: [job('Waiter')] },
  byModel: [{ list: 'workExperiences', what: 'Baker', where: 'Forn Vell', ...dates, source }],
};
const entry = (what: string, when: { startDate: string | null; endDate: string | null }) => ({
  field: 'workExperiences' as const,
  stage: { what, where: 'Forn Vell', ...when },
});
const jobsWith = (...entries: ReturnType<typeof entry>[]) =>
  withTaken(reading, entries).reading.fields.workExperiences.map(({ value }) => [
    value.position,
    value.location,
    value.startDate,
  ]);

describe('jobs and studies that are taken from what a reader was unsure of', () => {
  it('[INTAKE-31] are put to what was read, once; one with dates stands for the same without', () => {
    const read = [
      ['Baker', 'Girona', null],
      ['Cook', null, null],
    ];
    expect(jobsWith()).toEqual(read);
    const waiter = entry('Waiter', NO_DATES);
    expect(jobsWith(waiter, waiter)).toEqual([...read, ['Waiter', null, null]]);
    expect(jobsWith(entry('Baker', dates))).toEqual([['Baker', 'Girona', '2019-05'], read[1]]);
  });

  it('[INTAKE-31] are those that it offers, as it offers them', () => {
    const { unknown, reading: same } = withTaken(reading, [
      entry('Waiter', dates),
      { ...entry('Waiter', NO_DATES), field: 'educations' },
      entry('Baker', { ...dates, endDate: null }),
    ]);
    expect([unknown, same.fields]).toEqual([[0, 1, 2], reading.fields]);
  });
});
