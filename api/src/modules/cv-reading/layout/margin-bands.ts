import { headingKind } from './heading-words.ts';
import type { Segment } from './segments.ts';

/** How far edges of one margin may lie apart, in points. */
const EDGE = 3;
/** The least share of headings among what stands in their margin. */
const MOSTLY = 0.8;
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

/** Null where the headings are not most of their margin, or where one of them stands amid what is beside it. */
function firstLines(segments: readonly Segment[], heads: readonly Segment[]): Map<Segment, number> | null {
  const right = Math.max(...heads.map((s) => s.x1));
  const top = Math.min(...heads.map((s) => s.y - s.size));
  const inMargin = segments.filter((s) => s.y > top && s.x0 < right);
  if (heads.length < inMargin.length * MOSTLY) return null;
  const beside = segments.filter((s) => s.x0 >= right).toSorted((a, b) => a.y - b.y);
  const found = new Map<Segment, number>();
  for (const head of heads) {
    const at = beside.findIndex((s) => Math.abs(s.y - head.y) < Math.max(head.size, s.size) * 0.7);
    const first = beside[at];
    if (!first) return null;
    const above = beside[at - 1];
    const isTight = above && first.y - above.y < Math.max(first.size, above.size) * WHITE;
    // Over the first of them stands the head of the page, as tight as may be.
    if (isTight && above.y > top) return null;
    found.set(head, first.y);
  }
  return found;
}
