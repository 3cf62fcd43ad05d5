import { webAddress } from '@cantera/shared/contracts/clients';
import { z } from 'zod';

/** How a company is named: by its page on LinkedIn, or by its own website. */
export const WAYS = ['linkedin', 'web'] as const;
export type Way = (typeof WAYS)[number];

/** What people leave out when they type an address. */
const hasScheme = (typed: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(typed);
const withScheme = (typed: string): string => (typed === '' || hasScheme(typed) ? typed : `https://${typed}`);

/** The address of a page; one without `https://` gets it. Some browsers take a host with a space in it. */
export const addressForm = z.object({
  url: z
    .string()
    .trim()
    .refine((typed) => !/\s/.test(typed), 'invalid_url')
    .transform(withScheme)
    .pipe(webAddress.min(1)),
});
export interface Address {
  readonly url: string;
  /** As it was typed: what comes back to be tried again. */
  readonly typed: string;
  /** Nobody has said that it is https: http is asked where that does not answer. */
  readonly orHttp: boolean;
}
export const addressOf = (url: string, typed: string): Address => ({
  url,
  typed,
  orHttp: !hasScheme(typed.trim()),
});

/** The name that the address of a company on LinkedIn tells: `Forn Rovira` of `/company/forn-rovira/`. */
export function nameInAddress(url: string): string | null {
  const [, part = ''] = /\/(?:company|school|showcase)\/([^/]+)/.exec(new URL(url).pathname) ?? [];
  let decoded = part;
  try {
    decoded = decodeURIComponent(part);
  } catch {
    // What is no encoded text is taken as it stands.
  }
  const words = decoded.split(/[-_\s]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || null;
}
