import { findDates, isOnlyDates } from '../fields/dates.ts';
import { type Line, toLine } from '../layout/lines.ts';
import type { Segment } from '../layout/segments.ts';

const OPEN = /^(.{4,24}?\s?[–—-])(?:\s+(\S.*))?$/u;

/**
 * Lines with the spans whole that a narrow margin breaks ("12/2020 – | Analyst" over "actualidad | ○ Built …"): the span
 * stands in the first line's margin, and the second line keeps only what is beside it.
 */
export function joinBrokenDates(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    const next = lines[i + 1];
    const whole = line && next ? joinSpan(line, next) : null;
    if (!line) continue;
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

function titleCell(from: Segment, start: string, title: string, x0: number): Segment {
  const parts = from.parts
    .map((p) => ({ ...p, text: p.text.replace(start, '').trim() }))
    .filter((p) => p.text !== '' && title.includes(p.text));
  return { ...from, text: title, x0, parts: parts.length > 0 ? parts : [{ ...from, text: title }] };
}
