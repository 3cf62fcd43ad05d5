import { type DateSpan, findDates, isOnlyDates, withoutDates } from '../fields/dates.ts';
import { type FoundLocation, isPlaceName, parseLocation } from '../fields/location.ts';
import type { Line } from '../layout/lines.ts';
import type { Segment } from '../layout/segments.ts';
import { withoutBullet } from '../text/clean.ts';

/** A line of an experience or education section, its margin of dates and places taken apart from its words. */
export interface Row {
  line: Line;
  /** Cells of words, without dates and places. */
  cells: Cell[];
  date: DateSpan | null;
  location: FoundLocation | null;
  /** Running text or a list item rather than a title. */
  isBody: boolean;
}
export interface Cell {
  text: string;
  parts: Segment['parts'];
  bold: boolean;
  italic: boolean;
  size: number;
}

/** The rows of a section. `singleDates` lets one year or month stand for an entry's date. Lines of only a duration are left out. */
export function toRows(lines: Line[], singleDates: boolean): Row[] {
  return lines.map((line) => toRow(line, singleDates)).filter((row) => !isEmpty(row));
}
const isEmpty = (row: Row) => row.cells.length === 0 && row.date === null && row.location === null;

function toRow(line: Line, singleDates: boolean): Row {
  const row: Row = { line, cells: [], date: null, location: null, isBody: false };
  line.segments.forEach((segment, index) => {
    const text = index === 0 ? withoutBullet(segment.text) : segment.text;
    if (isOnlyDates(text)) {
      row.date ??= bestDate(text, singleDates || line.segments.length > 1 || !line.bulleted);
      return;
    }
    const { rest, date } = takeEdgeDate(text, singleDates, line.bulleted);
    row.date ??= date;
    if (index > 0 || (date && rest !== text)) {
      const location = index > 0 ? (parseLocation(rest) ?? rightMarginPlace(rest, row)) : parseLocation(rest);
      if (location) {
        row.location ??= location;
        return;
      }
    }
    if (rest !== '') {
      const parts = rest === segment.text ? segment.parts : segment.parts.map((p) => ({ ...p, text: p.text }));
      row.cells.push({ text: rest, parts, bold: segment.bold, italic: segment.italic, size: segment.size });
    }
  });
  const text = row.cells.map((c) => c.text).join(' ');
  const startsWithDate = row.date !== null && findDates(withoutBullet(line.text))[0]?.index === 0;
  row.isBody = (line.bulleted && !startsWithDate) || looksLikeProse(text);
  return row;
}

/** A short capitalised cell at the right of a row of words is its place, in our list or not. */
function rightMarginPlace(text: string, row: Row): FoundLocation | null {
  if (row.cells.length === 0 && row.date === null) return null;
  return isPlaceName(text.replaceAll(',', '')) && text.length < 32
    ? { text, city: text.split(',')[0] ?? text, countryCode: null, confidence: 0.6 }
    : null;
}

function bestDate(text: string, singles: boolean): DateSpan | null {
  const dates = findDates(text);
  return dates.find((d) => d.isRange) ?? (singles ? (dates[0] ?? null) : null);
}

/** A date at the start or the end of a text dates it; one amid a sentence does not. */
function takeEdgeDate(text: string, singles: boolean, bulleted: boolean): { rest: string; date: DateSpan | null } {
  const dates = findDates(text).filter((d) => d.isRange || singles);
  for (const date of dates) {
    const before = text.slice(0, date.index).replace(/[\s([]+$/, '');
    const after = text.slice(date.index + date.length).replace(/^[\s)\]]+/, '');
    const leads = before === '';
    const trails = withoutDates(after).replace(/[^\p{L}]/gu, '') === '' && !bulleted;
    const separated = !bulleted && text.length < 90 && /[|·,–—-]$/.test(before) && /^[|·,–—-]/.test(after);
    const between = date.isRange && !bulleted && /^[|·•]/.test(after);
    if (leads || trails || separated || between) {
      if (!date.isRange && !leads && looksLikeProse(before)) continue;
      return { rest: stripEdges(withoutDates(text)), date };
    }
  }
  return { rest: text.trim(), date: null };
}

const stripEdges = (text: string) => text.replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—(-]+$/g, '').trim();

export function looksLikeProse(text: string): boolean {
  const words = text.split(/\s+/).length;
  if (text.length > 130) return true;
  if (/[.;]$/.test(text) && words > 6 && !/(?:S\.\s?[LAC]\.|Inc\.|Ltd\.|Co\.)$/.test(text)) return true;
  const small = text.split(/\s+/).filter((w) => /^\p{Ll}/u.test(w) && w.length > 3).length;
  return words > 9 && small / words > 0.45;
}
