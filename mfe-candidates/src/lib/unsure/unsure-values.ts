import {
  type UnsureEntry,
  type UnsureValue,
  unsureEntry,
} from '@cantera/shared/contracts/candidate-creation';
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

type Stage = UnsureEntry['stage'];
type Row = { [K in keyof Stage]?: Stage[K] };
const isNamedAlike = (row: Row, stage: Stage): boolean =>
  row.what === stage.what && row.where === stage.where;
const saysDate = (row: string | null | undefined, offered: string | null): boolean =>
  offered === null || (row ?? null) === offered;
/** Whether rows say all that an unsure entry does: one with dates says more than the same without. */
export const isInRows = ({ stage }: UnsureValue, rows: readonly Row[]): boolean =>
  stage !== null &&
  rows.some(
    (row) =>
      isNamedAlike(row, stage) &&
      saysDate(row.startDate, stage.startDate) &&
      saysDate(row.endDate, stage.endDate),
  );

/** Rows with an entry put to them: a row that says the same without dates is given its dates. */
export function withEntry(rows: readonly EntryValues[], entry: EntryValues): EntryValues[] {
  const undated = rows.find((row) => isNamedAlike(row, entry) && !row.startDate && !row.endDate);
  if (!undated) return [...rows, entry];
  const { startDate, endDate, isPresent } = entry;
  return rows.map((row) => (row === undated ? { ...row, startDate, endDate, isPresent } : row));
}

/** An unsure value as one of a list's entries; undefined of any other. */
export const asEntry = ({ field, stage }: UnsureValue): UnsureEntry | undefined =>
  unsureEntry.safeParse({ field, stage }).data;
export const isSameEntry = (one: UnsureEntry, other: UnsureEntry): boolean =>
  one.field === other.field && JSON.stringify(one.stage) === JSON.stringify(other.stage);

/** An unsure experience or education as a row of the form; undefined of any other value. */
export function entryOfUnsure({ stage }: UnsureValue, mayGoOn: boolean): EntryValues | undefined {
  if (!stage) return undefined;
  const isPresent = mayGoOn && stage.startDate !== null && stage.endDate === null;
  return { ...blankEntry(), ...stage, isPresent };
}
