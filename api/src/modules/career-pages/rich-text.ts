import { type Html, trustedHtml } from '@cantera/mfe-career-site/public';
import { sanitizeRichText, textOfHtml } from '../../http/sanitize.ts';

/** Stored HTML as it may be shown, sanitised here whatever it was when it was stored. */
export const richText = (html: string): Html => trustedHtml(sanitizeRichText(html));

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
