import { LINK_ATTRIBUTES, LINK_SCHEMES, RICH_TEXT_TAGS } from '@cantera/shared/contracts/rich-text';
import sanitizeHtml from 'sanitize-html';

/** Rich text as people write it in the product: headings, emphasis, lists and links, nothing that runs or loads. */
export const sanitizeRichText = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: [...LINK_SCHEMES],
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', { ...LINK_ATTRIBUTES }),
    },
  });

/** The text of HTML, without any tag. */
export const textOfHtml = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });

const MARKUP = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i;

function prose(text: string): string {
  if (MARKUP.test(text)) return sanitizeRichText(text);
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${sanitizeHtml(paragraph.trim()).replace(/\n/g, '<br />')}</p>`)
    .join('');
}

const MAX_KEPT = 500;
const kept = new Map<string, string>();

/**
 * Text that someone wrote with or without markup, as HTML that may be shown; of plain text the paragraphs and line breaks are
 * kept. What was made safe lately is kept too, so that every view of a public page can be made safe whatever is stored.
 */
export function sanitizeProse(text: string): string {
  const html = kept.get(text) ?? prose(text);
  kept.delete(text);
  kept.set(text, html);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return html;
}
