import { findDates, isOnlyDates } from '../fields/dates.ts';
import { headingKind } from './headings/heading-words.ts';
import { joinWrappedHeadings } from './headings/wrapped-headings.ts';
import { marginHeads } from './margin-bands.ts';
import { liftMarginColumn } from './margin-column.ts';
import { overrunEdge } from './overrun-edge.ts';
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

/** Of the places where a column may begin, at most so many are tried: those that most segments share. */
const MAX_EDGES = 60;

/** What the texts of a page are, each looked at once. */
interface Looks {
  headings: Set<Segment>;
  dates: Set<Segment>;
  /** Ways to reach the person. */
  addresses: Set<Segment>;
  /** Heights at which no column goes on. */
  bands: number[];
}

const ADDRESS = /\S@\S|linkedin|(?:\d[\s().-]*){9}/i;

/** Cuts a page into flows in reading order. Margins of dates and labels stay in their rows: they are no columns. */
export function splitColumns(printed: Segment[]): Flow[] {
  const { segments, bands } = withMarginHeadings(joinWrappedHeadings(withinColumns(printed)));
  const headings = headingsOf(segments);
  const looks: Looks = {
    headings,
    bands,
    dates: new Set(segments.filter((s) => isOnlyDates(s.text))),
    addresses: new Set(segments.filter((s) => ADDRESS.test(s.text) && findDates(s.text).length === 0)),
  };
  return splitAt(segments, looks, 0);
}

/** Segments that run over into the column at their right, up to where that begins. */
function withinColumns(segments: Segment[]): Segment[] {
  return segments.map((s, i) => {
    // From top to bottom, those that may touch it are close by.
    const near = [...segments.slice(Math.max(0, i - REACH), i), ...segments.slice(i + 1, i + 1 + REACH)];
    const over = near.filter(
      (t) =>
        t.x0 > s.x0 + s.size && t.x0 < s.x1 - s.size / 2 && t.x1 > s.x1 && Math.abs(t.y - s.y) < s.size * 0.8,
    );
    const edge = over.length > 0 ? Math.min(...over.map((t) => t.x0)) : overrunEdge(s, segments);
    return edge === null ? s : { ...s, x1: edge - GUTTER };
  });
}
const REACH = 4;
/** White that is left before that column, in points. */
const GUTTER = 4;

/** Segments with headings that stand in a margin at the height of what they head, and these heights. */
function withMarginHeadings(whole: Segment[]): { segments: Segment[]; bands: number[] } {
  const lifted = liftMarginColumn(whole, headingsOf(whole));
  if (lifted) return lifted;
  const heads = marginHeads(whole, headingsOf(whole));
  // A heading in large type stands lower than the first line that it is beside.
  return { segments: whole.map((s) => ({ ...s, y: heads.get(s) ?? s.y })), bands: [...heads.values()] };
}

const headingsOf = (segments: Segment[]): Set<Segment> =>
  new Set(segments.filter((s) => /^\p{Lu}/u.test(s.text) && headingKind(s.text) !== null));

