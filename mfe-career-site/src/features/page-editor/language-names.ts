import type { Locale } from '@cantera/shared/contracts/enums';

/** Each in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  ca: 'Català',
  es: 'Español',
  en: 'English',
};
