import { findDates, isOnlyDates } from '../../fields/dates.ts';
import { edgesOf, type Line, toLine } from '../../layout/lines.ts';
import type { Segment } from '../../layout/segments.ts';

/** A date of a span is hardly longer than "de septiembre de 2021". */
const LONGEST = 22;
const YEAR = /^(?:19|20)\d\d$/;
const DASH_INSIDE = /\S\s*[–—-]\s*\S/u;
const DASH_AT_END = /\s*[–—-]$/u;
const DASH_AT_FRONT = /^[–—-]\s*/u;

/** What a span that breaks after its joint may add to it. */
const LONGEST_BROKEN = 30;

/**
 * Lines with the spans whole that stand in two cells, one under the other at either edge ("03/2019 | Analyst" over
 * "– 06/2021 | Acme", "Sep 2007 – Jun" over "2011"); the later date may stand on top. Without a dash only dates with months are
 * a span, and years where the section has them in pairs, since years one under the other may be two entries.
 */
export function joinStackedDates(lines: Line[]): Line[] {
  const joined: Line[] = [];
  const pairs = pairsOfYears(lines);
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    const next = lines[i + 1];
    if (!line) continue;
    const stack = next ? stackOf(line, next, pairs.has(line)) : null;
    if (!stack || !next) {
      joined.push(line);
      continue;
    }
    const { above, below, span } = stack;
    const whole: Segment = { ...above, text: span, parts: [{ ...above, text: span }] };
    joined.push(toLine(replaced(line, above, whole), line.y - line.gapAbove));
    const rest = next.segments.filter((s) => s !== below);
    if (rest.length > 0) joined.push(toLine(rest, next.y - next.gapAbove));
    i += 1;
  }
  return joined;
}

const replaced = (line: Line, cell: Segment, by: Segment): Segment[] =>
  line.segments.map((s) => (s === cell ? by : s));

/** The cells of two lines that are the two dates of one span; null where none are. */
function stackOf(
  line: Line,
  next: Line,
  isPair: boolean,
): { above: Segment; below: Segment; span: string } | null {
  if (next.page !== line.page || next.y - line.y > line.size * (isPair ? 2.2 : 1.8)) return null;
  for (const above of edgesOf(line)) {
    const below = edgesOf(next).find((s) => Math.abs(s.x0 - above.x0) < 3 || Math.abs(s.x1 - above.x1) < 3);
    const span = below && spanOf(above.text.trim(), below.text.trim(), isPair || next.segments.length === 1);
    if (below && span) return { above, below, span };
  }
  return null;
}

function spanOf(above: string, below: string, isAlone: boolean): string | null {
  const first = above.replace(DASH_AT_END, '');
  const last = below.replace(DASH_AT_FRONT, '');
  const broken = `${above} ${below}`;
  if (DASH_INSIDE.test(above) && broken.length <= LONGEST_BROKEN && !isSpan(above) && isSpan(broken))
    return broken;
  if (above.length > LONGEST || below.length > LONGEST || isSpan(first) || isSpan(last)) return null;
  const hasDash = first !== above || last !== below;
  const later = `${first} – ${last}`;
  const earlier = `${last} – ${first}`;
  const span = isSpan(later) ? later : isSpan(earlier) ? earlier : null;
  return span && (hasDash || isAlone || hasMonths(first, last)) ? span : null;
}

/** Whether a text is one span of dates and nothing else. */
function isSpan(text: string): boolean {
  const [date] = findDates(text);
  return date?.isRange === true && date.index === 0 && date.length === text.length && date.start !== date.end;
}

/** The cell of a line that is a year and nothing else, at either edge. */
const yearOf = (line: Line | undefined): Segment | undefined =>
  line && edgesOf(line).find(({ text }) => YEAR.test(text.trim()));

/** The first lines of two whose years stand one under the other, the later below, where every year of the section has such a mate. */
function pairsOfYears(lines: Line[]): Set<Line> {
  const firsts = new Set<Line>();
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    const above = yearOf(line);
    if (!line || !above) continue;
    const next = lines[i + 1];
    const below = yearOf(next);
    if (next && isUnder(line, next) && nowUnder(above, next)) {
      firsts.add(line);
      i += 1;
      continue;
    }
    const isMate = below && Math.abs(below.x0 - above.x0) < 3 && above.text < below.text;
    if (!next || !isMate || !isUnder(line, next) || (yearOf(lines[i + 2]) && isUnder(next, lines[i + 2])))
      return new Set();
    firsts.add(line);
    i += 1;
  }
  const [only] = firsts;
  // Two lines by themselves may be two entries, the older first.
  if (only && firsts.size === 1 && !areOfOneEntry(only, lines[lines.indexOf(only) + 1])) return new Set();
  return firsts;
}

/** Whether a cell under a year says that what began then goes on. */
const nowUnder = (year: Segment, next: Line): boolean =>
  edgesOf(next).some(
    (s) =>
      Math.abs(s.x0 - year.x0) < 3 &&
      findDates(`${year.text} – ${s.text}`)[0]?.isCurrent &&
      isSpan(`${year.text} – ${s.text}`),
  );

const isUnder = (line: Line, next: Line | undefined): boolean =>
  next?.page === line.page && next.y - line.y < line.size * 2.2;

const OPEN_END = /\s(?:de|del|of|the|in|en|and|y|i|for|la|el|per|para)$|[,&-]$/iu;

/** Whether the words beside two years are in different faces, as those of one entry are, or go on from the first to the second. */
function areOfOneEntry(line: Line, next: Line | undefined): boolean {
  const [a, b] = [line, next].map((l) => l?.segments.find((s) => !YEAR.test(s.text.trim())));
  if (!a || !b) return false;
  return OPEN_END.test(a.text) || a.bold !== b.bold || a.italic !== b.italic || a.size !== b.size;
}

/** Whether every date of the two has its month. */
const hasMonths = (first: string, last: string): boolean =>
  [first, last].every((text) => !isOnlyDates(text) || (findDates(text)[0]?.end ?? '').length > 4);
