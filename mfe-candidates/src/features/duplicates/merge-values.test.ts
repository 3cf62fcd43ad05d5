import type { MergeField } from '@cantera/shared/contracts/merges';
import { preselected } from './merge-values.ts';

const chosen = (field: MergeField, survivor: string, other: string, newer: 'SURVIVOR' | 'OTHER') =>
  preselected({ field, survivor, other, isSame: false }, newer);

it('[MERGE-25] begins with the value that there is, whoever was changed last', () => {
  expect(chosen('phoneNumber', '', '600', 'SURVIVOR')).toBe('OTHER');
  expect(chosen('phoneNumber', '600', '', 'OTHER')).toBe('SURVIVOR');
});

it('[MERGE-25] begins with the newer record where both have a value', () => {
  expect(chosen('jobTitle', 'Chef', 'Baker', 'OTHER')).toBe('OTHER');
  expect(chosen('jobTitle', 'Chef', 'Baker', 'SURVIVOR')).toBe('SURVIVOR');
  expect(chosen('firstName', 'Sofie', 'Sophie', 'OTHER')).toBe('OTHER');
  expect(chosen('cv', 'cv.pdf', 'cv.pdf', 'OTHER')).toBe('OTHER');
});

it('[MERGE-25] begins with the fuller of two names, summaries or places that say the same', () => {
  expect(chosen('lastName', 'Castellví Puigdomènech', 'Castellvi', 'OTHER')).toBe('SURVIVOR');
  expect(chosen('firstName', 'Nuria', 'Núria', 'SURVIVOR')).toBe('OTHER');
  expect(chosen('location', 'Girona', 'Girona, Catalonia, Spain', 'SURVIVOR')).toBe('OTHER');
  // A longer title is no fuller one: people change their work.
  expect(chosen('jobTitle', 'Developer', 'Lead developer', 'SURVIVOR')).toBe('SURVIVOR');
});
