import type { Section } from '../../layout/sections.ts';

/** How far lines may begin apart, in points, and still be of one column. */
const SAME_COLUMN = 30;

/** An address of mail or of a page, which runs over the edge of a column that is too narrow for it. */
const ADDRESS = /\S@\S|:\/\/|\bwww\./i;

/** How far to the right the lines of a section's column reach, whatever section they are of, but for addresses. */
export function columnEnd(section: Section, sections: readonly Section[]): number {
  const left = section.lines.reduce((least, line) => Math.min(least, line.x0), Number.POSITIVE_INFINITY);
  const pages = new Set(section.lines.map((line) => line.page));
  const beside = sections
    .flatMap((s) => s.lines)
    .filter((l) => pages.has(l.page) && !ADDRESS.test(l.text) && Math.abs(l.x0 - left) < SAME_COLUMN);
  return beside.reduce((most, line) => Math.max(most, line.x1), 0);
}
