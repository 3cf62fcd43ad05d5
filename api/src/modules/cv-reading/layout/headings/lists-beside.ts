import type { Line } from '../lines.ts';
import type { Section } from '../sections.ts';

/** Sections that a page may set in several columns under one heading. */
const LISTS: ReadonlySet<Section['kind']> = new Set(['skills', 'softSkills', 'languages']);
/** How far lines of one row lie apart at most, in points. */
const ROW = 1.6;

/**
 * The sections of a CV in which a list goes on in the columns beside it: what stands under no heading of its own, and begins level with
 * the first line under the heading of a list and in its face, is of that list.
 */
export function withListsBeside(sections: Section[]): Section[] {
  const joined = new Map<Section, Line[]>();
  const taken = new Set<Section>();
  for (const section of sections) {
    const [first] = section.lines;
    const list = section.heading ? undefined : sections.find((other) => goesOnIn(other, first));
    if (!list) continue;
    joined.set(list, [...(joined.get(list) ?? list.lines), ...section.lines]);
    taken.add(section);
  }
  return sections
    .filter((section) => !taken.has(section))
    .map((section) => ({ ...section, lines: joined.get(section) ?? section.lines }));
}

/** Whether a column that begins with this line under no heading is another one of a list. */
export function goesOnIn(list: Section, beside: Line | undefined): boolean {
  const [first] = list.lines;
  if (!LISTS.has(list.kind) || !list.heading || !first || !beside) return false;
  const isLevel = first.page === beside.page && Math.abs(first.y - beside.y) < ROW;
  const isAlike = first.bold === beside.bold && Math.abs(first.size - beside.size) < 0.2;
  return isLevel && isAlike && first.segments[0]?.font === beside.segments[0]?.font;
}
