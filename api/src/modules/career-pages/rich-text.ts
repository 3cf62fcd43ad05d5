import { type Html, trustedHtml } from '@cantera/mfe-career-site/public';
import { sanitizeProse, textOfHtml } from '../../http/sanitize.ts';

const HEADING = /<(\/?)h([1-6])>/g;

/** The levels that a text uses, moved so that the first of them is `from` and none is left out: they stand below the page's own. */
function fitHeadings(html: string, from: number): string {
  const used = [...new Set([...html.matchAll(HEADING)].map(([, , level]) => Number(level)))].sort();
  return html.replace(
    HEADING,
    (_tag, end: string, level: string) => `<${end}h${Math.min(from + used.indexOf(Number(level)), 6)}>`,
  );
}

/** Stored text as it may be shown, sanitised here whatever it was when it was stored. `headings`: the level below the page's own heading above it. */
export const richText = (text: string, headings = 3): Html =>
  trustedHtml(fitHeadings(sanitizeProse(text), headings));

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The words of stored HTML on one line, as text. */
export const plainText = (html: string): string =>
  textOfHtml(html.replace(/<\/(p|li|h\d|blockquote)>|<br\s*\/?>/gi, '$& '))
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();

const FIRST_HEADING = /^\s*<h[1-4]>(.*?)<\/h[1-4]>/s;

/** A text that begins with a heading: that as text, and the rest. */
export function splitHeading(html: string): { heading: string | undefined; rest: string } {
  const found = FIRST_HEADING.exec(html);
  const heading = plainText(found?.[1] ?? '');
  return heading ? { heading, rest: html.slice(found?.[0].length) } : { heading: undefined, rest: html };
}
