import type { Page } from './page.ts';

/** Words of a page that can be seen. */
export interface PageLine {
  readonly text: string;
  /** Address of the page. */
  readonly page: string;
}

const MAX_LINES = 400;
const MAX_LINE = 500;
const MIN_LETTERS = 3;

/** What can be seen on pages beside their menus and what stands below all of them, without doubles. */
export function linesOf(pages: readonly Page[]): PageLine[] {
  const known = new Set<string>();
  return pages
    .flatMap(({ url, blocks }) => {
      const own = blocks.filter(({ place, text }) => place === 'main' && text.length >= MIN_LETTERS);
      return own.map(({ text }) => ({ text: text.slice(0, MAX_LINE), page: url }));
    })
    .filter(({ text }) => !known.has(text) && known.add(text))
    .slice(0, MAX_LINES);
}
