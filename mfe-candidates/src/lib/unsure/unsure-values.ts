import type { UnsureValue } from '@cantera/shared/contracts/candidate-creation';
import { blankEntry, type EntryValues } from '../candidate-fields/entry-values.ts';

/** The fields of the forms that hold one value. */
const SINGLE_FIELDS = [
  'firstName',
  'lastName',
  'jobTitle',
  'email',
  'phoneNumber',
  'linkedin',
  'summary',
  'location',
] as const satisfies readonly UnsureValue['field'][];
export type SingleField = (typeof SINGLE_FIELDS)[number];

/** Whether a form has one field for it, which takes it as it is. */
export const isSingle = (field: UnsureValue['field']): field is SingleField =>
  SINGLE_FIELDS.some((name) => name === field);

/** A place as the forms hold one that only the CV names. */
export const namedPlace = (address: string) => ({ id: '', address });

/** An unsure experience or education as a row of the form; undefined of any other value. */
export function entryOfUnsure({ stage }: UnsureValue, mayGoOn: boolean): EntryValues | undefined {
  if (!stage) return undefined;
  const isPresent = mayGoOn && stage.startDate !== null && stage.endDate === null;
  return { ...blankEntry(), ...stage, isPresent };
}
