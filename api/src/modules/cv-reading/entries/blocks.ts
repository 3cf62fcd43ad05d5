import type { Cell, Row } from './rows.ts';

/** One entry: the rows of its title block and those of its text. */
export interface Block {
  head: Row[];
  body: Row[];
}

const MAX_LEAD = 3;

/** Cuts rows into entries. Each dated row opens one; the section's first entry shows how many title rows stand before the date. */
export function toBlocks(rows: Row[]): Block[] {
  const anchors = rows.flatMap((row, i) => (row.date ? [i] : []));
  if (anchors.length === 0) return undatedBlocks(rows);
  const first = anchors[0] ?? 0;
  const model = leadModel(rows, first);
  const starts: number[] = [];
  let free = 0;
  for (const anchor of anchors) {
    const start = anchor === first ? first - model.length : leadStart(rows, anchor, free, model);
    starts.push(start);
    free = anchor + 1;
  }
  return starts.map((start, k) => {
    const end = starts[k + 1] ?? rows.length;
    return cutBlock(rows.slice(start, end), (anchors[k] ?? start) - start);
  });
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

function isAlike(row: Row, like: Row): boolean {
  const a = row.line;
  const b = like.line;
  const sameFace = Math.abs(a.size - b.size) < 0.3 && a.bold === b.bold && a.italic === b.italic;
  return sameFace && (a.page !== b.page || Math.abs(a.x0 - b.x0) < 12 || row.line.segments.length > 1);
}

/** Splits one entry into title and text: title rows go on under the date until the entry has its two names. */
function cutBlock(rows: Row[], anchor: number): Block {
  const head = rows.slice(0, anchor + 1);
  const dated = rows[anchor];
  let names = countNames(head);
  let next = anchor + 1;
  const body: Row[] = [];
  if (dated?.isBody && anchor > 0) {
    return { head, body: rows.slice(next) };
  }
  const titleEdge = Math.min(...head.filter((r) => r.cells.length > 0).map((r) => cellEdge(r)));
  while (next < rows.length) {
    const row = rows[next];
    const above = rows[next - 1];
    if (!row || !above || row.isBody) break;
    const wrapped = isWrapped(above, row, names);
    const indented = Number.isFinite(titleEdge) && cellEdge(row) > titleEdge + 6 && !wrapped;
    const onlyPlace = row.cells.length === 0 && row.location !== null;
    if (!onlyPlace && !wrapped && (names >= 2 || indented)) break;
    if (wrapped) mergeInto(above, row);
    else head.push(row);
    names = countNames(head);
    next += 1;
    if (onlyPlace && names >= 2) break;
  }
  return { head, body: [...body, ...rows.slice(next)] };
}

const cellEdge = (row: Row) => row.line.segments.at(row.date && row.line.segments.length > 1 && row.cells.length > 0 ? -1 : 0)?.x0 ?? row.line.x0;

/** A title too long for its line goes on in the same face just below. */
function isWrapped(above: Row, row: Row, names: number): boolean {
  const last = above.cells.at(-1);
  const first = row.cells[0];
  if (!last || !first || row.date || names === 0) return false;
  const sameFace = last.bold === first.bold && last.italic === first.italic && Math.abs(last.size - first.size) < 0.2;
  const openEnd = /(?:\b(?:de|del|d['’]|en|i|y|and|of|the|in|la|el|al|a|at|&)|[,&(-])$/iu.test(last.text.trim());
  const unclosed = (last.text.match(/\(/g)?.length ?? 0) > (last.text.match(/\)/g)?.length ?? 0);
  const lowStart = /^[\p{Ll}(]/u.test(first.text) && row.line.gapAbove < row.line.size * 1.7;
  return sameFace && (openEnd || unclosed || (lowStart && !row.line.bulleted));
}

function mergeInto(above: Row, row: Row): void {
  const last = above.cells.at(-1);
  const first = row.cells[0];
  if (!last || !first) return;
  last.text = `${last.text} ${first.text}`;
  last.parts = [...last.parts, ...first.parts];
  above.location ??= row.location;
}

/** Names shown so far: a row may carry both ("Acme | Analyst", bold and plain, "Analyst at Acme"). */
function countNames(head: Row[]): number {
  return head.flatMap((r) => r.cells).reduce((sum, cell) => sum + namesIn(cell), 0);
}
function namesIn(cell: Cell): number {
  const faces = new Set(cell.parts.filter((p) => /\p{L}{2}/u.test(p.text)).map((p) => `${p.bold}${p.italic}`)).size;
  if (faces > 1 || /\s[|·•@]\s|\s[–—-]\s|,\s|\s(?:at|en|a l['’]|al)\s|\w{4}\.\s\p{Lu}/u.test(cell.text)) return 2;
  return 1;
}

/** Without any date, an emphasised or unindented row after text opens an entry. */
function undatedBlocks(rows: Row[]): Block[] {
  const blocks: Block[] = [];
  for (const row of rows) {
    const last = blocks.at(-1);
    const previous = last && (last.body.at(-1) ?? last.head.at(-1));
    const emphasised = row.line.bold && !previous?.line.bold;
    const gap = previous && row.line.gapAbove > previous.line.size * 2;
    if (!last || (!row.isBody && (emphasised || gap || countNames(last.head) >= 2))) blocks.push({ head: [row], body: [] });
    else if (row.isBody || countNames(last.head) >= 2) last.body.push(row);
    else last.head.push(row);
  }
  return blocks;
}
