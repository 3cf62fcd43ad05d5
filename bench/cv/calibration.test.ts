import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyFields } from '../../api/src/modules/cv-reading/types.ts';
import { givenValues } from './calibration.ts';
import type { Truth } from './scoring.ts';

const source = { page: 1, bbox: [0, 0, 0, 0] as [number, number, number, number], text: '' };
const given = <T>(value: T, confidence: number) => ({ value, confidence, source });
const truth: Truth = {
  id: 'x',
  language: 'en',
  hasText: true,
  firstName: 'Ada',
  lastName: 'Fuster',
  email: 'ada@mail.example',
  phone: '+34600111222',
  location: '',
  jobTitle: '',
  linkedin: '',
  summary: '',
  workExperiences: [],
  educations: [],
  languages: [],
  hardSkills: ['Python', 'SQL'],
  softSkills: [],
};

test('each value is judged by itself, a name as one value and as sure as its less sure part', () => {
  const values = givenValues(truth, {
    status: 'READ',
    reason: 'OK',
    pageCount: 1,
    language: 'en',
    pages: [],
    fields: {
      ...emptyFields(),
      firstName: given('Ada', 0.95),
      lastName: given('Fuster', 0.7),
      email: given('other@mail.example', 0.97),
      hardSkills: [given('Python', 0.88), given('Acme', 0.88)],
    },
  });
  assert.deepEqual(
    values.map((v) => [v.field, v.confidence, v.right]),
    [
      ['name', 0.7, true],
      ['email', 0.97, false],
      ['hardSkills', 0.88, true],
      ['hardSkills', 0.88, false],
    ],
  );
});
