import type { LocationSummary } from '@cantera/shared/contracts';
import type { Locale } from '@cantera/shared/contracts/enums';
import { regionName } from './regions.ts';

const cache = new Map<Locale, Intl.DisplayNames>();

/** The name of a country (ISO 3166-1 alpha-2) in a language of the product. */
export function countryName(locale: Locale, code: string): string {
  const names = cache.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  cache.set(locale, names);
  return names.of(code) ?? code;
}

export interface CityRow {
  readonly id: number;
  readonly name: string;
  readonly region: string;
  readonly country_code: string;
}

/** A city as screens show it, its region and country in the reader's language. */
export function toLocation(city: CityRow, locale: Locale): LocationSummary & { id: string } {
  const country = countryName(locale, city.country_code);
  return {
    id: String(city.id),
    name: city.name,
    address: [city.name, regionName(locale, city.country_code, city.region), country]
      .filter(Boolean)
      .join(', '),
    countryName: country,
  };
}

/** A place that only its text is known of. */
export const textLocation = (text: string): LocationSummary => ({
  id: null,
  name: text,
  address: text,
  countryName: '',
});
