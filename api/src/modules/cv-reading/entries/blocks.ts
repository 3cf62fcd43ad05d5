import { isOnlyDates } from '../fields/dates.ts';
import { splitTrailingLocation } from '../fields/location.ts';
import type { Cell, Row } from './rows/row.ts';

/** One entry: the rows of its title block and those of its text. */
export interface Block {
  head: Row[];
  body: Row[];
}

const MAX_LEAD = 3;

/** Cuts rows into entries. Each dated row opens one; the section's first entry shows how many title rows stand before the date. */
export function toBlocks(rows: Row[], joiners: RegExp | null): Block[] {
  const anchors = rows.flatMap((row, i) => (row.date ? [i] : []));
  if (anchors.length === 0) return undatedBlocks(rows, joiners);
  const first = anchors[0] ?? 0;
  const model = leadModel(rows, first);
  // Where the first entry begins with its date alone in a line, the others do too.
  const isDateFirst = first === 0 && rows[0]?.cells.length === 0;
  const starts: number[] = [];
  let free = 0;
  for (const anchor of anchors) {
    const alike = anchor === first ? first - model.length : leadStart(rows, anchor, free, model);
    const start = alike === anchor && !isDateFirst ? stretchStart(rows, anchor, free) : alike;
    starts.push(start);
    free = anchor + 1;
  }
  const blocks = starts.map((start, k) => {
    const end = starts[k + 1] ?? rows.length;
    return cutBlock(rows.slice(start, end), (anchors[k] ?? start) - start, joiners);
  });
  likeTheFullest(blocks);
  return blocks;
}

/** An entry that seemed complete too early ("Acme, Bergen" for two names) takes the title rows that others have. */
function likeTheFullest(blocks: Block[]): void {
  const trail = (block: Block) => block.head.slice(block.head.findIndex((r) => r.date) + 1);
  const fullest = blocks.reduce<Row[]>((best, b) => (trail(b).length > best.length ? trail(b) : best), []);
  for (const block of blocks) {
    for (const like of fullest.slice(trail(block).length)) {
      const next = block.body[0];
      if (!next || next.isBody || next.date || !isAlike(next, like)) break;
      block.head.push(next);
      block.body.shift();
    }
  }
}

/** The title rows above the first date. Prose there is the section's introduction. */
function leadModel(rows: Row[], first: number): Row[] {
  const lead: Row[] = [];
  for (let i = first - 1; i >= 0 && lead.length < MAX_LEAD; i -= 1) {
    const row = rows[i];
    if (!row || row.isBody) break;
    lead.unshift(row);
  }
  return lead;
}

/** How far above a later date its title rows reach: as long as they look like those of the first entry. */
function leadStart(rows: Row[], anchor: number, free: number, model: Row[]): number {
  let start = anchor;
  for (let back = 1; back <= model.length; back += 1) {
    const row = rows[anchor - back];
    const like = model[model.length - back];
    if (!row || !like || anchor - back < free || row.isBody || row.date || !isAlike(row, like)) break;
    start = anchor - back;
  }
  return start;
}

/** Where the title rows over a date alone in its line begin when they look like no other entry's: at the widest white above them. */
function stretchStart(rows: Row[], anchor: number, free: number): number {
  const dated = rows[anchor];
  if (!dated || dated.cells.length > 0) return anchor;
  let best = { at: anchor, gap: dated.line.gapAbove };
  for (let at = anchor - 1; at >= Math.max(free, anchor - MAX_LEAD); at -= 1) {
    const row = rows[at];
    if (!row || row.isBody || row.date || Math.abs(row.line.x0 - dated.line.x0) > 3) break;
    if (row.line.gapAbove > best.gap * 1.2) best = { at, gap: row.line.gapAbove };
  }
  return best.at;
}

function isAlike(row: Row, like: Row): boolean {
  const a = row.line;
  const b = like.line;
  const face = (line: typeof a) => line.segments[0]?.parts[0] ?? line;
  const sameFace =
    Math.abs(a.size - b.size) < 0.3 && face(a).bold === face(b).bold && face(a).italic === face(b).italic;
  return sameFace && (a.page !== b.page || Math.abs(a.x0 - b.x0) < 6 || row.line.segments.length > 1);
}

