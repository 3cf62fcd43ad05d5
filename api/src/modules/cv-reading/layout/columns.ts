import { isOnlyDates } from '../fields/dates.ts';
import { headingKind } from './heading-words.ts';
import type { Segment } from './segments.ts';

/** Segments that are read one under the other: a column, or a stretch of the page that has none. */
export interface Flow {
  page: number;
  x0: number;
  x1: number;
  segments: Segment[];
}

const MIN_LINES = 3;
const ROW = 1.6;
/** White between columns that is as good as any wider, in points. */
const WIDE_GUTTER = 40;
const MAX_DEPTH = 6;

/** Cuts a page into flows in reading order. Margins of dates and labels stay in their rows: they are no columns. */
export function splitColumns(segments: Segment[], depth = 0): Flow[] {
  if (segments.length === 0) return [];
  const cut = depth < MAX_DEPTH ? bestCut(segments) : null;
  if (!cut) return [toFlow(segments)];
  const above = segments.filter((s) => s.y < cut.top);
  const below = segments.filter((s) => s.y > cut.bottom);
  const inside = segments.filter((s) => s.y >= cut.top && s.y <= cut.bottom);
  return [
    ...splitColumns(above, depth + 1),
    ...splitColumns(
      inside.filter((s) => s.x0 < cut.x),
      depth + 1,
    ),
    ...splitColumns(
      inside.filter((s) => s.x0 >= cut.x),
      depth + 1,
    ),
    ...splitColumns(below, depth + 1),
  ];
}

function toFlow(segments: Segment[]): Flow {
  return {
    page: segments[0]?.page ?? 1,
    x0: Math.min(...segments.map((s) => s.x0)),
    x1: Math.max(...segments.map((s) => s.x1)),
    segments,
  };
}

interface Cut {
  x: number;
  top: number;
  bottom: number;
  score: number;
}

function bestCut(segments: Segment[]): Cut | null {
  let best: Cut | null = null;
  for (const x of leftEdges(segments)) {
    for (const region of regionsWithoutCrossing(segments, x)) {
      const left = region.filter((s) => s.x0 < x);
      const right = region.filter((s) => s.x0 >= x);
      if (left.length < MIN_LINES || right.length < MIN_LINES || !areColumns(left, right)) continue;
      const gutter = Math.min(...right.map((s) => s.x0)) - Math.max(...left.map((s) => s.x1));
      const score =
        left.length +
        right.length +
        headings(left) * 2 +
        headings(right) * 2 +
        Math.min(gutter, WIDE_GUTTER) / 2;
      if (best && best.score >= score) continue;
      const ys = region.map((s) => s.y);
      best = { x, top: Math.min(...ys), bottom: Math.max(...ys), score };
    }
  }
  return best;
}

/** Where columns may begin: edges that several segments share. */
function leftEdges(segments: Segment[]): number[] {
  const counts = new Map<number, number>();
  const leftmost = Math.min(...segments.map((s) => s.x0));
  for (const s of segments) {
    const edge = Math.floor(s.x0 / 2) * 2;
    // A heading may stand left of a list that is indented under it.
    const weight = isHeadingSegment(s) ? 2 : 1;
    if (edge > leftmost + 40) counts.set(edge, (counts.get(edge) ?? 0) + weight);
  }
  const shared = [...counts].filter(([, count]) => count >= 2).map(([edge]) => edge - 2);
  return [...new Set([...shared, ...alignedRight(segments).filter((edge) => edge > leftmost + 40)])];
}

/** Where a column that is set to the right may begin: at its widest lines. */
function alignedRight(segments: Segment[]): number[] {
  const groups = new Map<number, number[]>();
  for (const s of segments) {
    const edge = Math.round(s.x1 / 3);
    groups.set(edge, [...(groups.get(edge) ?? []), Math.floor(s.x0 / 2) * 2 - 2]);
  }
  return [...groups.values()].flatMap((starts) => starts.toSorted((a, b) => b - a).slice(MIN_LINES));
}

/** Stretches of the page, from top to bottom, in which nothing runs across `x`. */
function regionsWithoutCrossing(segments: Segment[], x: number): Segment[][] {
  const regions: Segment[][] = [];
  let current: Segment[] = [];
  let blockedAt = Number.NaN;
  let blocker: Segment | null = null;
  for (const s of [...segments].sort((a, b) => a.y - b.y)) {
    if (s.x0 < x && s.x1 > x + 2) {
      current = current.filter((c) => Math.abs(c.y - s.y) > ROW);
      if (current.length > 0) regions.push(current);
      current = [];
      blockedAt = s.y;
      blocker = s;
    } else if (blocker && current.length === 0 && endsParagraph(s, blocker, segments)) blocker = s;
    else if (Math.abs(s.y - blockedAt) > ROW || Number.isNaN(blockedAt)) current.push(s);
  }
  if (current.length > 0) regions.push(current);
  return regions;
}

/** Whether a short line is the last of the paragraph above it rather than the first of a column. */
function endsParagraph(s: Segment, above: Segment, segments: Segment[]): boolean {
  const follows =
    s.y - above.y < s.size * 1.5 && Math.abs(s.x0 - above.x0) < 2 && Math.abs(s.size - above.size) < 0.2;
  return follows && s.font === above.font && !segments.some((o) => o !== s && Math.abs(o.y - s.y) <= ROW);
}

const headings = (side: Segment[]) => side.filter((s) => isHeadingSegment(s)).length;
const isHeadingSegment = (s: Segment) => /^\p{Lu}/u.test(s.text) && headingKind(s.text) !== null;

/** Hardly anything but headings and dates: they belong to what stands beside them. */
function isMargin(side: Segment[]): boolean {
  const bare = side.filter((s) => isHeadingSegment(s) || isOnlyDates(s.text));
  return bare.length >= 3 && bare.length >= side.length * 0.8;
}

function areColumns(left: Segment[], right: Segment[]): boolean {
  const dates = (side: Segment[]) => side.filter((s) => isOnlyDates(s.text)).length / side.length;
  if (dates(left) > 0.34 || dates(right) > 0.34 || isMargin(left)) return false;
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const rows = many.map((s) => s.y);
  const aligned = few.filter((s) => rows.some((y) => Math.abs(y - s.y) <= ROW)).length / few.length;
  const headed = [left, right].filter((side) => headings(side) > 0).length;
  if (headed === 2) return aligned < 0.9 || dates(left) + dates(right) < 0.2;
  const labels = left.filter((s) => s.text.endsWith(':')).length / left.length;
  return headed === 1 && aligned < 0.5 && labels < 0.4 && headings(few) + headings(many) >= 2;
}
