import type { ExtractedFields, ReadPerson } from '../../db/json-columns.ts';
import { marksOf } from '../candidates/index.ts';
import { type CvFields, type CvReading, SURE } from '../cv-reading/index.ts';

const isField = (name: string): name is keyof CvFields => name in SURE;
const levelOf = (name: string): number => {
  const field = name === 'phoneNumber' ? 'phone' : name;
  return isField(field) ? SURE[field] : 0;
};

/** The fields that a person should look at beside the CV. */
export const doubtfulOf = (marks: ExtractedFields): string[] =>
  Object.entries(marks).flatMap(([name, { confidence }]) => (confidence < levelOf(name) ? [name] : []));

/** Whether a CV needs no second look: a whole name, a way to reach the person, every field sure, and no page a scan. */
export const isSure = (reading: CvReading, person: ReadPerson): boolean =>
  reading.scans === undefined &&
  person.firstName !== null &&
  person.lastName !== null &&
  (person.email !== null || person.phoneNumber !== null) &&
  doubtfulOf(marksOf(reading)).length === 0;
