import type { Line } from '../lines.ts';
import type { Section } from '../sections.ts';
import { goesOnIn } from './next-column.ts';

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
