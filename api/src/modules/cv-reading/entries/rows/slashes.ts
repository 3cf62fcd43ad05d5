import type { Row } from './row.ts';

const SLASH = /\s\/\s/;
/** Of the dated entries, how many have the sign at least. */
const MOSTLY = 0.9;

/**
 * Takes a slash between two names for the sign that parts them, as a bar is, where nearly all entries of a section have one
 * ("Acme / Analyst / Bergen"): in a single title it joins two names of one thing.
 */
export function partSlashes(rows: Row[]): void {
  const dated = rows.filter((row) => row.date).length;
  const titles = rows.filter((row) => !row.isBody && row.cells.some((cell) => SLASH.test(cell.text)));
  if (titles.length < 2 || titles.length < dated * MOSTLY) return;
  for (const row of titles) for (const cell of row.cells) cell.text = cell.text.replace(/\s\/\s/g, ' | ');
}
