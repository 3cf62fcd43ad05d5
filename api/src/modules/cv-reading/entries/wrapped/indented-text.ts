import { isOnlyDates } from '../../fields/dates.ts';
import type { Row } from '../rows/row.ts';

/** How far a text is indented under the titles at least, in points. */
const INDENT = 6;
/** How far the edges of one text may lie apart. */
const EDGE = 2;

/** Where the words of a row begin, whatever date stands at their left. */
const edgeOf = ({ line }: Row): number => (line.segments.find((s) => !isOnlyDates(s.text)) ?? line).x0;

const faceOf = ({ line }: Row): string => `${line.size.toFixed(1)} ${line.bold} ${line.italic}`;

/**
 * Takes for text what is indented under dated titles where no sign or full stop says so, as lists with drawn bullets are: rows
 * of one edge and one face that mostly come in several lines. A name that is indented under its title is one line in a face of
 * its own, or the only one there.
 */
export function markIndentedText(rows: Row[]): void {
  const runs = indentedRuns(rows);
  const edges = new Set(runs.map(([first]) => Math.round(edgeOf(first as Row) / EDGE)));
  for (const edge of edges) {
    const here = runs.filter(([first]) => Math.abs(Math.round(edgeOf(first as Row) / EDGE) - edge) < 2);
    const faces = new Set(here.flat().map(faceOf));
    const lines = here.reduce((sum, run) => sum + run.length, 0);
    if (faces.size > 1 || lines < here.length * 2) continue;
    for (const row of here.flat()) row.isBody = true;
  }
}

/** Rows one under the other at one edge, each run under a dated title that stands further left. */
function indentedRuns(rows: Row[]): Row[][] {
  const runs: Row[][] = [];
  let title: Row | null = null;
  let run: Row[] = [];
  for (const row of rows) {
    const last = run.at(-1);
    const isPlain = row.date === null && row.label === null && row.cells.length > 0 && !row.line.bulleted;
    const isIndented = title !== null && isPlain && edgeOf(row) > edgeOf(title) + INDENT;
    if (!isIndented || (last && Math.abs(edgeOf(row) - edgeOf(last)) > EDGE)) run = [];
    if (isIndented) {
      if (run.length === 0) runs.push(run);
      run.push(row);
    } else if (row.date && row.cells.length > 0) title = row;
    else if (
      row.date === null &&
      !row.isBody &&
      row.cells.length > 0 &&
      title &&
      edgeOf(row) < edgeOf(title) - INDENT
    )
      title = null;
  }
  return runs;
}
