import { type DateSpan, findDates, isOnlyDates, withoutDates } from '../../fields/dates.ts';
import { type FoundLocation, isPlaceName, parseLocation } from '../../fields/location.ts';
import type { Line } from '../../layout/lines.ts';
import type { Segment } from '../../layout/segments.ts';
import { degreeScore, institutionScore, isBareDegree } from '../../lexicon/study.ts';
import { companyScore, roleScore } from '../../lexicon/work.ts';
import { joinLines, withoutBullet } from '../../text/clean.ts';
import { foldWords } from '../../text/fold.ts';
import { joinBrokenDates, partMarginDates } from '../dates/broken-dates.ts';
import { joinDateColumns } from '../dates/date-columns.ts';
import { levelMarginDates } from '../dates/level-dates.ts';
import { joinStackedDates } from '../dates/stacked-dates.ts';
import { loneEntryLabel, splitEntryLabel } from '../entry-labels.ts';
import { takeNamesAtRight } from '../names/right-names.ts';
import { markIndentedText } from '../wrapped/indented-text.ts';
import { joinOneLiners } from '../wrapped/wrapped-one-liners.ts';
import { isCut, isOtherNameBelow, isTight, isWrapped, pitchOfNames } from '../wrapped/wrapped-titles.ts';
import type { Row } from './row.ts';
import { withoutTitleSigns } from './signed-titles.ts';
import { partSlashes } from './slashes.ts';
import { unfoldTables } from './table-heads.ts';

/**
 * The rows of a section. `singleDates` lets one year or month stand for an entry's date. Lines of only a duration are left out.
 * `columnEnd` is how far to the right lines of its column reach, where that is known.
 */
export function toRows(printed: Line[], singleDates: boolean, columnEnd = 0): Row[] {
  const right = printed.reduce((most, line) => Math.max(most, line.x1), columnEnd);
  const lines = whole(printed, right);
  const margin = dateMargin(lines);
  const left = Math.min(...lines.map((line) => line.x0));
  const width = right - left;
  const loose = looseDates(lines, printed, left, right);
  const pitch = pitchOfNames(lines);
  const rows: Row[] = [];
  for (const [i, line] of lines.entries()) {
    const row = toRow(line, singleDates, margin);
    if (row.date && !row.date.isRange && isTextEnd(line, lines[i - 1], right))
      Object.assign(row, { date: null, cells: [...line.segments], isBody: true });
    const above = rows.at(-1);
    if (
      above &&
      ((isWrapped(above, row, { right, loose }) && !(singleDates && isOtherNameBelow(above, row))) ||
        (singleDates && isTight(above, row, width, pitch)))
    )
      appendRow(above, row);
    // The address of an employer's pages, under its name, is no name of the entry.
    else if (!isEmpty(row) && !(isAddress(line) && above?.isBody === false)) rows.push(row);
  }
  takeNamesAtRight(rows);
  partSlashes(rows);
  if (!singleDates) markIndentedText(rows);
  return rows;
}

/**
 * Dates behind titles that stand at no place of their own, as a tab sets them: neither at the right edge nor where another begins or
 * ends in the right half, and whole as they were printed, since what breaks them is the edge of a column. The title before such a one
 * has as much room as it needs.
 */
function looseDates(
  lines: readonly Line[],
  printed: readonly Line[],
  left: number,
  right: number,
): ReadonlySet<Segment> {
  const dates = lines.flatMap(({ segments: [, ...beside] }) => beside.filter((s) => isOnlyDates(s.text)));
  const unbroken = new Set(printed.flatMap((line) => line.segments.map((s) => s.text)));
  const isPlaced = (date: Segment): boolean =>
    date.x1 > right - date.size ||
    !unbroken.has(date.text) ||
    dates.some(
      (s) =>
        s !== date &&
        date.x0 > (left + right) / 2 &&
        (Math.abs(s.x0 - date.x0) < 2 || Math.abs(s.x1 - date.x1) < 2),
    );
  return new Set(dates.length > 1 ? dates.filter((date) => !isPlaced(date)) : []);
}

/** The lines of a section with dates and titles whole that its printing breaks or parts. */
function whole(printed: Line[], right: number): Line[] {
  const columns = joinDateColumns(levelMarginDates(withoutTitleSigns(unfoldTables(printed))));
  return joinOneLiners(partMarginDates(joinStackedDates(joinBrokenDates(columns))), right);
}

/** Whether a line is nothing but the address of a page. */
const isAddress = ({ text }: Line): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(text.trim());

