import type { Locale } from '@cantera/shared/session';

/** The languages of the app, each in its own words, for whoever cannot read the page's. */
export const LANGUAGE_NAMES: readonly (readonly [Locale, string])[] = [
  ['ca', 'Català'],
  ['es', 'Español'],
  ['en', 'English'],
];
