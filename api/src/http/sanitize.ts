import { safeAddress } from '@cantera/shared/contracts/link-address';
import { LINK_ATTRIBUTES, LINK_SCHEMES, RICH_TEXT_TAGS } from '@cantera/shared/contracts/rich-text';
import { hasFewElements, MAX_NESTING } from '@cantera/shared/contracts/rich-text-limits';
import { escapeHtml, plainText } from '@cantera/shared/contracts/text';
import sanitizeHtml, { type Attributes } from 'sanitize-html';

/**
 * The rules by which `sanitizeRichText` works, counted. Whoever makes them stricter, or cleans by them what was not cleaned before,
 * raises this, and upkeep cleans once more what is stored.
 */
export const RICH_TEXT_RULES = 3;

/** A link with its address as `safeAddress` leaves it; without one it stays as words. */
function linkAttributes({ href }: Attributes): Attributes {
  const address = href === undefined ? undefined : safeAddress(href);
  return { ...(address === undefined ? {} : { href: address }), ...LINK_ATTRIBUTES };
}

/**
 * Rich text as people write it in the product: headings, emphasis, lists and links, nothing that runs or loads. Elements too
 * deep are left out, their words stay; of a text with too many elements only the words stay. It is called where a text is
 * stored; what is stored is shown as it is.
 */
export function sanitizeRichText(html: string): string {
  if (!hasFewElements(html)) return escapeHtml(plainText(html).replace(/[<>&]+/g, ' '));
  return sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: [...LINK_SCHEMES],
    nestingLimit: MAX_NESTING,
    transformTags: { a: (tagName, given) => ({ tagName, attribs: linkAttributes(given) }) },
  });
}

/** Whether a browser would read anything of the text as more than its letters. */
const hasMarkup = (text: string): boolean => /<[a-z/!?]|&(?:[a-z]+|#\d+|#x[\da-f]+);/i.test(text);

/** Text that someone wrote with or without markup, as it is stored: markup clean, text without any as it was typed. */
export const sanitizeProse = (text: string): string => (hasMarkup(text) ? sanitizeRichText(text) : text);

/** Text that `sanitizeProse` stored, as HTML that may be shown: of plain text the paragraphs and line breaks are kept. */
export function proseHtml(stored: string): string {
  if (hasMarkup(stored)) return stored;
  return stored
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('');
}