/** A year alone in its line just under a full line of text ends that text. */
function isTextEnd(line: Line, above: Line | undefined, right: number): boolean {
  return (
    above !== undefined &&
    line.segments.length === 1 &&
    /^\d{4}\W?$/.test(line.text) &&
    line.gapAbove < line.size * 1.6 &&
    above.x1 > right - line.size * 4 &&
    Math.abs(above.size - line.size) < 0.2
  );
}

/** Where titles begin when dates stand in a margin at their left; null without such a margin. */
function dateMargin(lines: Line[]): number | null {
  for (const line of lines) {
    const [first, second] = line.segments;
    if (!first || !second || !isOnlyDates(first.text)) continue;
    const alsoStartsThere = lines.some(
      (l) => l !== line && Math.abs(l.x0 - second.x0) < 2 && l.segments.length === 1,
    );
    const repeated =
      lines.filter((l) => l.segments[1] && Math.abs(l.segments[1].x0 - second.x0) < 2).length > 1;
    if (alsoStartsThere || repeated) return second.x0;
  }
  return null;
}

function appendRow(above: Row, row: Row): void {
  const last = above.cells.at(-1);
  if (!last) return;
  const [first, ...rest] = row.line.segments;
  last.text = joinLines(isCut(above, last) ? `${last.text}-` : last.text, first?.text ?? '');
  last.parts = [...last.parts, ...(first?.parts ?? [])];
  for (const segment of rest) above.location ??= parseLocation(segment.text);
  above.lastY = row.line.y;
  above.lines.push(row.line);
}
const isEmpty = (row: Row) => row.cells.length === 0 && row.date === null && row.location === null;

function toRow(line: Line, singleDates: boolean, margin: number | null): Row {
  const row: Row = {
    line,
    lines: [line],
    lastY: line.y,
    cells: [],
    date: null,
    location: null,
    label: null,
    isBody: false,
  };
  line.segments.forEach((segment, index) => {
    const apart = partGlued(segment.text);
    const whole = index === 0 ? withoutBullet(apart) : apart;
    const alone = index === 0 && line.segments.length > 1 ? loneEntryLabel(whole) : null;
    if (alone) {
      row.label = alone.label;
      return;
    }
    const labelled = splitEntryLabel(whole);
    row.label ??= labelled?.label ?? null;
    if (labelled?.label === 'text' || (row.label === 'text' && row.cells.length === 0)) {
      row.cells.push({ ...segment, text: whole });
      return;
    }
    const text = labelled?.value ?? whole;
    if (isOnlyDates(text)) {
      row.date ??= bestDate(text, singleDates || line.segments.length > 1 || !line.bulleted);
      return;
    }
    const { rest, date } = takeLastPart(segment, text) ?? takeEdgeDate(text, singleDates, line.bulleted);
    row.date ??= date;
    const isTitle = margin !== null && Math.abs(segment.x0 - margin) < 2;
    const besideTitle = index === 0 && margin !== null && line.segments.length > 1;
    // What a form labels as a name is one, even where a town ends it.
    if (!isTitle && !labelled && row.label === null) {
      const location = index > 0 ? (parseLocation(rest) ?? rightMarginPlace(rest, row)) : parseLocation(rest);
      if (
        location &&
        (index > 0 ||
          besideTitle ||
          date !== null ||
          (location.confidence > 0.8 && line.segments.length === 1))
      ) {
        row.location ??= location;
        return;
      }
    }
    if (rest !== '') {
      const parts =
        rest === segment.text ? segment.parts : segment.parts.map((p) => ({ ...p, text: p.text }));
      row.cells.push({ text: rest, parts, bold: segment.bold, italic: segment.italic, size: segment.size });
    }
  });
  const text = row.cells.map((c) => c.text).join(' ');
  const startsWithDate = row.date !== null && findDates(withoutBullet(line.text))[0]?.index === 0;
  // "Highlights", alone over what it names.
  const isLabelOfText = line.segments.length === 1 && loneEntryLabel(text)?.label === 'text';
  row.isBody =
    row.label === 'text' ||
    isLabelOfText ||
    (line.bulleted && !startsWithDate && row.label === null) ||
    looksLikeProse(text);
  return row;
}

/** A short capitalised cell at the right of a row of words is its place, in our list or not. */
function rightMarginPlace(text: string, row: Row): FoundLocation | null {
  const folded = foldWords(text);
  if ((row.cells.length === 0 && row.date === null) || institutionScore(folded) > 0) return null;
  if (degreeScore(folded) > 0 || isBareDegree(foldWords(row.cells.at(-1)?.text ?? ''))) return null;
  return isPlaceName(text.replaceAll(',', '')) && text.length < 32
    ? { text, city: text.split(',')[0] ?? text, countryCode: null, confidence: 0.6 }
    : null;
}

