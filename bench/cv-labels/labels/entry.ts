import type { DateSpan } from '../../../api/src/modules/cv-reading/fields/dates.ts';
import type { Line } from '../../../api/src/modules/cv-reading/layout/lines.ts';
import type { CvField } from '../../../api/src/modules/cv-reading/types.ts';

/** Which sections the labels are for. */
export type LabelledKind = 'experience' | 'education';

/** An entry that the rules found, with the lines of its head in printed order. */
export interface Found<T> {
  field: CvField<T>;
  lines: Line[];
}

/** A job or a study that the labels tell of. */
export interface Entry {
  /** Positions, or the parts of a degree; empty when none was found. */
  titles: string[];
  /** Companies, or places of study. */
  organisations: string[];
  place: string | null;
  dates: DateSpan | null;
  /** The least chance of what its head was taken for, from 0 to 1. */
  confidence: number;
  /** Those of its head, in printed order. */
  lines: Line[];
  /** What follows its head. */
  body: Line[];
}
