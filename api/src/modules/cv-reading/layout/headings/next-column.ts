import type { Line } from '../lines.ts';

interface List {
  readonly kind: string;
  readonly heading: Line | null;
  readonly lines: readonly Line[];
}

/** Sections that a page may set in several columns under one heading. */
const LISTS: ReadonlySet<string> = new Set(['skills', 'softSkills', 'languages']);
/** How far lines of one row lie apart at most, in points. */
const ROW = 1.6;

/** Whether a column that begins with this line under no heading is another one of a list. */
export function goesOnIn(list: List, beside: Line | undefined): boolean {
  const [first] = list.lines;
  if (!LISTS.has(list.kind) || !list.heading || !first || !beside) return false;
  const isLevel = first.page === beside.page && Math.abs(first.y - beside.y) < ROW;
  const isAlike = first.bold === beside.bold && Math.abs(first.size - beside.size) < 0.2;
  return isLevel && isAlike && first.segments[0]?.font === beside.segments[0]?.font;
}
