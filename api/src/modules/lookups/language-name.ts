import type { Locale } from '@cantera/shared/contracts/enums';

const cache = new Map<Locale, Intl.DisplayNames>();

/** What a language (ISO 639-1) is called, with a capital letter. */
export function languageName(locale: Locale, code: string): string {
  const names = cache.get(locale) ?? new Intl.DisplayNames([locale], { type: 'language' });
  cache.set(locale, names);
  const name = names.of(code) ?? code;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
