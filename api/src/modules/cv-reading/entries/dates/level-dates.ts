import { findDates, isOnlyDates } from '../../fields/dates.ts';
import { type Line, toLine } from '../../layout/lines.ts';

/** Entries of which a section has to have at least so many before their dates are set level with their titles. */
const MIN_ENTRIES = 2;

/**
 * Lines with the dates of a margin level with the titles they belong to, where each stands alone in a line somewhere beside its
 * entry, as in the middle of it: one date from each title to the next. Other lines stay as they are.
 */
export function levelMarginDates(lines: Line[]): Line[] {
  const dates = lines.filter(isSpanAlone);
  const others = lines.filter((line) => !isSpanAlone(line));
  const [first] = others;
  const left = Math.min(...others.map((line) => line.x0));
  if (!first || dates.length < MIN_ENTRIES || dates.some((line) => line.x1 >= left)) return lines;
  const titles = others.filter((line) => isAlike(line, first));
  const isBefore = (a: Line, b: Line) => a.page < b.page || (a.page === b.page && a.y <= b.y);
  const ownDate = titles.map((title, i) => {
    const next = titles[i + 1];
    const own = dates.filter((date) => isBefore(title, date) && !(next && isBefore(next, date)));
    return own.length === 1 ? own[0] : undefined;
  });
  if (titles.length !== dates.length || ownDate.some((date) => date === undefined)) return lines;
  return others.map((line) => {
    const date = ownDate[titles.indexOf(line)];
    if (!date) return line;
    const cells = date.segments.map((s) => ({ ...s, y: line.y }));
    const leveled = toLine([...cells, ...line.segments], line.y - line.gapAbove);
    return { ...leveled, size: line.size, bold: line.bold, italic: line.italic };
  });
}

/** Whether a line is a span of dates and nothing else. */
const isSpanAlone = ({ segments }: Line): boolean => {
  const text = segments.map((s) => s.text.replace(/\b([Tt]) ([Oo])\b/u, '$1$2')).join(' ');
  return isOnlyDates(text) && findDates(text).some((date) => date.isRange);
};

const isAlike = (a: Line, b: Line): boolean =>
  Math.abs(a.x0 - b.x0) < 3 &&
  a.bold === b.bold &&
  a.segments[0]?.font === b.segments[0]?.font &&
  Math.abs(a.size - b.size) < 0.3;
