import type { Glyphs } from './alleys.ts';
import type { Segment } from './segments.ts';

/** The end of a text that nothing breaks: an address of mail or of the web. */
const ADDRESS_END = /\S@\S*\.\S+$|(?:https?:|www\.|\w\.\w+\/)\S*$/u;
/** So many rows that begin at one place make it the edge of a column. */
const MANY_ROWS = 8;
/** How far the starts of one column may lie apart, in points. */
const EDGE = 0.6;
/** How much sizes of two faces differ at least, and the white between them there, in sizes. */
const OTHER_SIZE = 0.12;
const CLOSE = 0.2;
/** How far above and below an address that runs over the column is looked at, in sizes. */
const AROUND = 8;
/** How far it runs over at most, for the width of its own column. */
const MOST_OVER = 0.35;
/** Lines of the column that begin there, and of the margin that end before it, at least. */
const LEAST = 3;

/** Whether a text ends in an address, which runs over the edge of a narrow column rather than break. */
export const endsInAddress = (text: string): boolean => ADDRESS_END.test(text);

/**
 * Whether a run is the first of a column, of whose rows many begin there, however close what stands before it comes: an address that runs
 * into the column, or words in another size.
 */
export function beginsColumn(run: Glyphs, before: readonly Glyphs[], edges: readonly number[]): boolean {
  if (!edges.some((x) => Math.abs(run.x - x) < EDGE)) return false;
  const last = before.findLast(({ text }) => text.trim() !== '');
  const isOther = last !== undefined && Math.abs(last.size - run.size) > OTHER_SIZE * run.size;
  return (
    (isOther && run.x - last.end > CLOSE * run.size) || endsInAddress(before.map(({ text }) => text).join(''))
  );
}

/** Where so many rows begin as only a column's do; each row gives the places at which its cells begin. */
export function columnEdges(rows: readonly (readonly number[])[]): number[] {
  const starts = rows.flatMap((places, row) => places.map((x) => ({ x, row }))).sort((a, b) => a.x - b.x);
  const edges: number[] = [];
  for (let from = 0; from < starts.length; ) {
    const x = starts[from]?.x ?? 0;
    let to = from + 1;
    while ((starts[to]?.x ?? Number.POSITIVE_INFINITY) - x < EDGE) to += 1;
    if (new Set(starts.slice(from, to).map(({ row }) => row)).size >= MANY_ROWS) edges.push(x);
    from = to;
  }
  return edges;
}

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
