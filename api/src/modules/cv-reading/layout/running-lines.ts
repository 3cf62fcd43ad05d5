import { foldWords } from '../text/fold.ts';
import type { Line } from './lines.ts';

/** Lines at the edge of a page that may be its head or foot. */
const EDGE_LINES = 3;
/** How far a head or foot may move from page to page, in points. */
const DRIFT = 6;

const PAGE_NUMBER = [
  /^(?:page|p[aàá]g(?:ina)?\.?)\s*\d+(?:\s*(?:of|de|\/)\s*(?:\d+|\?+))?$/iu,
  /^\d{1,2}\s*(?:\/|of|de)\s*\d{1,2}$/,
  /^(?:last updated|updated|última actualización|actualizado|actualitzat)\b/iu,
  /\s(?:-|–|—)+\s*\d{1,2}\s*\/\s*\d{1,2}$/,
];

/** The lines without page numbers, and without heads and feet that pages repeat; a head of the first page stays. */
export function withoutRunningLines(lines: Line[]): Line[] {
  const pages = [...new Set(lines.map((l) => l.page))].map((page) =>
    lines.filter((l) => l.page === page).toSorted((a, b) => a.y - b.y),
  );
  const isAlike = (a: Line, b: Line) => keyOf(a) === keyOf(b) && Math.abs(a.y - b.y) < DRIFT;
  const repeated = new Set<Line>();
  for (const side of [(page: Line[]) => page.slice(0, EDGE_LINES), (page: Line[]) => page.slice(-EDGE_LINES)])
    for (const line of pages.flatMap(side))
      if (
        pages.some((page) => page[0]?.page !== line.page && side(page).some((other) => isAlike(other, line)))
      )
        repeated.add(line);
  const firstHead = new Set(pages[0]?.slice(0, EDGE_LINES));
  return lines.filter(
    (line) => !PAGE_NUMBER.some((p) => p.test(line.text)) && (firstHead.has(line) || !repeated.has(line)),
  );
}

/** The words of a line whatever the page's number in it. */
const keyOf = (line: Line): string => foldWords(line.text).replace(/\d+/g, '#');
