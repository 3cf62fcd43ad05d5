import { type Html, trustedHtml } from '@cantera/mfe-career-site/public';
import { plainText } from '@cantera/shared/contracts/text';
import { proseHtml } from '../../http/sanitize.ts';

const HEADING = /<(\/?)h([1-6])>/g;

/** The levels that a text uses, moved so that the first of them is `from` and none is left out: they stand below the page's own. */
function fitHeadings(html: string, from: number): string {
  const used = [...new Set([...html.matchAll(HEADING)].map(([, , level]) => Number(level)))].sort();
  return html.replace(
    HEADING,
    (_tag, end: string, level: string) => `<${end}h${Math.min(from + used.indexOf(Number(level)), 6)}>`,
  );
}

/** Stored text, clean since it was stored, as it may be shown. `headings`: the level below the page's own heading above it. */
export const richText = (text: string, headings = 3): Html =>
  trustedHtml(fitHeadings(proseHtml(text), headings));

/** Longer than what any page says of itself in its head. */
const BEGINNING = 4000;
/** The words that a stored text begins with, as text: enough for a summary, whatever the whole costs. */
export const firstWords = (html: string): string =>
  plainText(html.slice(0, BEGINNING).replace(/<[^<>]*$/, ''));

const FIRST_HEADING = /^\s*<h[1-4]>(.*?)<\/h[1-4]>/s;

/** A text that begins with a heading: that as text, and the rest. */
export function splitHeading(html: string): { heading: string | undefined; rest: string } {
  const found = FIRST_HEADING.exec(html);
  const heading = plainText(found?.[1] ?? '');
  return heading ? { heading, rest: html.slice(found?.[0].length) } : { heading: undefined, rest: html };
}
