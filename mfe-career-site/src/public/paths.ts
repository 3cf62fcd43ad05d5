import { careerSitePath, POSITIONS_PART, positionPath } from '@cantera/shared/contracts/career-site-address';
import type { Locale } from '@cantera/shared/contracts/enums';

export { POSITIONS_PART };

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

export function sitePaths(locale: Locale, slug: string): SitePaths {
  const home = careerSitePath(locale, slug);
  const positions = `${home}/${POSITIONS_PART[locale]}`;
  const position = (id: string): string => positionPath(locale, slug, id);
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

/** An address that says by which channel somebody came. */
export const fromChannel = (address: string, channel: string | null | undefined): string =>
  channel ? `${address}?src=${channel}` : address;

/** The whole address of a file or page; undefined for a text that is none. */
export const absoluteUrl = (address: string, origin: string): string | undefined =>
  URL.canParse(address, origin) ? new URL(address, origin).href : undefined;
