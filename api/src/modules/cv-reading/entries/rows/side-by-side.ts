import { findDates, isOnlyDates } from '../../fields/dates.ts';
import { type Line, toLine } from '../../layout/lines.ts';

/** How far below a line, in its own size, the next line of the same entry begins at most. */
const NEAR = 1.8;

/**
 * Lines in which entries that are printed side by side stand one after the other: a line of nothing but several spans of dates
 * shows where each begins, and the lines just above and below it that begin there are theirs.
 */
export function partSideBySide(lines: Line[]): Line[] {
  const parted: Line[] = [];
  let free = 0;
  for (const [i, line] of lines.entries()) {
    if (i < free || !isSpans(line)) continue;
    const edges = line.segments.map((s) => s.x0);
    let start = i;
    while (start > free && isNear(lines[start - 1], lines[start]) && fits(lines[start - 1], edges))
      start -= 1;
    let end = i + 1;
    while (isNear(lines[end - 1], lines[end]) && fits(lines[end], edges)) end += 1;
    parted.push(
      ...lines.slice(free, start),
      ...edges.flatMap((edge) => column(lines.slice(start, end), edge)),
    );
    free = end;
  }
  return [...parted, ...lines.slice(free)];
}

/** Whether a line is several spans of dates. */
const isSpans = ({ segments }: Line): boolean =>
  segments.length > 1 && segments.every((s) => isOnlyDates(s.text) && findDates(s.text)[0]?.isRange);

const isNear = (above: Line | undefined, line: Line | undefined): boolean =>
  above !== undefined && line !== undefined && above.page === line.page && line.gapAbove < line.size * NEAR;

const isAt = (x0: number, edge: number): boolean => Math.abs(x0 - edge) < 3;

/** Whether all that a line says begins where the entries do. */
const fits = (line: Line | undefined, edges: number[]): boolean =>
  line?.segments.every((s) => edges.some((edge) => isAt(s.x0, edge))) ?? false;

/** What the lines say in one of the entries. */
function column(lines: Line[], edge: number): Line[] {
  return lines.flatMap((line) => {
    const own = line.segments.filter((s) => isAt(s.x0, edge));
    return own.length > 0 ? [toLine(own, line.y - line.gapAbove)] : [];
  });
}
