import { decodeEntities } from '@cantera/shared/contracts/text';

/** Characters that no XML 1.0 document may hold, however they are written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text that XML can hold. */
export const xmlText = (text: string): string => text.toWellFormed().replace(FORBIDDEN, '');

/** An element whose text stands as it is, markup included. */
export const element = (name: string, text: string): string =>
  `<${name}><![CDATA[${xmlText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;

/** As `element`; nothing for what is not known. */
export const optional = (name: string, text: string | null | undefined): string =>
  text ? element(name, text) : '';

const TAG_OR_ENTITY = /<\/?[a-z][^<>]*>|&[#\w]+;/gi;
const MARKUP = new Set(['<', '>', '&']);

/** HTML whose entities are the characters that they stand for, but those that would become markup, and those inside tags. */
export const literalHtml = (html: string): string =>
  html.replace(TAG_OR_ENTITY, (found) => {
    const text = found.startsWith('&') ? decodeEntities(found) : found;
    return MARKUP.has(text) ? found : text;
  });

/** Text without any entity, also where one was written out. */
export function literal(text: string): string {
  const decoded = decodeEntities(text);
  return decoded === text ? text : literal(decoded);
}