function bestDate(text: string, singles: boolean): DateSpan | null {
  const dates = findDates(text);
  return dates.find((d) => d.isRange) ?? (singles ? (dates[0] ?? null) : null);
}

const MONTH = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Ene|Abr|Ago|Dic|Gen|Mai|Set|Des';
const GLUED = new RegExp(String.raw`(\p{Ll})(?=(?:${MONTH})\p{Ll}*\.? (?:de )?(?:19|20)\d\d)`, 'gu');
/** A text with a space before each month that is printed against the word before it. */
const partGlued = (text: string) => text.replace(GLUED, '$1 ');

/** A span in a face of its own at the end of a text: what joins words to dates ("de 2011") is of the text. */
function takeLastPart(segment: Segment, text: string): { rest: string; date: DateSpan } | null {
  const last = segment.parts.at(-1);
  if (!last || segment.parts.length < 2 || !text.endsWith(last.text) || !isOnlyDates(last.text)) return null;
  const rest = text.slice(0, -last.text.length).trim();
  const date = findDates(last.text).find((d) => d.isRange);
  return date && /\p{L}/u.test(rest) ? { rest: stripEdges(rest), date } : null;
}

/** A date at the start or the end of a text dates it; one amid a sentence does not. */
function takeEdgeDate(
  text: string,
  singles: boolean,
  bulleted: boolean,
): { rest: string; date: DateSpan | null } {
  const dates = findDates(text).filter((d) => d.isRange || singles);
  for (const date of dates) {
    const before = text.slice(0, date.index).replace(/[\s([]+$/, '');
    const after = text.slice(date.index + date.length).replace(/^[\s)\]]+/, '');
    const leads = before === '';
    const trails = withoutDates(after).replace(/[^\p{L}\p{N}]/gu, '') === '' && !bulleted;
    const separated = !bulleted && text.length < 90 && /[|·,–—-]$/.test(before) && /^[|·,–—-]/.test(after);
    const between = date.isRange && !bulleted && /^[|·•]/.test(after);
    // "Analyst – Acme (2019 – 2021), Bergen".
    const bracketed =
      (date.isRange || singles) &&
      !bulleted &&
      isInBrackets(text, date) &&
      isTitleAround(before, after, singles);
    if (leads || trails || separated || between || bracketed) {
      const isStudy = institutionScore(foldWords(before)) > 0 && before.length < 130;
      if (!date.isRange && !leads && !isStudy && looksLikeProse(before)) continue;
      return { rest: stripEdges(withoutDates(text)), date };
    }
  }
  return { rest: text.trim(), date: null };
}

/** Whether brackets hold a span and nothing else. */
const isInBrackets = (text: string, { index, length }: DateSpan): boolean =>
  /[([]\s*$/.test(text.slice(0, index)) && /^\s*[)\]]/.test(text.slice(index + length));

/** Whether what stands before and behind a date is short enough for names, of studies if `isLong`, and parted as names are. */
const isTitleAround = (before: string, after: string, isLong: boolean): boolean =>
  before.length + after.length < (isLong ? 130 : 100) &&
  /^[,:|·–—-]\s*(?:\p{Lu}|\S+(?:\s\S+)?$)/u.test(after);

const stripEdges = (text: string) => text.replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—(-]+$/g, '').trim();

export function looksLikeProse(text: string): boolean {
  const words = text.split(/\s+/).length;
  if (text.length > 130) return true;
  const small = text.split(/\s+/).filter((w) => /^\p{Ll}/u.test(w));
  // "Universidad de Las Palmas de Gran Canaria." is a name.
  const isSentence = words > 6 && small.some((w) => w.length > 4) && /[.;]$/.test(text);
  if (isSentence && !/(?:S\.\s?[LAC]\.|Inc\.|Ltd\.|Co\.)$/.test(text)) return true;
  if (words > 9 && small.filter((w) => w.length > 3).length / words > 0.45) return true;
  return words > 7 && small.length / words >= 0.6 && !namesAnything(text);
}

/** Whether a word of a text names a role, an employer, a degree or a place of study. */
function namesAnything(text: string): boolean {
  const folded = foldWords(text);
  return (
    roleScore(folded) > 0 ||
    companyScore(folded) > 0 ||
    degreeScore(folded) > 0 ||
    institutionScore(folded) > 0
  );
}
