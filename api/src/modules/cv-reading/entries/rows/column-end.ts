import type { Section } from '../../layout/sections.ts';

/** How far lines may begin apart, in points, and still be of one column. */
const SAME_COLUMN = 30;

/** How far to the right the lines of a section's column reach, whatever section they are of. */
export function columnEnd(section: Section, sections: readonly Section[]): number {
  const left = section.lines.reduce((least, line) => Math.min(least, line.x0), Number.POSITIVE_INFINITY);
  const pages = new Set(section.lines.map((line) => line.page));
  const beside = sections
    .flatMap((s) => s.lines)
    .filter((l) => pages.has(l.page) && Math.abs(l.x0 - left) < SAME_COLUMN);
  return beside.reduce((most, line) => Math.max(most, line.x1), 0);
}
