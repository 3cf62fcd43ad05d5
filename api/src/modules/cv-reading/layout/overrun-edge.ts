import { EDGE, endsInAddress } from './overrun.ts';
import type { Segment } from './segments.ts';

/** How far above and below an address that runs over the column is looked at, in sizes. */
const AROUND = 8;
/** How far it runs over at most, for the width of its own column. */
const MOST_OVER = 0.35;
/** Lines of the column that begin there, and of the margin that end before it, at least. */
const LEAST = 3;

/**
 * Where the column begins into which a segment that ends in an address runs, with nothing level with it there; null where none is. The
 * lines around it keep to that edge.
 */
export function overrunEdge(s: Segment, segments: readonly Segment[]): number | null {
  if (!endsInAddress(s.text)) return null;
  const lastWord = s.text.slice(s.text.lastIndexOf(' ') + 1);
  const wordStart = s.x1 - ((s.x1 - s.x0) * lastWord.length) / s.text.length;
  const around = segments.filter((t) => t !== s && Math.abs(t.y - s.y) < s.size * AROUND);
  const isMargin = around.filter((t) => Math.abs(t.x0 - s.x0) < s.size * 2);
  for (const { x0: edge } of around) {
    if (edge < wordStart + s.size || edge > s.x1 + EDGE || s.x1 - edge > (edge - s.x0) * MOST_OVER) continue;
    const column = around.filter((t) => Math.abs(t.x0 - edge) < EDGE);
    const crosses = around.some((t) => t.x0 < edge - 1 && t.x1 > edge + 1 && !endsInAddress(t.text));
    const margin = isMargin.filter((t) => t.x1 < edge);
    if (column.length >= LEAST && margin.length >= LEAST - 1 && !crosses) return edge;
  }
  return null;
}
