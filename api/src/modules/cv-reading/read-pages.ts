import { boxOf } from './layout/lines.ts';
import type { Section } from './layout/sections.ts';
import type { PdfPage } from './pdf-page.ts';
import { boxAsItLay } from './scans/lay.ts';
import type { CvLine, CvPage } from './types.ts';

/** Words enough to show somebody that a file hides some. */
const MAX_HIDDEN = 40;

/** The pages as people see them: their lines with their places, and the words that are hidden there. */
export function readPages(pages: readonly PdfPage[], sections: readonly Section[]): CvPage[] {
  const found = new Map<number, CvLine[]>();
  const lays = new Map(pages.map(({ number, lay }) => [number, lay]));
  for (const { kind, heading, lines } of sections)
    for (const line of heading ? [heading, ...lines] : lines) {
      const shown = {
        text: line.text,
        bbox: boxAsItLay(boxOf(line.segments), lays.get(line.page)),
        section: kind,
      };
      found.set(line.page, [...(found.get(line.page) ?? []), shown]);
    }
  return pages.map((page) => ({ ...emptyPage(page), lines: found.get(page.number) ?? [] }));
}

/** Pages without lines. */
export const emptyPages = (pages: readonly PdfPage[]): CvPage[] => pages.map(emptyPage);

const emptyPage = ({ number, checked, runs, scan }: PdfPage): CvPage => ({
  number,
  ...(scan ? { scan } : {}),
  checked,
  lines: [],
  hidden: runs
    .filter((run) => !run.seen)
    .map((run) => run.text.trim())
    // Signs of a face for icons are no words.
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .slice(0, MAX_HIDDEN),
});
