import { describe, it } from 'node:test';
import { expect } from 'expect';
import { type CvReading, emptyFields, unread } from '../cv-reading/index.ts';
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
});
