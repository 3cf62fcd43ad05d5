import type { ExtractedFields, ReadPerson } from '../../db/json-columns.ts';
import { marksOf, unsureOf } from '../candidates/index.ts';
import { type CvFields, type CvReading, SURE } from '../cv-reading/index.ts';

const isField = (name: string): name is keyof CvFields => name in SURE;
const levelOf = (name: string): number => {
  const field = name === 'phoneNumber' ? 'phone' : name;
  return isField(field) ? SURE[field] : 0;
};

/** The fields that a person should look at beside the CV. */
export const doubtfulOf = (marks: ExtractedFields): string[] =>
  Object.entries(marks).flatMap(([name, { confidence }]) => (confidence < levelOf(name) ? [name] : []));

/** Lists of which single entries are no loss: nobody is called in for a skill that may be one. */
const MINOR: readonly string[] = ['languages', 'hardSkills', 'softSkills'];
/** Whether a CV has lines that only a person can take: what may fill an empty field, and what may be a job or a degree. */
const hasOpenLines = (reading: CvReading): boolean =>
  unsureOf(reading).some(({ field }) => !MINOR.includes(field));

/**
 * Whether a CV needs no second look: a whole name, a way to reach the person, every field sure, no line that may fill another or be a
 * job or a degree, no page a scan, and no words that people cannot see.
 */
export const isSure = (reading: CvReading, person: ReadPerson): boolean =>
  reading.scans === undefined &&
  reading.pages.every(({ hidden }) => hidden.length === 0) &&
  person.firstName !== null &&
  person.lastName !== null &&
  (person.email !== null || person.phoneNumber !== null) &&
  doubtfulOf(marksOf(reading)).length === 0 &&
  !hasOpenLines(reading);
