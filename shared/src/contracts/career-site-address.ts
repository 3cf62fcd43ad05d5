import type { Locale } from './enums.ts';

/** What stands before a position's id on an agency's career site. The English word leads there in every language. */
export const POSITIONS_PART = { en: 'positions', ca: 'positions', es: 'ofertas' } as const satisfies Readonly<
  Record<Locale, string>
>;

/** Path of an agency's career site in one language; `slug` is the agency's. */
export const careerSitePath = (locale: Locale, slug: string): string =>
  `/careers/${locale}/${encodeURIComponent(slug)}`;

/** Path of a position's page on the career site of its agency. */
export const positionPath = (locale: Locale, slug: string, id: string): string =>
  `${careerSitePath(locale, slug)}/${POSITIONS_PART[locale]}/${encodeURIComponent(id)}`;
