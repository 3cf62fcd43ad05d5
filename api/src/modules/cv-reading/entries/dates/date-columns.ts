import { findDates, isOnlyDates } from '../../fields/dates.ts';
import { edgesOf, type Line, toLine } from '../../layout/lines.ts';
import type { Segment } from '../../layout/segments.ts';

/** Lines that one span with its duration may take in a narrow column. */
const MAX_LINES = 4;
/** How far below each other they stand at most, in sizes. */
const PITCH = 1.9;
/** A span of dates with its duration is hardly longer than this. */
const LONGEST = 60;

/** A cell with the line that it stands in. */
interface Placed {
  cell: Segment;
  at: number;
}

/**
 * Lines with the spans whole that a narrow column at either edge breaks anywhere, amid a duration too ("01/2021 –" over
 * "02/2025 (4 yr 2" over "mos)"): the span stands in its first line, and the others keep what is beside it. Lines that have
 * nothing in that column may stand between.
 */
export function joinDateColumns(printed: Line[]): Line[] {
  const lines = printed.map(joinPulledApart);
  const spans = new Map<Segment, string>();
  const taken = new Set<Segment>();
  for (const [i, line] of lines.entries()) {
    const found = edgesOf(line).some((s) => taken.has(s)) ? null : stackFrom(lines, i);
    const [first, ...others] = found?.cells ?? [];
    if (!found || !first) continue;
    spans.set(first.cell, found.text);
    for (const { cell } of others) taken.add(cell);
  }
  if (spans.size === 0) return lines;
  return lines.flatMap((line) => {
    const kept = line.segments.filter((s) => !taken.has(s));
    if (kept.length === 0) return [];
    const segments = kept.map((s) => {
      const text = spans.get(s);
      return text === undefined ? s : { ...s, text, parts: [{ ...s, text }] };
    });
    const isSame = kept.length === line.segments.length && segments.every((s, i) => s === line.segments[i]);
    return [isSame ? line : toLine(segments, line.y - line.gapAbove)];
  });
}

/** What goes on with a date whose words are pulled apart to fill a narrow column. */
const GOING_ON = /^(?:(?:to|a|al|hasta|fins|until|[–—→-])(?:\s\p{L}+)?|\(\d.*)$/iu;

/** A line whose first cell is a date and whose second goes on with it, of three, with both in one cell. */
function joinPulledApart(line: Line): Line {
  const [first, second, ...others] = line.segments;
  if (!first || !second || others.length === 0 || !isOnlyDates(first.text) || !GOING_ON.test(second.text))
    return line;
  const text = `${first.text} ${second.text}`;
  return toLine(
    [{ ...first, text, x1: second.x1, parts: [{ ...first, text }] }, ...others],
    line.y - line.gapAbove,
  );
}

/** The cells from a line on that are one span together, as many as may be; null where the first is none of such. */
function stackFrom(lines: Line[], at: number): { cells: Placed[]; text: string } | null {
  const line = lines[at];
  if (!line) return null;
  for (const first of edgesOf(line)) {
    if (!/\d/.test(first.text) || first.text.length > LONGEST || isDuration(first.text)) continue;
    let found: { cells: Placed[]; text: string } | null = null;
    const cells: Placed[] = [{ cell: first, at }];
    let text = first.text;
    while (cells.length < MAX_LINES) {
      const next = cellBelow(lines, cells);
      if (!next || isWhole(next.cell.text)) break;
      cells.push(next);
      text = `${text}${/\d[-/.]$/.test(text) && !/\d{4}[-/.]$/.test(text) ? '' : ' '}${next.cell.text}`;
      if (text.length > LONGEST) break;
      if (isOneSpan(text)) found = { cells: [...cells], text };
    }
    if (found) return found;
  }
  return null;
}

/** The next cell of a column of cells, close below its last one. */
function cellBelow(lines: Line[], cells: Placed[]): Placed | null {
  const first = cells[0]?.cell;
  const last = cells.at(-1);
  if (!first || !last) return null;
  for (let at = last.at + 1; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || line.page !== last.cell.page || line.y - last.cell.y > first.size * PITCH) return null;
    const cell = edgesOf(line).find((s) => isInColumn(s, first));
    if (cell) return { cell, at };
  }
  return null;
}

/** Whether a cell begins or ends where another does, or is centred with it. */
const isInColumn = (s: Segment, first: Segment): boolean =>
  Math.abs(s.x0 - first.x0) < 3 ||
  Math.abs(s.x1 - first.x1) < 3 ||
  Math.abs(s.x0 + s.x1 - first.x0 - first.x1) < 4;

/** How long all jobs at one employer lasted stands over the dates of the first of them. */
const isDuration = (text: string): boolean => findDates(text).length === 0 && isOnlyDates(text);

/** Whether a text is a span by itself, of another entry then. */
const isWhole = (text: string): boolean => findDates(text).some((date) => date.isRange && date.end !== null);

/** Whether a text is one span that ends, or that says it goes on, with its duration or without. */
function isOneSpan(text: string): boolean {
  const dates = findDates(text);
  return dates.length === 1 && dates[0]?.isRange === true && !/[–—-]\s*$/.test(text) && isOnlyDates(text);
}
