import type { ExtractedFields } from '../../db/json-columns.ts';
import type { CvField, CvFields, CvSource } from '../cv-reading/index.ts';
import { markOf, storable } from './cv-values.ts';

/** Longest texts, as the forms have them. */
const LONGEST = {
  firstName: 50,
  lastName: 50,
  email: 254,
  phoneNumber: 100,
  jobTitle: 100,
  linkedin: 300,
  summary: 20_000,
} as const;
export type CvTextName = keyof typeof LONGEST;
const NAMES = Object.keys(LONGEST) as CvTextName[];

/** A single text of a CV as a candidate can have it, with where it stood. */
export interface CvText {
  readonly name: CvTextName;
  readonly value: string;
  readonly mark: ExtractedFields[string];
  readonly source: CvSource;
}

/** The job title, or the one of a job that goes on when the CV has no title of its own. */
function jobTitleOf(fields: CvFields): CvField<string> | null {
  const current = fields.workExperiences.find(({ value }) => value.isCurrent);
  return fields.jobTitle ?? (current ? { ...current, value: current.value.position } : null);
}

/** The single texts that were read, by the candidate's fields. */
export function textsOf(fields: CvFields): CvText[] {
  const read = { ...fields, phoneNumber: fields.phone, jobTitle: jobTitleOf(fields) };
  return NAMES.flatMap((name) => {
    const field = read[name];
    const value = storable(field?.value, LONGEST[name]);
    return field && value ? [{ name, value, mark: markOf(field), source: field.source }] : [];
  });
}
