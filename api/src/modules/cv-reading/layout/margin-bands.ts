import { headingKind } from './heading-words.ts';
import type { Segment } from './segments.ts';

/** How far edges of one margin may lie apart, in points. */
const EDGE = 3;
/** The least share of headings among what stands in their margin. */
const MOSTLY = 0.8;
/** White above what a heading in the margin stands beside, in sizes. */
const WHITE = 1.6;

/**
 * Where the stretches of a page begin that headings in a margin at the left stand beside, as heights from the top: no column
 * goes on from one of them into the next. None where headings do not stand in a margin of their own.
 */
export function bandStarts(segments: readonly Segment[], headings: ReadonlySet<Segment>): number[] {
  for (const edge of ['x1', 'x0'] as const)
    for (const model of headings) {
      const heads = [...headings].filter((s) => Math.abs(s[edge] - model[edge]) < EDGE);
      const starts = new Set(heads.map((s) => headingKind(s.text))).size > 1 ? startsOf(segments, heads) : null;
      if (starts) return starts;
    }
  return [];
}

/** Null where the headings are not most of their margin, or where one of them stands amid what is beside it. */
function startsOf(segments: readonly Segment[], heads: readonly Segment[]): number[] | null {
  const right = Math.max(...heads.map((s) => s.x1));
  const top = Math.min(...heads.map((s) => s.y - s.size));
  const inMargin = segments.filter((s) => s.y > top && s.x0 < right);
  if (heads.length < inMargin.length * MOSTLY) return null;
  const beside = segments.filter((s) => s.x0 >= right).toSorted((a, b) => a.y - b.y);
  const starts: number[] = [];
  for (const head of heads) {
    const at = beside.findIndex((s) => Math.abs(s.y - head.y) < Math.max(head.size, s.size) * 0.7);
    const first = beside[at];
    if (!first) return null;
    const above = beside[at - 1];
    if (above && first.y - above.y < Math.max(first.size, above.size) * WHITE) return null;
    starts.push(Math.min(first.y, head.y));
  }
  return starts;
}
