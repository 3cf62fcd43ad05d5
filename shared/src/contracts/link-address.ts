import { LINK_SCHEMES } from './rich-text.ts';

const SCHEME = /^([a-z][a-z\d+.-]*):/i;
/** Blanks of every script, control characters and signs that are not drawn: readers of addresses skip some of them, and no two the same. */
const UNSEEN = /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const EVERY_UNSEEN = new RegExp(UNSEEN, 'gu');
const EVERY_CONTROL = /\p{Cc}/gu;

/** The scheme that an address has once every blank, control and invisible sign is gone, in lower case; undefined for a relative one. */
export const schemeOf = (href: string): string | undefined =>
  SCHEME.exec(href.replace(EVERY_UNSEEN, ''))?.[1]?.toLowerCase();

/** Without unseen signs at its ends. By hand, since an expression for the end of a text looks at every blank inside it. */
function trimUnseen(text: string): string {
  const signs = [...text];
  const isSeen = (sign: string): boolean => !UNSEEN.test(sign);
  return signs.slice(signs.findIndex(isSeen), signs.findLastIndex(isSeen) + 1).join('');
}

/**
 * The address as a link may carry it, without unseen signs at its ends and control characters inside; undefined when nothing
 * is left or its scheme is not one of `LINK_SCHEMES`. Server and browser judge by this alone.
 */
export function safeAddress(href: string): string | undefined {
  const scheme = schemeOf(href);
  if (scheme !== undefined && !LINK_SCHEMES.some((known) => known === scheme)) return undefined;
  return trimUnseen(href.replace(EVERY_CONTROL, '')) || undefined;
}
