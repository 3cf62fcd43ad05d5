import type { Locale } from '@cantera/shared/contracts/enums';

const part = (text: string): string => encodeURIComponent(text);

/** Addresses of one site in one language, from the origin's root. */
export interface SitePaths {
  readonly home: string;
  readonly positions: string;
  readonly departments: string;
  readonly about: string;
  readonly privacy: string;
  position(id: string): string;
  apply(id: string): string;
  receipt(id: string, key: string): string;
}

/** What stands before a position's id. The English word leads there in every language. */
export const POSITIONS_PART = { en: 'positions', ca: 'positions', es: 'ofertas' } as const satisfies Readonly<
  Record<Locale, string>
>;

export function sitePaths(locale: Locale, slug: string): SitePaths {
  const home = `/careers/${locale}/${part(slug)}`;
  const positions = `${home}/${POSITIONS_PART[locale]}`;
  const position = (id: string): string => `${positions}/${part(id)}`;
  return {
    home,
    positions,
    departments: `${home}/departments`,
    about: `${home}/about`,
    privacy: `${home}/privacy-policy`,
    position,
    apply: (id) => `${position(id)}/apply`,
    receipt: (id, key) => `${position(id)}/apply/received/${part(key)}`,
  };
}

/** The whole address of a file or page; undefined for a text that is none. */
export const absoluteUrl = (address: string, origin: string): string | undefined =>
  URL.canParse(address, origin) ? new URL(address, origin).href : undefined;
