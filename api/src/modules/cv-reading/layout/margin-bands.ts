import { headingKind } from './headings/heading-words.ts';
import type { Segment } from './segments.ts';

/** How far edges of one margin may lie apart, in points. */
const EDGE = 3;
/** The least share of headings among what stands in their margin. */
const MOSTLY = 0.8;
/** How far below the first line that it heads a heading stands at most, in its size. */
const LOWER = 1.7;
/** How far apart cells of one row are set at most, in points. */
const ROW = 1.6;
/** White above what a heading in the margin stands beside, in sizes. */
const WHITE = 1.6;

/** Of each heading that stands in a margin at the left of what it heads, the height of the first line beside it. */
export function marginHeads(
  segments: readonly Segment[],
  headings: ReadonlySet<Segment>,
): ReadonlyMap<Segment, number> {
  for (const edge of ['x1', 'x0'] as const)
    for (const model of headings) {
      const heads = [...headings].filter((s) => Math.abs(s[edge] - model[edge]) < EDGE);
      const kinds = new Set(heads.map((s) => headingKind(s.text)));
      const found = kinds.size > 1 ? firstLines(segments, heads) : null;
      if (found) return found;
    }
  return new Map();
}

/**
 * Null where the headings are not most of their margin, where half of them stand beside nothing, or where one of them stands
 * amid what is beside it.
 */
function firstLines(segments: readonly Segment[], heads: readonly Segment[]): Map<Segment, number> | null {
  const right = Math.max(...heads.map((s) => s.x1));
  const top = Math.min(...heads.map((s) => s.y - s.size));
  const inMargin = segments.filter((s) => s.y > top && s.x0 < right);
  if (heads.length < inMargin.length * MOSTLY) return null;
  const beside = segments.filter((s) => s.x0 >= right).toSorted((a, b) => a.y - b.y);
  const found = new Map<Segment, number>();
  for (const head of heads) {
    const isAbove = (s: Segment) => s.y > top && head.y - s.y < head.size * LOWER;
    const level =
      beside.find((s) => Math.abs(s.y - head.y) < Math.max(head.size, s.size) * 0.7) ??
      beside.findLast((s) => s.y < head.y && isAbove(s));
    // Over an empty section there is nothing beside the heading.
    if (!level) continue;
    // A heading may stand a line lower than the first that it heads.
    const before = tightAbove(beside, beside.indexOf(level));
    const first = before && isAbove(before) ? before : level;
    const above = tightAbove(beside, beside.indexOf(first));
    // Over the first of them stands the head of the page, as tight as may be.
    if (above && above.y > top) return null;
    found.set(head, first.y);
  }
  return found.size * 2 > heads.length ? found : null;
}

/** The line above another with no white between the two; undefined where there is white. */
function tightAbove(beside: readonly Segment[], at: number): Segment | undefined {
  const line = beside[at];
  const above = line && beside.slice(0, at).findLast((s) => s.y < line.y - ROW);
  return line && above && line.y - above.y < Math.max(line.size, above.size) * WHITE ? above : undefined;
}
