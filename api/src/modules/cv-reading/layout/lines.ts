import { isBulleted } from '../text/clean.ts';
import type { Flow } from './columns.ts';
import type { Segment } from './segments.ts';

/** One printed line of a flow; cells of a row are its segments. */
export interface Line {
  page: number;
  segments: Segment[];
  /** Segments joined by three spaces. */
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
  bold: boolean;
  italic: boolean;
  caps: boolean;
  bulleted: boolean;
  /** From the baseline above, in this flow; infinite for its first line. */
  gapAbove: number;
}

const RULE = /^[\s=_*~.·•─━—–-]{4,}$/;

/** The lines of a flow from top to bottom; rules made of signs are left out. */
export function toLines(flow: Flow): Line[] {
  const rows: Segment[][] = [];
  for (const segment of [...flow.segments].sort((a, b) => a.y - b.y || a.x0 - b.x0)) {
    if (RULE.test(segment.text)) continue;
    const row = rows.at(-1);
    if (row && (row.some((s) => isLevel(s, segment)) || row.every((s) => isBeside(s, segment))))
      row.push(segment);
    else rows.push([segment]);
  }
  let above = Number.NEGATIVE_INFINITY;
  return rows.map((row) => {
    const line = toLine(mergeBullet(row.sort((a, b) => a.x0 - b.x0)), above);
    above = line.y;
    return line;
  });
}

/** Whether two segments share a baseline. */
const isLevel = (a: Segment, b: Segment): boolean =>
  Math.abs(a.y - b.y) <= Math.max(1.6, 0.25 * Math.min(a.size, b.size));

/** Whether two cells of a table stand side by side although one is set a little lower, as dates in a margin are. */
const isBeside = (a: Segment, b: Segment): boolean =>
  Math.abs(a.y - b.y) <= 0.6 * Math.min(a.size, b.size) && (a.x1 + a.size < b.x0 || b.x1 + b.size < a.x0);

/** A bullet stands apart from its text by a gap of any width. */
function mergeBullet(row: Segment[]): Segment[] {
  const [first, second, ...rest] = row;
  if (!first || !second || first.text.length > 1 || !isBulleted(`${first.text} x`)) return row;
  return [{ ...second, x0: first.x0, text: `${first.text} ${second.text}` }, ...rest];
}

export function toLine(segments: Segment[], above = Number.NEGATIVE_INFINITY): Line {
  const main = segments.reduce((a, b) => (b.text.length > a.text.length && b.size >= a.size ? b : a));
  const lead = segments[0] ?? main;
  const text = segments.map((s) => s.text).join('   ');
  const letters = text.replace(/[^\p{L}]/gu, '');
  const y = Math.max(...segments.map((s) => s.y));
  return {
    page: main.page,
    segments,
    text,
    x0: lead.x0,
    x1: Math.max(...segments.map((s) => s.x1)),
    y,
    size: lead.size,
    bold: lead.bold,
    italic: lead.italic,
    caps: letters.length > 2 && letters === letters.toUpperCase(),
    bulleted: isBulleted(text),
    gapAbove: y - above,
  };
}

/** Where a run of lines or segments stands, for a field's source. */
export function boxOf(
  pieces: { x0: number; x1: number; y: number; size: number }[],
): [number, number, number, number] {
  const round = (n: number) => Math.round(n * 10) / 10;
  return [
    round(Math.min(...pieces.map((p) => p.x0))),
    round(Math.min(...pieces.map((p) => p.y - p.size))),
    round(Math.max(...pieces.map((p) => p.x1))),
    round(Math.max(...pieces.map((p) => p.y + p.size * 0.25))),
  ];
}

/** The first and the last segment of a line; of a line with one segment, that one. */
export const edgesOf = ({ segments }: Line): Segment[] =>
  [segments[0], segments.length > 1 ? segments.at(-1) : undefined].filter((s) => s !== undefined);