function splitAt(segments: Segment[], looks: Looks, depth: number): Flow[] {
  if (segments.length === 0) return [];
  const cut = depth < MAX_DEPTH ? bestCut(segments, looks) : null;
  if (!cut) return [toFlow(segments)];
  const above = segments.filter((s) => s.y < cut.top);
  const below = segments.filter((s) => s.y > cut.bottom);
  const inside = segments.filter((s) => s.y >= cut.top && s.y <= cut.bottom);
  return [
    ...splitAt(above, looks, depth + 1),
    ...splitAt(
      inside.filter((s) => s.x0 < cut.x),
      looks,
      depth + 1,
    ),
    ...splitAt(
      inside.filter((s) => s.x0 >= cut.x),
      looks,
      depth + 1,
    ),
    ...splitAt(below, looks, depth + 1),
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

function bestCut(segments: Segment[], looks: Looks): Cut | null {
  let best: Cut | null = null;
  const sorted = segments.toSorted((a, b) => a.y - b.y);
  const alone = new Set(sorted.filter((s, i) => isAlone(s, sorted[i - 1], sorted[i + 1])));
  for (const x of leftEdges(segments, looks)) {
    for (const region of regionsWithoutCrossing(sorted, alone, x, looks.bands)) {
      const left = region.filter((s) => s.x0 < x);
      const right = region.filter((s) => s.x0 >= x);
      if (left.length < MIN_LINES || right.length < MIN_LINES || !areColumns(left, right, looks)) continue;
      const gutter = Math.min(...right.map((s) => s.x0)) - Math.max(...left.map((s) => s.x1));
      const score =
        left.length +
        right.length +
        count(left, looks.headings) * 2 +
        count(right, looks.headings) * 2 +
        Math.min(gutter, WIDE_GUTTER) / 2;
      if (best && best.score >= score) continue;
      best = { x, top: region[0]?.y ?? 0, bottom: region.at(-1)?.y ?? 0, score };
    }
  }
  return best;
}

/** Where columns may begin: edges that several segments share. */
function leftEdges(segments: Segment[], { headings }: Looks): number[] {
  const counts = new Map<number, number>();
  const leftmost = Math.min(...segments.map((s) => s.x0));
  for (const s of segments) {
    const edge = Math.floor(s.x0 / 2) * 2;
    // A heading may stand left of a list that is indented under it.
    const weight = headings.has(s) ? 2 : 1;
    if (edge > leftmost + 40) counts.set(edge, (counts.get(edge) ?? 0) + weight);
  }
  const shares = new Map<number, number>();
  for (const [edge, count] of counts) if (count >= 2) shares.set(edge - 2, count);
  for (const [edge, count] of alignedRight(segments))
    if (edge > leftmost + 40) shares.set(edge, Math.max(count, shares.get(edge) ?? 0));
  if (shares.size <= MAX_EDGES) return [...shares.keys()];
  const most = [...shares].toSorted(([edgeA, a], [edgeB, b]) => b - a || edgeA - edgeB);
  return most.slice(0, MAX_EDGES).map(([edge]) => edge);
}

/** Where a column that is set to the right may begin, at its widest lines, with how many lines end as they do. */
function alignedRight(segments: Segment[]): [edge: number, count: number][] {
  const groups = new Map<number, number[]>();
  for (const s of segments) {
    const end = Math.round(s.x1 / 3);
    const start = Math.floor(s.x0 / 2) * 2 - 2;
    const group = groups.get(end);
    if (group) group.push(start);
    else groups.set(end, [start]);
  }
  return [...groups.values()].flatMap((starts) =>
    starts
      .toSorted((a, b) => b - a)
      .slice(MIN_LINES)
      .map((edge): [number, number] => [edge, starts.length]),
  );
}

/** Stretches of the page, from top to bottom, in which nothing runs across `x`. */
function regionsWithoutCrossing(
  sorted: Segment[],
  alone: Set<Segment>,
  x: number,
  bands: readonly number[],
): Segment[][] {
  const regions: Segment[][] = [];
  let current: Segment[] = [];
  let blockedAt = Number.NaN;
  let blocker: Segment | null = null;
  for (const [i, s] of sorted.entries()) {
    const above = sorted[i - 1];
    if (above && current.length > 0 && bands.some((y) => above.y < y && s.y >= y)) {
      regions.push(current);
      current = [];
    }
    if (s.x0 < x && s.x1 > x + 2) {
      current = current.filter((c) => Math.abs(c.y - s.y) > ROW);
      if (current.length > 0) regions.push(current);
      current = [];
      blockedAt = s.y;
      blocker = s;
    } else if (blocker && current.length === 0 && alone.has(s) && endsParagraph(s, blocker)) blocker = s;
    else if (Math.abs(s.y - blockedAt) > ROW || Number.isNaN(blockedAt)) current.push(s);
  }
  if (current.length > 0) regions.push(current);
  return regions;
}

/** Whether nothing stands beside a segment, between its neighbours from top to bottom. */
const isAlone = (s: Segment, above: Segment | undefined, below: Segment | undefined): boolean =>
  (!above || s.y - above.y > ROW) && (!below || below.y - s.y > ROW);

/** Whether a short line is the last of the paragraph above it rather than the first of a column. */
function endsParagraph(s: Segment, above: Segment): boolean {
  const follows =
    s.y - above.y < s.size * 1.5 && Math.abs(s.x0 - above.x0) < 2 && Math.abs(s.size - above.size) < 0.2;
  return follows && s.font === above.font;
}

const count = (side: Segment[], among: Set<Segment>) => side.filter((s) => among.has(s)).length;

/** Hardly anything but dates, headings and what is printed as they are: it belongs to what stands beside it. */
function isMargin(side: Segment[], { headings, dates }: Looks): boolean {
  const known = side.filter((s) => headings.has(s));
  const faces = new Set(known.map(faceOf));
  const bare = side.filter((s) => headings.has(s) || dates.has(s));
  // A heading that we do not know is told by its face, where most of that face are known.
  const alike = side.filter((s) => faces.has(faceOf(s)) && !headings.has(s));
  const heads = alike.length < known.length ? bare.length + alike.length : bare.length;
  return bare.length >= 3 && heads >= side.length * 0.8;
}

const faceOf = ({ font, size, bold }: Segment): string => `${font} ${size.toFixed(1)} ${bold}`;

/** Whether two sides of a region, each from top to bottom, are read one after the other. */
function areColumns(left: Segment[], right: Segment[], looks: Looks): boolean {
  const dates = (side: Segment[]) => datesAlone(side, looks) / side.length;
  if (dates(left) > 0.34 || dates(right) > 0.34 || isMargin(left, looks)) return false;
  if (hasDateMargin(left, right, looks) || hasDateMargin(right, left, looks)) return false;
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const aligned = inRowsOf(few, many) / few.length;
  // A narrow column of addresses beside the story, whose first lines may stand level with them.
  const heads = { left: count(left, looks.headings), right: count(right, looks.headings) };
  const isStory = heads.right > 1 || (heads.right === 1 && heads.left === 0 && aligned < 0.5);
  if (count(left, looks.addresses) > 1 && isStory && isNarrow(left, right)) return true;
  const headed = [left, right].filter((side) => count(side, looks.headings) > 0).length;
  if (headed === 2) return aligned < 0.9 || dates(left) + dates(right) < 0.2;
  const labels = left.filter((s) => s.text.endsWith(':')).length / left.length;
  return headed === 1 && aligned < 0.5 && labels < 0.4 && count([...few, ...many], looks.headings) >= 2;
}

/** What joins two dates is shorter. */
const SHORTEST_NAME = 6;

/** How many dates of a side have no words of that side beside them: those that have are of its own rows. */
function datesAlone(side: Segment[], { dates }: Looks): number {
  const words = side.filter(
    (s) => !dates.has(s) && s.text.length >= SHORTEST_NAME && !isOnlyDates(`2000 – ${s.text}`),
  );
  return side.filter((s) => dates.has(s) && !words.some((other) => Math.abs(other.y - s.y) <= ROW)).length;
}

/** How far dates of two entries in a margin stand apart at least, in sizes; the two dates of one span stand closer. */
const ENTRY_PITCH = 1.9;

/** Whether dates of one side follow each other with nothing between them, each level with a line of the other side. */
function hasDateMargin(side: Segment[], others: Segment[], { dates }: Looks): boolean {
  return side.some((s, i) => {
    const next = side[i + 1];
    if (!next || !dates.has(s) || !dates.has(next) || next.y - s.y < s.size * ENTRY_PITCH) return false;
    return [s, next].every((date) => others.some((other) => Math.abs(other.y - date.y) <= ROW));
  });
}

/** Whether one side takes less than half the width of the other. */
function isNarrow(side: Segment[], other: Segment[]): boolean {
  const width = (s: Segment[]) => Math.max(...s.map((one) => one.x1)) - Math.min(...s.map((one) => one.x0));
  return width(side) < width(other) / 2;
}

/** How many segments stand level with one of the others; both are sorted from top to bottom. */
function inRowsOf(side: Segment[], others: Segment[]): number {
  let at = 0;
  return side.filter((s) => {
    while (others[at] && (others[at]?.y ?? 0) < s.y - ROW) at += 1;
    const other = others[at];
    return other !== undefined && other.y <= s.y + ROW;
  }).length;
}
