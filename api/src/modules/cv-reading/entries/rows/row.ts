import type { DateSpan } from '../../fields/dates.ts';
import type { FoundLocation } from '../../fields/location.ts';
import type { Line } from '../../layout/lines.ts';
import type { Segment } from '../../layout/segments.ts';
import type { EntryLabel } from '../entry-labels.ts';

/** A line of an experience or education section, its margin of dates and places taken apart from its words. */
export interface Row {
  line: Line;
  /** With the lines that a title wraps onto. */
  lines: Line[];
  lastY: number;
  /** Cells of words, without dates and places. */
  cells: Cell[];
  date: DateSpan | null;
  location: FoundLocation | null;
  /** What a form's label says that the cells are. */
  label: EntryLabel | null;
  /** Running text or a list item rather than a title. */
  isBody: boolean;
}
export interface Cell {
  text: string;
  parts: Segment['parts'];
  bold: boolean;
  italic: boolean;
  size: number;
}
