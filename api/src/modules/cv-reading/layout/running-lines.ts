import { findDates, isOnlyDates } from '../fields/dates.ts';
import { foldWords } from '../text/fold.ts';
import { headingKind } from './headings/heading-words.ts';
import { type Line, toLine } from './lines.ts';
import type { Segment } from './segments.ts';

/** Lines at the edge of a page that may be its head or foot. */
const EDGE_LINES = 3;
/** How far a head or foot may move from page to page, in points. */
const DRIFT = 6;
/** From so many pages on, one of them may do without the head or foot. */
const PAGES_WITH_EXCEPTION = 3;

const NAMED_NUMBER = /^(?:page|p[aàá]g(?:ina)?\.?)\s*\d+(?:\s*(?:of|de|\/)\s*(?:\d+|\?+))?$/iu;
/** "Página 1 - Currículum de Jo Mestre"; "Pág. 45 – 60" are pages of what the person wrote. */
const NUMBER_AND_TITLE = /^(?:page|p[aàá]g(?:ina)?\.?)\s*\d+\s*[-–—|·]\s+(?!\d)/iu;
const PAGE_NUMBER = [
  NAMED_NUMBER,
  /^\d{1,2}\s*(?:\/|of|de)\s*\d{1,2}$/,
  /^(?:last updated|updated|última actualización|actualizado|actualitzat)\b/iu,
];
/** "Jo Mestre – 1/2"; "03/18 – 05/19" ends alike. */
const NUMBER_AT_END = /\s(?:-|–|—)+\s*\d{1,2}\s*\/\s*\d{1,2}$/;

/** A day, as browsers print it beside the number of a page. */
const DAY = /^\D*\d{1,2}\b(?:\D*\p{L}\D*|[/.-]\d{1,2}[/.-]|,\s)\d{4}$|^\d{4}-\d{2}-\d{2}$/u;

interface PageLines {
  /** What is read where it stands. */
  lines: Line[];
  /** The first printing of each foot that pages repeat: it says something once, but nothing about what stands over it. */
  feet: Line[];
  /** Of lines that lose the cell with their page's number, what is read in their stead. */
  shortened: Map<Line, Line>;
}

/**
 * The lines without page numbers, and without heads and feet after their first printing. A line with a date, and one that
 * `isTitle` takes for a title, is a head or foot only where pages repeat it word for word but for a number named as the page's, a title on every one of them.
 */
export function withoutRunningLines(lines: Line[], isTitle: (line: Line) => boolean): PageLines {
  const pages = [...new Set(lines.map((l) => l.page))].map((page) =>
    lines.filter((l) => l.page === page).toSorted((a, b) => a.y - b.y),
  );
  const middle = (Math.min(...lines.map((l) => l.y)) + Math.max(...lines.map((l) => l.y))) / 2;
  const heads = repeatedLines(
    pages.map((page) => page.slice(0, EDGE_LINES).filter((line) => line.y <= middle)),
    isTitle,
  );
  const feet = repeatedLines(
    pages.map((page) => page.slice(-EDGE_LINES).filter((line) => line.y > middle)),
    isTitle,
  );
  const lowest = new Set(pages.map((page) => page.at(-1)));
  const apart = new Set(pages.flatMap((page) => addressesAtEnd(page, isTitle)));
  const edges = new Set(pages.flatMap((page) => [...page.slice(0, EDGE_LINES), ...page.slice(-EDGE_LINES)]));
  const read: PageLines = { lines: [], feet: [], shortened: new Map() };
  for (const printed of lines) {
    if (isPageNumber(printed.text) || (edges.has(printed) && NUMBER_AND_TITLE.test(printed.text))) continue;
    if (heads.get(printed) === 'again' || feet.get(printed) === 'again') continue;
    const line = lowest.has(printed) ? withoutNumber(printed) : printed;
    if (!line) continue;
    if (line !== printed) read.shortened.set(printed, line);
    (feet.has(printed) || apart.has(printed) ? read.feet : read.lines).push(line);
  }
  return read;
}

const isPageNumber = (text: string): boolean =>
  PAGE_NUMBER.some((p) => p.test(text)) || (NUMBER_AT_END.test(text) && findDates(text).length === 0);

/** The last line of a page without the cell that names its number; null where nothing else is in it but a day of printing. */
function withoutNumber(line: Line): Line | null {
  if (line.text === String(line.page)) return null;
  const isNumber = ({ text }: Segment) => NAMED_NUMBER.test(text) || NUMBER_AND_TITLE.test(text);
  const cells = line.segments.filter((s) => !isNumber(s));
  if (cells.length === line.segments.length) return line;
  const [first] = cells;
  if (!first || (cells.length === 1 && DAY.test(first.text) && isOnlyDates(first.text))) return null;
  return toLine(cells, line.y - line.gapAbove);
}

const ADDRESS = /\S@\S|linkedin\.com|linkedin:|(?:\d[\s().-]*){9}/i;
/** White above the foot of a page that sets it off from the text, in sizes. */
const FOOT_GAP = 4;

/** The last lines of a page when white sets them off and they say how to reach the person; `lines` are from top to bottom. */
function addressesAtEnd(lines: Line[], isTitle: (line: Line) => boolean): Line[] {
  for (let from = lines.length - 1; from >= Math.max(lines.length - EDGE_LINES, EDGE_LINES * 2); from -= 1) {
    const [first, ...others] = lines.slice(from);
    const above = lines[from - 1];
    if (!first || !above || first.y - above.y < first.size * FOOT_GAP) continue;
    const foot = [first, ...others];
    // A title over an address heads a section of its own; a foot in one face has none, whatever that is.
    const faces = new Set(foot.map((line) => `${line.size.toFixed(1)} ${line.bold} ${line.caps}`));
    if (foot.some((line) => headingKind(line.segments[0]?.text ?? '') !== null)) return [];
    if (faces.size > 1 && foot.some(isTitle)) return [];
    return foot.some((line) => ADDRESS.test(line.text)) &&
      findDates(foot.map((l) => l.text).join(' ')).length === 0
      ? foot
      : [];
  }
  return [];
}

/** Of the lines at one edge of each page, those that nearly all pages have there. */
function repeatedLines(edges: Line[][], isTitle: (line: Line) => boolean): Map<Line, 'first' | 'again'> {
  const found = new Map<Line, 'first' | 'again'>();
  if (edges.length < 2) return found;
  const enough = edges.length < PAGES_WITH_EXCEPTION ? edges.length : edges.length - 1;
  for (const line of edges.flat()) {
    const title = isTitle(line);
    const key = title || findDates(line.text).length > 0 ? namedKeyOf : keyOf;
    const isAlike = (other: Line) => key(other.text) === key(line.text) && Math.abs(other.y - line.y) < DRIFT;
    const printings = edges.flatMap((edge) => edge.find(isAlike) ?? []);
    if (printings.length < (title ? edges.length : enough)) continue;
    found.set(line, printings[0]?.page === line.page ? 'first' : 'again');
  }
  return found;
}

/** The words of a line whatever the page's number in it. */
const keyOf = (text: string): string =>
  foldWords(text).replace(/(?<![\p{L}\p{N}])\d{1,2}(?![\p{L}\p{N}])/gu, '#');

/** The words of a line whatever the number that it calls the page's. */
const namedKeyOf = (text: string): string => foldWords(text).replace(/(?<=\b(?:page|pag|pagina) )\d+/g, '#');
