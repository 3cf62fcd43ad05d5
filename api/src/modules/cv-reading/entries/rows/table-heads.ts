import { findDates } from '../../fields/dates.ts';
import { type Line, toLine } from '../../layout/lines.ts';
import type { Segment } from '../../layout/segments.ts';
import { joinLines } from '../../text/clean.ts';
import { loneEntryLabel } from '../entry-labels.ts';

/** How far a cell may begin from where the head of its column does, in points. */
const EDGE = 8;

/**
 * Lines of a table of entries, whose first line says what its columns hold ("Dates | Position | Company"), as a form has them:
 * each cell behind its label, in a line of its own. Lines that only go on in a cell are of it. What is no such table stays.
 */
export function unfoldTables(lines: Line[]): Line[] {
  const at = lines.findIndex(isTableHead);
  const head = lines[at];
  if (!head) return lines;
  const rows: Segment[][] = [];
  const tops: Line[] = [];
  const rest: Line[] = [];
  for (const line of lines.slice(at + 1)) {
    const isInTable = rest.length === 0 && line.segments.every((s) => columnOf(s, head) >= 0);
    const row = rows.at(-1);
    if (!isInTable) rest.push(line);
    else if (!row || opensRow(line, head)) {
      rows.push([...line.segments]);
      tops.push(line);
    } else for (const segment of line.segments) goOn(row, segment, head);
  }
  if (rows.length === 0) return lines;
  const unfolded = rows.flatMap((row, i) => {
    const top = tops[i];
    return top ? unfold(row, head, top) : [];
  });
  return [...lines.slice(0, at), ...unfolded, ...rest];
}

/** Whether every cell of a line is a label, of names at least two. */
function isTableHead({ segments, bulleted }: Line): boolean {
  if (segments.length < 2 || bulleted) return false;
  const labels = segments.map((s) => loneEntryLabel(s.text));
  const names = new Set(labels.map((l) => l?.label).filter((l) => l === 'role' || l === 'organisation'));
  return names.size === 2 && labels.every((l) => l !== null);
}

const columnOf = (segment: Segment, head: Line): number =>
  head.segments.findIndex((s) => Math.abs(s.x0 - segment.x0) < EDGE);

/** Whether a line begins an entry: where a column holds dates, with a date in it; otherwise with the first column. */
function opensRow(line: Line, head: Line): boolean {
  const dated = head.segments.findIndex((s) => loneEntryLabel(s.text)?.label === null);
  const cell = line.segments.find((s) => columnOf(s, head) === Math.max(dated, 0));
  return (
    cell !== undefined && (dated < 0 || findDates(cell.text).some((d) => d.index === 0 && d.start !== null))
  );
}

function goOn(row: Segment[], segment: Segment, head: Line): void {
  const at = row.findIndex((s) => columnOf(s, head) === columnOf(segment, head));
  const above = row[at];
  if (!above) row.push(segment);
  else
    row[at] = {
      ...above,
      text: joinLines(above.text, segment.text),
      x1: Math.max(above.x1, segment.x1),
      parts: [...above.parts, ...segment.parts],
    };
}

/** The cells of an entry as labelled lines, its date in the first of them. */
function unfold(row: Segment[], head: Line, top: Line): Line[] {
  const labelled = row.map((cell) => {
    const label = head.segments[columnOf(cell, head)]?.text ?? '';
    return { cell, label, isDate: loneEntryLabel(label)?.label === null };
  });
  const dates = labelled.filter(({ isDate }) => isDate).map(({ cell }) => cell);
  const others = labelled
    .filter(({ isDate }) => !isDate)
    .map(({ cell, label }): Segment => {
      const text = `${label.replace(/:\s*$/, '')}: ${cell.text}`;
      return { ...cell, text, parts: [{ ...cell, text }] };
    });
  const [first, ...more] = others;
  return [
    toLine([...dates, ...(first ? [first] : [])], top.y - top.gapAbove),
    ...more.map((cell) => toLine([cell], top.y - cell.size)),
  ];
}