/** Splits one entry into title and text: title rows go on under the date until the entry has its two names. */
function cutBlock(rows: Row[], anchor: number, joiners: RegExp | null): Block {
  const head = rows.slice(0, anchor + 1);
  const dated = rows[anchor];
  let names = countNames(head, joiners);
  let next = anchor + 1;
  // A date in the margin may stand beside the first line of the text when both names are above it.
  if (dated && anchor > 0 && isBesideText(rows, anchor, joiners)) dated.isBody = true;
  if (dated?.isBody && anchor > 0) {
    return { head, body: rows.slice(next) };
  }
  // Under a title with its date at the right, the other name may be indented as a text is.
  const titleEdge = Math.min(
    ...head.filter((r) => r.cells.length > 0).map((r) => (isDatedAtRight(r) ? r.line.x1 : cellEdge(r))),
  );
  while (next < rows.length) {
    const row = rows[next];
    if (!row || row.isBody) break;
    const indented = Number.isFinite(titleEdge) && cellEdge(row) > titleEdge + 6;
    const onlyPlace = row.cells.length === 0 && row.location !== null;
    if (!onlyPlace && (names >= 2 || indented)) break;
    head.push(row);
    names = countNames(head, joiners);
    next += 1;
    if (onlyPlace && names >= 2) break;
  }
  return { head, body: rows.slice(next) };
}

function isBesideText(rows: Row[], anchor: number, joiners: RegExp | null): boolean {
  const above = rows.slice(0, anchor).filter((r) => r.cells.length > 0);
  const dated = rows[anchor];
  if (!dated || dated.cells.length === 0 || countNames(above, joiners) < 2) return false;
  return cellEdge(dated) > Math.min(...above.map(cellEdge)) + 6;
}

const FORM_OF_COMPANY = String.raw`(?:S\.?\s?[LA]|S\.?C\.?(?:C\.?L|P)?|Inc|Ltd|LLC|LLP|plc|GmbH|Corp|Co)(?![\p{L}\p{N}])`;
/** What parts two names in a cell. */
const NAMES_APART = new RegExp(
  String.raw`\s[|·•]\s|\s[–—-]\s|,\s(?!${FORM_OF_COMPANY})|\p{Ll}{4}\.\s\p{Lu}`,
  'u',
);

/** Where the words of a row begin: beside a date in the margin, and where the line does when its date is at the right. */
const cellEdge = (row: Row) =>
  (row.date && row.cells.length > 0 ? row.line.segments.find((s) => !isOnlyDates(s.text)) : undefined)?.x0 ??
  row.line.x0;

const isDatedAtRight = (row: Row): boolean =>
  row.date !== null && row.line.segments.length > 1 && isOnlyDates(row.line.segments.at(-1)?.text ?? '');

/** Names shown so far: a row may carry both ("Acme | Analyst", bold and plain, "Analyst at Acme"). */
function countNames(head: Row[], joiners: RegExp | null): number {
  return head.flatMap((r) => r.cells).reduce((sum, cell) => sum + namesIn(cell, joiners), 0);
}
function namesIn(cell: Cell, joiners: RegExp | null): number {
  const text = splitTrailingLocation(cell.text).rest;
  const faces = new Set(
    cell.parts.filter((p) => /\p{L}{2}/u.test(p.text) && text.includes(p.text)).map((p) => p.bold),
  ).size;
  if (faces > 1 || joiners?.test(text)) return 2;
  return NAMES_APART.test(text) ? 2 : 1;
}

/** In widely set lines only white that is wider than between other titles parts entries; 0 where all titles stand equally far apart. */
function widerThanMost(rows: Row[]): number {
  const gaps = rows
    .slice(1)
    .filter((r) => !r.isBody)
    .map((r) => r.line.gapAbove)
    .filter((gap) => gap > 0 && Number.isFinite(gap));
  const least = Math.min(...gaps) * 1.25;
  return gaps.some((gap) => gap >= least) ? least : 0;
}

/** Without any date, an emphasised or unindented row after text opens an entry. */
function undatedBlocks(rows: Row[], joiners: RegExp | null): Block[] {
  const blocks: Block[] = [];
  const least = widerThanMost(rows);
  for (const row of rows) {
    const last = blocks.at(-1);
    const previous = last && (last.body.at(-1) ?? last.head.at(-1));
    const emphasised = row.line.bold && !previous?.line.bold;
    const wide = (previous?.line.size ?? 0) * 2;
    const gap =
      previous && row.line.gapAbove > (previous.isBody ? wide : Math.max(wide, Math.min(least, wide * 2)));
    const isUnderTitle =
      last?.body.length === 0 && last.head.length < MAX_LEAD && previous?.line.bold && !row.line.bold;
    const isFull = last !== undefined && countNames(last.head, joiners) >= 2 && !isUnderTitle;
    if (!last || (!row.isBody && (emphasised || gap || isFull))) blocks.push({ head: [row], body: [] });
    else if (row.isBody || countNames(last.head, joiners) >= 2) last.body.push(row);
    else last.head.push(row);
  }
  return blocks;
}
