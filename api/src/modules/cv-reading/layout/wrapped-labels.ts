import { beginsEntryLabel } from '../entries/entry-labels.ts';
import { findDates } from '../fields/dates.ts';
import { joinLines } from '../text/clean.ts';
import { headingKind } from './headings/heading-words.ts';
import { type Line, toLine } from './lines.ts';
import type { Segment } from './segments.ts';

/** How far the values of a form may lie apart at their left, in points. */
const EDGE = 1.5;
/** Lines with a label and a value before a flow is taken for a form. */
const MIN_ROWS = 4;
/** The least share of such lines whose values begin at one place. */
const MOSTLY = 0.6;
/** Lines of one label follow each other at most so far apart, in sizes. */
const PITCH = 1.4;
/** Lines of values that may stand between two lines of one label. */
const MAX_BETWEEN = 2;
/** Lines that one label has at most. */
const MAX_LINES = 4;

const OPEN_END =
  /(?:\s(?:de|del|en|i|y|o|and|or|of|to|in|for|with|the|la|el|les|los|las|que|a|al|con|amb|per|para)|[,/&-])$/iu;
const GOING_ON = /^(?:de|del|en|i|y|o|and|or|of|the|que|per|para|for)\s/u;

/**
 * The lines of a form with each label whole that its narrow column breaks ("Name and type of | Acme" over "organisation"):
 * the label stands in its first line, beside the value. Lines of what is no form stay as they are.
 */
export function joinWrappedLabels(lines: Line[]): Line[] {
  const edge = valueEdge(lines);
  if (edge === null) return lines;
  const joined: Line[] = [];
  let open: { at: number; y: number; between: number; lines: number } | null = null;
  for (const line of lines) {
    const label = labelOf(line, edge);
    const above: Line | undefined = open ? joined[open.at] : undefined;
    const first = above?.segments[0];
    if (!label) {
      joined.push(line);
      if (open && (line.x0 < edge - EDGE || open.between === MAX_BETWEEN)) open = null;
      else if (open) open.between += 1;
      continue;
    }
    const isUnder = above?.page === line.page && label.y - (open?.y ?? 0) < label.size * PITCH;
    if (open && above && first && isUnder && open.lines < MAX_LINES && goesOn(first, label, line)) {
      const whole = joinSegments(first, label);
      joined[open.at] = toLine([whole, ...above.segments.slice(1)], above.y - above.gapAbove);
      open = { at: open.at, y: label.y, between: 0, lines: open.lines + 1 };
      const rest = line.segments.slice(1);
      if (rest.length > 0) joined.push(toLine(rest, line.y - line.gapAbove));
      continue;
    }
    joined.push(line);
    open = { at: joined.length - 1, y: label.y, between: 0, lines: 1 };
  }
  return joined;
}

/** Where the values of a form begin; null for what is no form. */
function valueEdge(lines: Line[]): number | null {
  const rows = lines.flatMap(({ segments: [first, second] }) => (first && second ? [second.x0] : []));
  if (rows.length < MIN_ROWS) return null;
  for (const edge of new Set(rows)) {
    const alike = rows.filter((x0) => Math.abs(x0 - edge) < EDGE).length;
    if (alike >= MIN_ROWS && alike >= rows.length * MOSTLY) return edge;
  }
  return null;
}

/** What stands in the column of labels in a line, its value beside it or none. */
function labelOf({ segments: [first, second] }: Line, edge: number): Segment | null {
  if (!first || first.x1 > edge || !/\p{L}/u.test(first.text)) return null;
  return second === undefined || Math.abs(second.x0 - edge) < EDGE ? first : null;
}

/** Whether a label in `line` begins where the one above left off: in the same face, without dates, and amid what it says. */
function goesOn(above: Segment, label: Segment, line: Line): boolean {
  const sameFace = above.bold === label.bold && Math.abs(above.size - label.size) < 0.2;
  if (!sameFace || [above, label].some(({ text }) => findDates(text).length > 0)) return false;
  if (OPEN_END.test(above.text) || GOING_ON.test(label.text)) return true;
  // Languages are written small in Spanish and Catalan: beside a value of its own only a known label goes on.
  const whole = joinLines(above.text, label.text);
  return (
    /^\p{Ll}/u.test(label.text) &&
    (line.segments.length === 1 || beginsEntryLabel(whole) || headingKind(whole) !== null)
  );
}

const joinSegments = (above: Segment, label: Segment): Segment => ({
  ...above,
  text: joinLines(above.text, label.text),
  x0: Math.min(above.x0, label.x0),
  x1: Math.max(above.x1, label.x1),
  parts: [...above.parts, ...label.parts],
});
