import type { PdfPage, TextRun } from '../pdf-page.ts';
import { cleanText } from '../text/clean.ts';
import { alleyGap, findAlleys, type Glyphs } from './alleys.ts';
import { beginsColumn, columnEdges } from './overrun.ts';

/** A stretch of one printed line without a wide gap in it: a line of a column, or a cell of a row. */
export interface Segment {
  text: string;
  page: number;
  x0: number;
  x1: number;
  /** Baseline, from the top. */
  y: number;
  size: number;
  bold: boolean;
  italic: boolean;
  font: string;
  /** Stretches in one face, in order; their texts joined give `text` but for spaces. */
  parts: { text: string; bold: boolean; italic: boolean }[];
  /** Stretches with more between them than words have, as labels in a row have; none where it is all one. */
  tags?: string[];
}

/** A gap wider than this many times the type size parts two segments. */
const SEGMENT_GAP = 1.35;
/** A heading in larger type that stands close to what it heads needs less. */
const FACES_GAP = 1;
const WORD_GAP = 0.14;
/** The least gap between two labels in a row, in sizes. */
const TAG_GAP = 0.7;
/** The least gap in a face whose words stand together with their spaces: what is set apart there is wider than those. */
const LEAST_TAG_GAP = 0.55;

/** The segments of a page, from top to bottom and left to right. */
export function toSegments(page: PdfPage): Segment[] {
  const rows = groupRows(page.runs);
  const alleys = findAlleys(rows, SEGMENT_GAP);
  const spacing = {
    alleys,
    edges: columnEdges(rows.map(cellStarts)),
    ends: cellEnds(rows),
    spaced: spacedFaces(rows),
  };
  return rows.flatMap((row) => splitRow(row, page.number, spacing));
}

/** What a page tells of the white in its rows. */
interface Spacing {
  readonly alleys: number[];
  /** Where columns begin. */
  readonly edges: number[];
  /** Where cells of a column that is set to the right end. */
  readonly ends: number[];
  readonly spaced: ReadonlySet<string>;
}

const faceOf = ({ font, size }: TextRun): string => `${font} ${size.toFixed(1)}`;

/**
 * Faces in which words are printed together, with the spaces between them, and none are set apart by as much as labels are where words
 * have white of their own between them.
 */
function spacedFaces(rows: Glyphs[][]): Set<string> {
  const spaced = new Set(rows.flat().flatMap((run) => (/\p{L} \p{L}/u.test(run.text) ? [faceOf(run)] : [])));
  for (const row of rows) {
    const shown = row.filter((run) => run.text.trim() !== '');
    for (const [i, run] of shown.slice(1).entries()) {
      const gap = (run.x - (shown[i]?.end ?? run.x)) / run.size;
      if (gap > TAG_GAP && gap < SEGMENT_GAP) spaced.delete(faceOf(run));
    }
  }
  return spaced;
}

/** Where the cells of a row begin. */
const cellStarts = (row: Glyphs[]): number[] =>
  row
    .filter((run) => run.text.trim() !== '')
    .filter((run, i, shown) => run.x - (shown[i - 1]?.end ?? Number.NEGATIVE_INFINITY) > TAG_GAP * run.size)
    .map((run) => run.x);

/** Rows whose cells end at one place, so many at least, are of a column that is set to the right. */
const MIN_ENDS = 3;
const END = 0.6;

/** Where cells end that have another one behind them, in so many rows as only a column set to the right has, beginning at other places. */
function cellEnds(rows: Glyphs[][]): number[] {
  const cells = rows.flatMap((row) => {
    const shown = row.filter((run) => run.text.trim() !== '');
    return shown.flatMap((run, i) => {
      const next = shown[i + 1];
      return next && next.x - run.end > SEGMENT_GAP * Math.min(run.size, next.size) ? [run.end] : [];
    });
  });
  return cells.filter(
    (end, at) =>
      cells.findIndex((other) => Math.abs(other - end) < END) === at &&
      cells.filter((other) => Math.abs(other - end) < END).length >= MIN_ENDS,
  );
}

/** How far baselines of one line may lie apart whatever the size, in points. */
const ONE_BASELINE = 1.2;

/** Whether two runs are printed over each other rather than side by side. */
const isOver = (a: Glyphs, b: Glyphs): boolean =>
  Math.min(a.end, b.end) - Math.max(a.x, b.x) > Math.min(a.size, b.size) &&
  a.text.trim() !== '' &&
  b.text.trim() !== '';

