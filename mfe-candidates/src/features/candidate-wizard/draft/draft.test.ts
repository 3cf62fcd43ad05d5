import { blankEntry } from '../../../lib/candidate-fields/entry-values.ts';
import { candidateBody, refusedFields, withoutBlank } from './candidate-body.ts';
import { firstWrongStep, placeOf } from './step-schemas.ts';
import { isFilled, isNamed, isWorthKeeping, manualDraft, NO_VALUES, wizardDraft } from './wizard-draft.ts';

const named = { ...NO_VALUES, basic: { ...NO_VALUES.basic, firstName: 'Núria', lastName: 'Vidal' } };
const whole = { ...named, jobSearch: { status: 'UNKNOWN' as const } };
const draftOf = (values: typeof NO_VALUES) => ({ ...manualDraft(), values });

it('a draft survives being written as text', () => {
  const draft = draftOf(named);
  expect(wizardDraft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it('steps open with both names, or with one of somebody who has one', () => {
  expect(isNamed(NO_VALUES)).toBe(false);
  expect(isNamed(named)).toBe(true);
  const one = { ...named.basic, lastName: ' ' };
  expect(isNamed({ ...named, basic: one })).toBe(false);
  expect(isNamed({ ...named, basic: { ...one, hasOneName: true } })).toBe(true);
});

it('only what somebody would miss is offered again', () => {
  expect(isWorthKeeping(undefined)).toBe(false);
  expect(isWorthKeeping(manualDraft())).toBe(false);
  expect(isWorthKeeping(draftOf(named))).toBe(true);
  expect([isFilled(named, 'basic'), isFilled(named, 'salary')]).toEqual([true, false]);
});

it('finds the first step in which something is wrong', () => {
  expect(firstWrongStep(NO_VALUES)).toBe('basic-information');
  expect(firstWrongStep(named)).toBe('job-search-status');
  expect(firstWrongStep(whole)).toBeUndefined();
  const half = { amount: null, amountFrom: 40_000, amountTo: null };
  expect(firstWrongStep({ ...whole, salary: half })).toBe('salary');
  const entry = { ...blankEntry(), stored: null };
  expect(firstWrongStep({ ...whole, education: { entries: [entry] } })).toBe('education');
  const elsewhere = { ...named.basic, linkedin: 'https://example.test/in/nuria' };
  expect(firstWrongStep({ ...named, basic: elsewhere, salary: half })).toBe('basic-information');
});

it('[WIZ-75] is continued where it was left, or before that where something is required', () => {
  const skills = 'skills-and-languages';
  expect(placeOf({ values: whole, at: 'salary' })).toBe('salary');
  expect(placeOf({ values: whole, at: undefined })).toBe('basic-information');
  expect(placeOf({ values: named, at: 'basic-information' })).toBe('basic-information');
  expect(placeOf({ values: named, at: skills })).toBe('job-search-status');
  expect(placeOf({ values: NO_VALUES, at: skills })).toBe('basic-information');
});

it('sends nothing of what was left out, and a place as text', () => {
  const { firstName, ...rest } = candidateBody(draftOf(named));
  expect(firstName).toBe('Núria');
  expect(JSON.parse(JSON.stringify(rest))).toEqual({
    lastName: 'Vidal',
    workExperiences: [],
    educations: [],
    hardSkills: [],
    softSkills: [],
    languages: [],
  });
  const place = { id: '3121456', address: 'Girona, Catalonia, Spain' };
  const body = candidateBody(draftOf({ ...named, basic: { ...named.basic, location: place } }));
  expect(body.location).toBe('Girona, Catalonia, Spain');
});

it('sends no last name of somebody who has one name, whatever was typed before', () => {
  const body = candidateBody(draftOf({ ...named, basic: { ...named.basic, hasOneName: true } }));
  expect(body.lastName).toBeUndefined();
});

it('rows that were left empty are none; the others go without ids of ours', () => {
  const full = { ...blankEntry(), what: 'Head of "Data"', where: 'Banc', stored: null };
  expect(withoutBlank([blankEntry(), full])).toEqual([full]);
  const body = candidateBody(draftOf({ ...named, experiences: { entries: [full] } }));
  expect(body.workExperiences).toEqual([
    { position: "Head of 'Data'", companyName: 'Banc', location: null, startDate: null, endDate: null },
  ]);
});

it.each([
  [{ email: 'invalid_email' }, 'basic-information', { email: 'invalid_email' }],
  [{ 'expectedSalary.amountFrom': 'too_big' }, 'salary', { amountFrom: 'too_big' }],
  [
    { 'workExperiences.1.companyName': 'required', 'educations.0.degree': 'required' },
    'experiences',
    { 'entries.1.where': 'required' },
  ],
  [{ 'educations.0.endDate': 'date_in_future' }, 'education', { 'entries.0.endDate': 'date_in_future' }],
  [{ languages: 'invalid_value' }, 'skills-and-languages', { languages: 'invalid_value' }],
])('refused fields are told in the first step that has one: %o', (fields, step, own) => {
  expect(refusedFields(fields)).toEqual({ step, fields: own });
});

it('no field names no step', () => {
  expect(refusedFields({})).toBeUndefined();
  expect(refusedFields({ positionId: 'not_found', cvUrl: 'not_found' })).toBeUndefined();
});
