import { type CvFields, type CvReading, emptyFields } from '../../api/src/modules/cv-reading/types.ts';
import { type FieldName, scoreReading, type Truth } from './scoring.ts';

/** A value that the reader gave, with how sure it was of it and whether it is right. */
export interface Given {
  field: FieldName;
  confidence: number;
  right: boolean;
}

const ONE = ['email', 'phone', 'location', 'jobTitle', 'linkedin', 'summary'] as const;
const MANY = [
  ['workExperiences', 'jobs'],
  ['educations', 'education'],
  ['languages', 'languages'],
  ['hardSkills', 'hardSkills'],
  ['softSkills', 'softSkills'],
] as const;

/** Every value of a reading by itself; a name is one value, as sure as the less sure of its two parts. */
export function givenValues(truth: Truth, reading: CvReading): Given[] {
  const judge = (field: FieldName, confidence: number, fields: Partial<CvFields>): Given => {
    const alone = { ...reading, fields: { ...emptyFields(), ...fields } };
    return { field, confidence, right: scoreReading(truth, alone).score[field].right > 0 };
  };
  const { firstName, lastName, ...rest } = reading.fields;
  const parts = [firstName, lastName].flatMap((part) => part?.confidence ?? []);
  const names = parts.length > 0 ? [judge('name', Math.min(...parts), { firstName, lastName })] : [];
  const single = ONE.flatMap((field) => {
    const value = rest[field];
    return value ? [judge(field, value.confidence, { [field]: value })] : [];
  });
  const lists = MANY.flatMap(([list, field]) =>
    rest[list].map((value) => judge(field, value.confidence, { [list]: [value] })),
  );
  return [...names, ...single, ...lists];
}

/** Ranges of confidence, the surest first, each from its first number on. */
const BANDS = [
  [0.9, 1.01],
  [0.75, 0.9],
  [0, 0.75],
] as const;
/** Of the values given with at least .9, this share shall be right. */
const GOAL = 0.95;

/** Prints for each field how many values were given in each range of confidence, and which share of them is right. */
export function printCalibration(given: readonly Given[]): void {
  const cell = (values: readonly Given[], [from, to]: readonly [number, number]): string => {
    const inside = values.filter((v) => v.confidence >= from && v.confidence < to);
    const share = inside.filter((v) => v.right).length / inside.length;
    return (inside.length > 0 ? `${share.toFixed(3)} of ${String(inside.length).padStart(5)}` : '–').padStart(
      18,
    );
  };
  const row = (name: string, values: readonly Given[]) =>
    console.log(`${name.padEnd(17)}${BANDS.map((band) => cell(values, band)).join('')}`);
  console.log(
    `\n${'confidence'.padEnd(17)}${['.90 and more', '.75 to .90', 'below .75'].map((t) => t.padStart(18)).join('')}   (share that is right; ${GOAL.toFixed(2)} is the goal of the first)`,
  );
  for (const field of new Set(given.map((v) => v.field)))
    row(
      field,
      given.filter((v) => v.field === field),
    );
  row('all', given);
}
