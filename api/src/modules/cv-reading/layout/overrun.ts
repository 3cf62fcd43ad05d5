import type { Glyphs } from './alleys.ts';

/** The end of a text that nothing breaks: an address of mail or of the web. */
const ADDRESS_END = /\S@\S*\.\S+$|(?:https?:|www\.|\w\.\w+\/)\S*$/u;
/** So many rows that begin at one place make it the edge of a column. */
const MANY_ROWS = 8;
/** How far the starts of one column may lie apart, in points. */
export const EDGE = 0.6;
/** How much sizes of two faces differ at least, and the white between them there, in sizes. */
const OTHER_SIZE = 0.12;
const CLOSE = 0.2;

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
