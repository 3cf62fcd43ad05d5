import { findDates, isOnlyDates } from '../../fields/dates.ts';
import { type Line, toLine } from '../../layout/lines.ts';
import type { Segment } from '../../layout/segments.ts';

/** A date, a dash and the beginning of another date. */
const DATE_BROKEN = /\d.*\s?(?:–|—|-|to|al?)\s+\S|\d–\S/u;
const OPEN = /^(.{4,24}?\s?[–—-])(?:\s+(\S.*))?$/u;

/**
 * Lines with the spans whole that a narrow margin breaks ("12/2020 – | Analyst" over "actualidad | ○ Built …"): the span
 * stands in the first line's margin, and the second line keeps only what is beside it.
 */
export function joinBrokenDates(printed: Line[]): Line[] {
  const lines = printed.map(joinCells);
  const joined: Line[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    const next = lines[i + 1];
    if (!line) continue;
    const bracketed = next ? joinBracket(line, next) : null;
    if (bracketed) {
      joined.push(bracketed);
      i += 1;
      continue;
    }
    const whole = next ? joinSpan(line, next) : null;
    if (!whole || !next) {
      joined.push(line);
      continue;
    }
    joined.push(whole);
    const rest = next.segments.slice(1);
    if (rest.length > 0) joined.push(toLine(rest, line.y));
    i += 1;
  }
  return joined;
}

/** Lines whose span in the margin runs into the title, with the two apart: where other lines begin, the titles do. */
export function partMarginDates(lines: Line[]): Line[] {
  const edge = titleEdge(lines);
  if (edge === null) return lines;
  return lines.map((line) => {
    const [first, ...others] = line.segments;
    const date = first && findDates(first.text)[0];
    if (!first || !date?.isRange || date.index > 0 || edge < first.x0 + 20 || edge > first.x1) return line;
    const start = first.text.slice(0, date.length);
    const title = first.text.slice(date.length).trim();
    if (!/^\p{L}/u.test(title)) return line;
    const margin: Segment = { ...first, text: start, x1: edge - 1, parts: [{ ...first, text: start }] };
    return toLine([margin, titleCell(first, start, title, edge), ...others], line.y - line.gapAbove);
  });
}

/** Where most lines begin that do not begin with a span; null where no two begin alike. */
function titleEdge(lines: Line[]): number | null {
  const plain = lines.filter(
    (l) => !l.bulleted && !findDates(l.segments[0]?.text ?? '').some((d) => d.index === 0),
  );
  const counts = new Map<number, number>();
  for (const { x0 } of plain) counts.set(edgeOf(x0), (counts.get(edgeOf(x0)) ?? 0) + 1);
  const most = Math.max(1, ...counts.values());
  return most > 1 ? (plain.find((l) => counts.get(edgeOf(l.x0)) === most)?.x0 ?? null) : null;
}

const edgeOf = (x0: number) => Math.round(x0 / 2);

/** The first of two lines with the span that goes on in the second's margin; null where none does. */
function joinSpan(line: Line, next: Line): Line | null {
  const [first, ...others] = line.segments;
  const [end, beside] = next.segments;
  if (!first || !end || next.page !== line.page || next.y - line.y > line.size * 1.8) return null;
  const broken = wholeSpan(first.text, end.text);
  if (broken && Math.abs(end.x0 - first.x0) < 40)
    return toLine(
      [{ ...first, text: broken, parts: [{ ...first, text: broken }] }, ...others],
      line.y - line.gapAbove,
    );
  const [, start = '', title = ''] = OPEN.exec(first.text) ?? [];
  if (start === '' || end.text.length > 16 || !isOnlyDates(start)) return null;
  const span = `${start} ${end.text}`;
  const [date] = findDates(span);
  if (!date?.isRange || date.length < span.length || end.x0 > first.x0 + 40) return null;
  const x1 = title === '' ? first.x1 : Math.max(end.x1, first.x0);
  const margin: Segment = { ...first, text: span, x1, parts: [{ text: span, bold: false, italic: false }] };
  const cells =
    title === '' ? others : [titleCell(first, start, title, beside?.x0 ?? x1 + first.size), ...others];
  return toLine([margin, ...cells], line.y - line.gapAbove);
}

/** The span that two texts are together, broken amid its second date ("June 2016 – May" over "2020"); null where they are none. */
function wholeSpan(first: string, end: string): string | null {
  if (end.length > 16 || first.length > 34 || !DATE_BROKEN.test(first)) return null;
  const glue = /\d-$/.test(first) ? '' : ' ';
  const span = `${first}${glue}${end}`;
  const [date] = findDates(span);
  return date?.isRange && date.index === 0 && date.length === span.length ? span : null;
}

/** A line whose first cells are a date, a joining word or sign and a date, with the span in one cell. */
function joinCells(line: Line): Line {
  const [first, joint, last, ...others] = line.segments;
  if (first && joint && /\d\s?[–—-]$/u.test(first.text)) {
    const text = `${first.text} ${joint.text}`;
    const [date] = findDates(text);
    const span: Segment = { ...first, text, x1: joint.x1, parts: [{ ...first, text }] };
    if (date?.isRange && date.index === 0 && date.length === text.length)
      return toLine([span, ...line.segments.slice(2)], line.y - line.gapAbove);
  }
  if (!first || !joint || !last || joint.text.length > 5 || !isOnlyDates(first.text)) return line;
  const text = `${first.text} ${joint.text} ${last.text}`;
  const [date] = findDates(text);
  if (!date?.isRange || date.length < text.length) return line;
  const span: Segment = { ...first, text, x1: last.x1, parts: [{ ...first, text }] };
  return toLine([span, ...others], line.y - line.gapAbove);
}

/** The first of two lines with the span in brackets that ends in the second; null where none does. */
function joinBracket(line: Line, next: Line): Line | null {
  const last = line.segments.at(-1);
  const [end, ...others] = next.segments;
  if (!last || !end || others.length > 0 || next.page !== line.page || next.y - line.y > line.size * 1.8)
    return null;
  const open = last.text.lastIndexOf('(');
  if (open <= last.text.lastIndexOf(')') || !/^[^()]{1,32}\)\W*$/u.test(end.text)) return null;
  const span = `${last.text.slice(open + 1)} ${end.text}`;
  if (!isOnlyDates(span) || !findDates(span)[0]?.isRange) return null;
  const whole = { ...last, text: `${last.text} ${end.text}`, parts: [...last.parts, ...end.parts] };
  return toLine([...line.segments.slice(0, -1), whole], line.y - line.gapAbove);
}

function titleCell(from: Segment, start: string, title: string, x0: number): Segment {
  const parts = from.parts
    .map((p) => ({ ...p, text: p.text.replace(start, '').trim() }))
    .filter((p) => p.text !== '' && title.includes(p.text));
  return { ...from, text: title, x0, parts: parts.length > 0 ? parts : [{ ...from, text: title }] };
}
