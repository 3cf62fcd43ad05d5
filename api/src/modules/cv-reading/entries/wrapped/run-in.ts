import { findDates, isOnlyDates } from '../../fields/dates.ts';
import { type Line, toLine } from '../../layout/lines.ts';
import type { Segment } from '../../layout/segments.ts';

/** Words cut short within a name: their full stop ends no name. */
const CUT_SHORT =
  '(?:Admin|Assoc|Asst|Bros|Corp|Dept|Depto|Dist|Govt|Gral|Hnos|Hosp|Intl|Mgmt|Prof|Univ|Inc|Ltd|Co|Dr|Sr|Dra|Sra|St)';
const STOP = String.raw`(?<!(?<!\p{L})${CUT_SHORT})\.`;
/** Names parted by a comma or a dash, a full stop, and the first words of a text. */
const RUN_IN = new RegExp(
  String.raw`^(.{6,110}?(?:,|\s[–—-])\s.{1,110}?(?:\p{Ll}{3}|\p{Lu}{2}|\)))${STOP}\s+(\p{Lu}\S*(?:\s.*)?)$`,
  'u',
);
/** The end of a name that wraps, and the first words of a text. */
const NAME_END = new RegExp(String.raw`^(\S.{1,58}?(?:\p{Ll}{3}|\)))${STOP}\s+(\p{Lu}\S*(?:\s.*)?)$`, 'u');
const PARTED = /(?:,|\s[–—-])\s/u;

/**
 * Lines of entries whose text goes on behind their names ("08/2021 – 03/2025 Analyst, Acme, Bergen. Led the move from" over
 * "spreadsheets to a ledger."): names and text are in lines of their own then. Only where dates lead the line.
 */
export function partRunIn(lines: Line[]): Line[] {
  const parted: Line[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    const next = lines[i + 1];
    const below = lines[i + 2];
    if (!line) continue;
    const title = titleOf(line, lines[i - 1]);
    const cut = title && RUN_IN.exec(withoutDate(title.text));
    const wrapped =
      title && !cut && next && PARTED.test(withoutDate(title.text)) && goesOn(line, next, false)
        ? NAME_END.exec(next.text)
        : null;
    if (title && cut?.[1] && cut[2] && isText(line, cut[2], next)) parted.push(...apart(line, title, cut[2]));
    else if (title && wrapped?.[1] && wrapped[2] && next && isText(next, wrapped[2], below)) {
      const [start, rest] = apart(next, next.segments[0] ?? title, wrapped[2]);
      const text = `${title.text} ${start.text}`;
      const whole = { ...title, text, parts: [...title.parts, ...(start.segments[0]?.parts ?? [])] };
      parted.push(toLine([...line.segments.slice(0, -1), whole], line.y - line.gapAbove), rest);
      i += 1;
    } else parted.push(line);
  }
  return parted;
}

const isOnlySpan = (line: Line | undefined): boolean =>
  line?.segments.length === 1 && isOnlyDates(line.text) && findDates(line.text)[0]?.isRange === true;

/** The cell of names of a line that a span of dates leads, in its front or alone in the line above; null of any other line. */
function titleOf({ segments, bulleted }: Line, above: Line | undefined): Segment | null {
  const [first, second, third] = segments;
  if (!first || third || bulleted) return null;
  if (isOnlySpan(above) && !second) return first;
  const [date] = findDates(first.text);
  if (!date?.isRange || date.index > 0) return null;
  return second ? (isOnlyDates(first.text) ? second : null) : first;
}

function withoutDate(text: string): string {
  const [date] = findDates(text);
  return date?.isRange && date.index === 0 ? text.slice(date.length).trim() : text;
}

/** Whether a line follows another as one paragraph; `isAmid` where a sentence must go on in it. */
const goesOn = (line: Line, next: Line, isAmid: boolean): boolean =>
  next.page === line.page &&
  next.gapAbove < line.size * 1.6 &&
  next.segments.length === 1 &&
  !next.bulleted &&
  !findDates(next.text).some((date) => date.isRange) &&
  (!isAmid || /^[\p{Ll}\d]/u.test(next.text));

/** Whether words behind names are the beginning of a text: it goes on in the next line, or is long by itself. */
const isText = (line: Line, words: string, next: Line | undefined): boolean =>
  words.split(/\s+/).length > 5 || (next !== undefined && goesOn(line, next, true));

/** A line without the text at the end of its cell, and a line of that text. */
function apart(line: Line, cell: Segment, text: string): [Line, Line] {
  const names = cell.text
    .slice(0, cell.text.length - text.length)
    .trim()
    .replace(/\.$/, '');
  const middle = cell.x0 + ((cell.x1 - cell.x0) * names.length) / cell.text.length;
  const { bold, italic } = cell.parts.at(-1) ?? cell;
  const title = { ...cell, text: names, x1: middle, parts: partsWithin(cell, names) };
  const rest = { ...cell, text, x0: middle, bold, italic, parts: [{ ...cell, text, bold, italic }] };
  const others = line.segments.filter((s) => s !== cell);
  return [toLine([...others, title], line.y - line.gapAbove), toLine([rest], line.y - line.size)];
}

const partsWithin = (cell: Segment, names: string): Segment['parts'] => {
  const within = cell.parts.filter((part) => names.includes(part.text));
  return within.length > 0 ? within : [{ ...cell, text: names }];
};
