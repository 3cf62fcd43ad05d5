import { z } from 'zod';

const MAX_LENGTH = 60;
/** Letters that do not fall apart into a plain one and its marks. */
const SPELLED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', ł: 'l', '·': '' };

/**
 * A text as it can stand in a site's address: small letters without marks, figures, and one hyphen for whatever is between
 * them, at most 60. `isTyping` keeps a hyphen at the end, after which the next word is on its way; take it off on blur. The
 * caret stands behind what becomes of the text in front of it.
 */
export function normaliseSlug(text: string, { isTyping = false }: { isTyping?: boolean } = {}): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæøł·]/g, (sign) => SPELLED[sign] ?? '');
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_LENGTH);
  return isTyping ? slug : slug.replace(/-$/, '');
}

/** The part of a site's address that is the agency's own, as `normaliseSlug` gives it. */
export const siteSlug = z
  .string()
  .min(2)
  .max(MAX_LENGTH)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
