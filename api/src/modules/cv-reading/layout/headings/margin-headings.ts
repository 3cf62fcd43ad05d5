import { isOnlyDates } from '../../fields/dates.ts';
import type { SectionKind } from '../../lexicon/sections.ts';
import { type Line, toLine } from '../lines.ts';
import type { Segment } from '../segments.ts';
import { headingKind } from './heading-words.ts';

/** How far edges of one margin may lie apart, in points. */
const EDGE = 3;
/** The least share of headings among what stands at the margin's edge. */
const MOSTLY = 0.6;

const ADDRESS = /\S@\S|(?:\d[\s().-]*){9}/;

interface Lifted {
  lines: Line[];
  headings: Set<Line>;
}

/**
 * Headings in a margin of their own, beside what they head ("EXPERIENCE | Analyst at Acme"), as lines before the first line
 * of their stretch; one that stands at the middle of its stretch moves up over it. Other lines of the flows stay as they are. Where
 * one flow has such a margin, a single heading in its face and at its edge is enough in the others.
 */
export function liftMarginHeadings(flows: Line[][]): Lifted[] {
  const heads = flows.map(marginHeads);
  const known = heads.flatMap((own) => [...own.values()]);
  return flows.map((lines, i) => liftHeads(lines, heads[i]?.size ? heads[i] : headsLike(known, lines)));
}

function liftHeads(lines: Line[], heads: ReadonlyMap<Line, Segment>): Lifted {
  if (heads.size === 0) return { lines, headings: new Set() };
  const headings = new Set<Line>();
  const lifted: Line[] = [];
  for (const line of lines) {
    const head = heads.get(line);
    if (!head) {
      lifted.push(line);
      continue;
    }
    const heading = toLine([head], line.y - line.gapAbove);
    headings.add(heading);
    const at = stretchStart(lifted, line);
    lifted.splice(at, 0, heading);
    const rest = line.segments.slice(1);
    if (rest.length > 0) lifted.push(toLine(rest, line.y - line.gapAbove));
  }
  return { lines: lifted, headings };

  /** Before which of the lines so far the stretch begins that `line` is the middle of. */
  function stretchStart(above: Line[], line: Line): number {
    // What says how to reach the person stands over the first stretch, however tight.
    const from = above.findLastIndex((l) => headings.has(l) || ADDRESS.test(l.text)) + 1;
    const besides = above.slice(from);
    let best = { at: above.length, gap: Math.max(line.gapAbove, (besides.at(-1)?.size ?? line.size) * 1.6) };
    // A line that the heading's row only touches is the first of its stretch or follows one.
    for (const [i, other] of besides.entries()) {
      if (i === 0 || line.y - other.y > line.size * 9) continue;
      const gap = other.y - (besides[i - 1]?.y ?? other.y);
      if (gap > best.gap * 1.3) best = { at: from + i, gap };
    }
    return best.at;
  }
}

interface KnownHead {
  line: Line;
  head: Segment;
  kind: SectionKind;
  /** Whether lines stand at its right: its own, or those that it stands between. */
  isBeside: boolean;
}

/** Lines that begin with a known heading. */
function knownHeads(lines: Line[]): KnownHead[] {
  return lines.flatMap((line, i): KnownHead[] => {
    const [head] = line.segments;
    const kind = head && !line.bulleted && /^\p{Lu}/u.test(head.text) ? headingKind(head.text) : null;
    const isBeside = line.segments.length > 1 || isAmidRows(line, lines[i - 1], lines[i + 1]);
    return head && kind ? [{ line, head, kind, isBeside }] : [];
  });
}

interface Start {
  x0: number;
  y: number;
}

/** Where lines begin that do not begin with a date. */
const startsOf = (lines: Line[]): Start[] =>
  lines.flatMap(({ segments: [first], y }) =>
    first && !isOnlyDates(first.text) ? [{ x0: first.x0, y }] : [],
  );

/** Lines that begin with a heading in the margin that headings of other flows have, and that heading. */
function headsLike(margin: readonly Segment[], lines: Line[]): Map<Line, Segment> {
  const heads = knownHeads(lines).filter(
    ({ head, isBeside }) =>
      isBeside &&
      margin.some(
        (s) =>
          s.font === head.font &&
          Math.abs(s.size - head.size) < 0.2 &&
          (Math.abs(s.x0 - head.x0) < EDGE || Math.abs(s.x1 - head.x1) < EDGE),
      ),
  );
  return new Map(
    fillMargin(heads, startsOf(lines)) ? heads.map(({ line, head }) => [line, head] as const) : [],
  );
}

/** Lines that begin with a heading in the margin, and that heading. */
function marginHeads(lines: Line[]): Map<Line, Segment> {
  const known = knownHeads(lines);
  const beside = known.filter((head) => head.isBeside);
  if (beside.length < 2 || new Set(known.map(({ kind }) => kind)).size < 2) return new Map();
  const starts = startsOf(lines);
  for (const edge of ['x0', 'x1'] as const) {
    const tried = new Set<number>();
    for (const { head: model } of beside) {
      const rounded = Math.round(model[edge]);
      if (tried.has(rounded)) continue;
      tried.add(rounded);
      const heads = known.filter(({ head }) => Math.abs(head[edge] - model[edge]) < EDGE);
      if (areMargin(heads, starts) && !areRowsOfSkills(heads, known))
        return new Map(heads.map(({ line, head }) => [line, head]));
    }
  }
  return new Map();
}

/** Whether a line alone stands at the middle of rows at its right, nearer to the one above and the one below than its own type is high. */
const isAmidRows = ({ page, y, x1, size }: Line, ...around: (Line | undefined)[]): boolean =>
  around.every((row) => row !== undefined && row.page === page && row.x0 > x1 && Math.abs(row.y - y) < size);

/** Whether headings of one edge are most of what stands left of where they end. */
function areMargin(heads: KnownHead[], starts: Start[]): boolean {
  const beside = heads.filter((head) => head.isBeside).length;
  if (beside < 2 || beside < heads.length / 2 || new Set(heads.map((h) => h.kind)).size < 2) return false;
  return fillMargin(heads, starts);
}

function fillMargin(heads: KnownHead[], starts: Start[]): boolean {
  const firstY = heads[0]?.line.y ?? 0;
  const right = Math.max(...heads.map(({ head }) => head.x1));
  const inMargin = starts.filter(({ x0, y }) => y >= firstY && x0 < right).length;
  return heads.length >= inMargin * MOSTLY;
}

/** Whether headings name the rows of a table of skills ("Languages | Python, Java"), which has its heading in a line above. */
function areRowsOfSkills(heads: KnownHead[], known: KnownHead[]): boolean {
  const rows = heads.filter(({ line }) => line.segments.length > 1);
  const firstY = rows[0]?.line.y ?? 0;
  return (
    rows.every(({ kind }) => kind === 'skills' || kind === 'languages') &&
    known.some(({ kind, line }) => kind === 'skills' && line.segments.length === 1 && line.y < firstY)
  );
}
