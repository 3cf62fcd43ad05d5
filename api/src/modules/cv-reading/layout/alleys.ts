import type { TextRun } from '../pdf-page.ts';

/** A run with where it ends. */
export type Glyphs = TextRun & { end: number };

/** The least gap before an alley, in sizes; words of a line that is set to fill its width stand closer. */
const ALLEY_GAP = 0.6;
/** The least gap to a run that is set a little higher or lower: it is of another line already. */
const SHIFTED_GAP = 0.2;
/** How far baselines of two columns lie apart at least when they are not the same, in points. */
const SHIFT = 1;
/** How far the starts of cells of one column may lie apart, in points. */
const EDGE = 0.6;
/** Rows that begin a cell at one place before it is taken for the edge of a column. */
const MIN_ROWS = 4;
/** Of them, rows that have something close before it. */
const MIN_CLOSE = 2;
/** Of an edge at which so many rows begin, one that has something close before it is enough. */
const MANY_ROWS = 8;
/** Rows over and under one or two of those in which hardly any may run across the edge. */
const ROWS_AROUND = 3;
/** For so many rows that keep to an edge, one may run across it. */
const ROWS_PER_CROSSING = 4;

interface Start {
  x: number;
  row: number;
  /** Whether something stands before it, closer than columns otherwise do. */
  close: boolean;
}

/**
 * Where cells of a table begin that have hardly more white before them than words have, as a form's values have beside labels
 * that are set to the right: places at which many rows begin a cell and across which hardly any row of the same stretch runs.
 * `rows` are those of a page from top to bottom, each from left to right; `wide` is the gap that parts cells anyway, in sizes.
 */
export function findAlleys(rows: readonly Glyphs[][], wide: number): number[] {
  const starts = rows.flatMap((row, index) => startsOf(row, index, wide)).sort((a, b) => a.x - b.x);
  const alleys: number[] = [];
  for (let from = 0; from < starts.length; ) {
    const first = starts[from];
    if (!first) break;
    let to = from + 1;
    while (starts[to] && (starts[to]?.x ?? 0) - first.x < EDGE) to += 1;
    const group = starts.slice(from, to);
    if (isAlley(group, rows, first.x)) alleys.push(first.x);
    from = to;
  }
  return alleys;
}

/** The least gap between a run and the one before it that makes it another cell, in sizes; null where it begins at no alley. */
export function alleyGap(run: TextRun, before: TextRun, alleys: readonly number[]): number | null {
  const isAtAlley = alleys.some((x) => run.x >= x - 0.01 && run.x - x < EDGE);
  return isAtAlley ? leastGap(run, before) : null;
}

function leastGap(run: TextRun, before: TextRun | undefined): number {
  if (!before) return ALLEY_GAP;
  if (Math.abs(run.y - before.y) > SHIFT && Math.abs(run.size - before.size) < SHIFT) return SHIFTED_GAP;
  return isOfOneWidth(run, before) ? Math.max(ALLEY_GAP, letterOf(run) * LETTERS_APART) : ALLEY_GAP;
}

/** How wide a letter of a run is on the average, in sizes. */
const letterOf = ({ text, width, size }: TextRun): number => width / Math.max(text.length, 1) / size;
/** More of its letters than a space is in a face whose letters are all as wide: its words begin one under the other by chance. */
const LETTERS_APART = 1.5;
const isOfOneWidth = (run: TextRun, before: TextRun): boolean =>
  run.font === before.font &&
  run.text.trim().length > 1 &&
  before.text.trim().length > 1 &&
  Math.abs(letterOf(run) - letterOf(before)) < 0.002;

/** A bullet, or the number of what stands behind it: no cell of a table. */
const MARK = /^(?:(?:\d{1,2}|[IVX]{1,4}|[a-z])[.)]-?|[^\p{L}\p{N}])$/u;
/** More runs than a mark is ever set in. */
const MARK_RUNS = 8;
const isMark = (runs: readonly Glyphs[]): boolean => MARK.test(runs.map(({ text }) => text.trim()).join(''));

function startsOf(row: readonly Glyphs[], index: number, wide: number): Start[] {
  const shown = row.filter((run) => run.text.trim() !== '');
  return shown.flatMap((run, i): Start[] => {
    const before = shown[i - 1];
    const gap = before ? run.x - before.end : Number.POSITIVE_INFINITY;
    const least = Math.min(run.size, before?.size ?? run.size);
    if (gap <= leastGap(run, before) * least) return [];
    return [
      { x: run.x, row: index, close: gap <= wide * least && !isMark(shown.slice(0, Math.min(i, MARK_RUNS))) },
    ];
  });
}

function isAlley(group: readonly Start[], rows: readonly Glyphs[][], x: number): boolean {
  const close = group.filter((start) => start.close);
  const numbers = group.map((start) => start.row);
  const count = new Set(numbers).size;
  if (close.length < (count < MANY_ROWS ? MIN_CLOSE : 1) || count < MIN_ROWS) return false;
  // Cells beside each other are of one table only if what stands left of them ends before them.
  const around = count >= MANY_ROWS && close.length <= MIN_CLOSE ? ROWS_AROUND : 0;
  const from = Math.max(0, Math.min(...close.map((start) => start.row)) - around);
  const to = Math.max(...close.map((start) => start.row)) + around;
  const crossings = rows
    .slice(from, to + 1)
    .filter((row) => row.some((run) => run.text.trim() !== '' && run.x < x - 1 && run.end > x + 1));
  return crossings.length * ROWS_PER_CROSSING <= new Set(numbers.filter((n) => n >= from && n <= to)).size;
}
