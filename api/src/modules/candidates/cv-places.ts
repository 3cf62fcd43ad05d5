import type { Tx } from '../../db/tenant.ts';
import type { CvReading } from '../cv-reading/index.ts';
import { recogniseCities } from '../lookups/index.ts';

/** Where the places of a CV are when their text does not say: one in Spanish or Catalan means Córdoba in Spain. */
export const likelyCountryOf = ({ language }: CvReading): string | null =>
  language === 'es' || language === 'ca' ? 'ES' : null;

/** The city where the person of a CV lives; null when none is sure. */
export async function cityOf(tx: Tx, reading: CvReading): Promise<number | null> {
  const { location } = reading.fields;
  if (!location) return null;
  const { text, city, countryCode } = location.value;
  const place = { countryCode, likelyCountry: likelyCountryOf(reading) };
  const [whole, named] = await recogniseCities(tx, [
    { text, ...place },
    { text: city ?? '', ...place },
  ]);
  return whole ?? named ?? null;
}