/** Runs that share a baseline; superscripts and slightly shifted faces belong to the row they touch. */
function groupRows(runs: TextRun[]): Glyphs[][] {
  const visible = runs
    .map((run) => ({ ...run, text: cleanText(run.text), end: run.x + run.width }))
    .filter((run) => run.text !== '' && run.size > 2)
    .sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: { y: number; size: number; runs: Glyphs[] }[] = [];
  for (const run of visible) {
    const blank = run.text.trim() === '';
    const row = rows.findLast((candidate) => {
      const apart = Math.abs(candidate.y - run.y);
      if (apart > Math.max(ONE_BASELINE, 0.28 * Math.min(candidate.size, run.size))) return false;
      // Columns whose lines stand at other heights may run into each other.
      return apart <= ONE_BASELINE || !candidate.runs.some((other) => isOver(other, run));
    });
    if (row) {
      row.runs.push(run);
      if (!blank) row.size = Math.max(row.size, run.size);
    } else if (!blank) rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  return rows.map((row) => joinSpacedLetters(row.runs.sort((a, b) => a.x - b.x)));
}

const SPACED_WORD = /^\S(?: \S)+$/u;

/** A spaced-out title comes as words of letters with blanks between; one long such word vouches for the short ones beside it. */
function joinSpacedLetters(row: Glyphs[]): Glyphs[] {
  if (!row.some((run) => SPACED_WORD.test(run.text.trim()) && run.text.trim().length >= 5)) return row;
  return row.map((run) =>
    SPACED_WORD.test(run.text.trim()) ? { ...run, text: run.text.trim().replaceAll(' ', '') } : run,
  );
}

function splitRow(row: Glyphs[], page: number, spacing: Spacing): Segment[] {
  const segments: Segment[] = [];
  let current: Glyphs[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const run of row) {
    if (run.text.trim() === '') {
      // A blank run is only a gap; kept when it is short, so that words stay apart.
      if (current.length > 0 && run.x - end < run.size) current.push({ ...run, text: ' ' });
      continue;
    }
    const gap = run.x - end;
    const previous = current.findLast((r) => r.text.trim() !== '');
    const least =
      (previous && alleyGap(run, previous, spacing.alleys)) ??
      (previous && isOtherFace(previous, run) ? FACES_GAP : SEGMENT_GAP);
    const isApart =
      previous && gap > least * Math.max(Math.min(run.size, previous.size), letterPitch(current));
    const isBehindEnd =
      previous && gap > TAG_GAP * run.size && spacing.ends.some((x) => Math.abs(previous.end - x) < END);
    if (isApart || isBehindEnd || (previous && beginsColumn(run, current, spacing.edges))) {
      segments.push(toSegment(current, page, spacing));
      current = [];
    }
    current.push(run);
    end = Math.max(end, run.end);
  }
  if (current.length > 0) segments.push(toSegment(current, page, spacing));
  return segments.filter((segment) => segment.text !== '');
}

const isOtherFace = (a: Glyphs, b: Glyphs): boolean =>
  a.font !== b.font && Math.max(a.size, b.size) > 1.12 * Math.min(a.size, b.size);

/** Spaced-out titles have gaps between letters as wide as others have between words. */
function letterPitch(runs: Glyphs[]): number {
  const shown = runs.filter((r) => r.text.trim() !== '');
  if (shown.length < 3 || shown.some((r) => r.text.trim().length > 1)) return 0;
  return Math.max(...shown.slice(1).map((r, i) => r.x - (shown[i]?.end ?? r.x)));
}

function toSegment(runs: Glyphs[], page: number, { spaced }: Spacing): Segment {
  const shown = runs.filter((r) => r.text.trim() !== '');
  const parts: Segment['parts'] = [];
  let text = '';
  let previous: Glyphs | undefined;
  for (const run of runs) {
    const gap = previous ? run.x - previous.end : 0;
    const spaced = previous !== undefined && gap > WORD_GAP * run.size && !text.endsWith(' ');
    const piece = `${spaced ? ' ' : ''}${text.endsWith(' ') ? run.text.trimStart() : run.text}`;
    text += piece;
    const last = parts.at(-1);
    if (last && (run.text.trim() === '' || (last.bold === run.bold && last.italic === run.italic)))
      last.text += piece;
    else parts.push({ text: piece, bold: run.bold, italic: run.italic });
    if (run.text.trim() !== '' || gap > 0) previous = run;
  }
  const first = shown[0];
  const main = shown.reduce(
    (best, r) => (r.text.length > best.text.length ? r : best),
    first ?? runs[0] ?? EMPTY,
  );
  return {
    text: unspace(text.replace(/ {2,}/g, (gap) => (gap.length > 2 ? '   ' : '  ')).trim()),
    page,
    x0: first?.x ?? 0,
    x1: Math.max(...shown.map((r) => r.end)),
    y: main.y,
    size: main.size,
    bold: main.bold,
    italic: main.italic,
    font: main.font,
    parts: parts.map((p) => ({ ...p, text: p.text.trim() })).filter((p) => p.text !== ''),
    ...tagsOf(shown, spaced),
  };
}

function tagsOf(runs: Glyphs[], spaced: ReadonlySet<string>): { tags?: string[] } {
  const tags: string[] = [];
  if (letterPitch(runs) > 0) return {};
  let previous: Glyphs | undefined;
  for (const run of runs) {
    const gap = previous ? run.x - previous.end : Number.POSITIVE_INFINITY;
    if (gap > (spaced.has(faceOf(run)) ? LEAST_TAG_GAP : TAG_GAP) * run.size) tags.push(run.text.trim());
    else tags.push(`${tags.pop() ?? ''}${gap > WORD_GAP * run.size ? ' ' : ''}${run.text}`.trim());
    previous = run;
  }
  return tags.length > 1 ? { tags } : {};
}

const EMPTY: Glyphs = {
  text: '',
  x: 0,
  y: 0,
  width: 0,
  size: 0,
  bold: false,
  italic: false,
  font: '',
  seen: true,
  end: 0,
};

/** `E X P E R I E N C E` becomes `EXPERIENCE`; two or more spaces part the words of such a title. */
export function unspace(text: string): string {
  const letters = text.split(/ +/);
  const single = letters.filter((l) => [...l].length === 1).length;
  // Pairs that the face sets closer ("AT", "LT") come as one in a title of single letters.
  const paired = letters.filter((l) => !l.startsWith('('));
  const isTitle =
    paired.length >= 5 && paired.every((l) => /^\p{Lu}{1,2}$/u.test(l)) && single >= paired.length * 0.6;
  if (letters.length < 4 || (single < letters.length * 0.8 && !isTitle)) return text.replace(/ {2,}/g, ' ');
  return text
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}
