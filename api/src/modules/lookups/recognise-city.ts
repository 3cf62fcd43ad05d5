import { LOCALES } from '@cantera/shared/contracts/enums';
import { fold } from '@cantera/shared/contracts/text';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { countryName } from './location.ts';
import { US_STATES } from './us-states.ts';

interface PlaceText {
  /** As someone wrote it: `Girona, Catalunya`, `08001 Barcelona (Spain)`. */
  readonly text: string;
  /** ISO 3166-1 alpha-2, when known: cities elsewhere are then left out. */
  readonly countryCode?: string | null;
  /** Where to look first when neither the text nor a country decides; of several, the first that has such a city. */
  readonly likelyCountry?: string | readonly string[] | null;
}

/** Country names of the product's languages, folded, with their codes. */
let countries: Map<string, string> | undefined;

/** The code of the country that a text names in a language of the product. */
export function countryOf(text: string): string | undefined {
  if (!countries) {
    countries = new Map([
      ['usa', 'US'],
      ['uk', 'GB'],
      ['england', 'GB'],
      ['inglaterra', 'GB'],
      ['anglaterra', 'GB'],
    ]);
    for (let first = 65; first <= 90; first++)
      for (let second = 65; second <= 90; second++) {
        const code = String.fromCharCode(first, second);
        // Codes of countries that are gone, and aliases, carry the name of today's country.
        if (new Intl.Locale(`und-${code}`).region !== code) continue;
        for (const locale of LOCALES) {
          const name = countryName(locale, code);
          if (name !== code) countries.set(fold(name), code);
        }
      }
  }
  return countries.get(fold(text));
}

const partsOf = (text: string): string[] =>
  text
    .split(/[,;/|()·•–]|\s-\s/)
    .map((part) => part.replace(/\d+/g, ' ').replace(/\s+/g, ' ').trim())
    .filter((part) => part.length > 1)
    .slice(0, 5);

interface Found {
  place: number;
  part: number;
  id: number;
  region: string;
  country_code: string;
  population: number;
  own_name: boolean;
}

/** Whether another part of the text names the city's region or, as a code, its state or country. */
function isNamedBeside(city: Found, parts: readonly string[]): boolean {
  const region = fold(city.region);
  return parts.some(
    (part, index) =>
      index !== city.part &&
      (fold(part) === region ||
        part === city.country_code ||
        (city.country_code === 'US' && US_STATES[part] === city.region)),
  );
}

function choose(found: readonly Found[], parts: readonly string[], place: PlaceText): number | null {
  const named = parts.map(countryOf).find((code) => code !== undefined);
  const country = place.countryCode ?? named;
  const likely = [place.likelyCountry ?? []].flat();
  const rank = (city: Found): number[] => [
    isNamedBeside(city, parts) ? 1 : 0,
    likely.includes(city.country_code) ? -likely.indexOf(city.country_code) : -likely.length,
    -city.part,
    city.own_name ? 1 : 0,
    city.population,
  ];
  const [best] = found
    .filter((city) => !country || city.country_code === country)
    .map((city) => ({ city, rank: rank(city) }))
    .sort((a, b) => {
      const index = a.rank.findIndex((value, i) => value !== b.rank[i]);
      return index < 0 ? 0 : (b.rank[index] ?? 0) - (a.rank[index] ?? 0);
    });
  return best?.city.id ?? null;
}

/** The ids of the cities that the texts mean, null where none is sure; one query for all. */
export async function recogniseCities(tx: Tx, places: readonly PlaceText[]): Promise<(number | null)[]> {
  const parts = places.map((place) => partsOf(place.text));
  const words = parts.flatMap((list, place) => list.map((text, part) => ({ place, part, text })));
  if (words.length === 0) return places.map(() => null);
  const { rows } = await sql<Found>`
    select (w ->> 'place')::int as place, (w ->> 'part')::int as part, c.id, c.region, c.country_code, c.population,
      c.folded = n.folded as own_name
    from json_array_elements(${JSON.stringify(words)}::json) w
    join city_names n on n.folded = app.fold(w ->> 'text')
    join cities c on c.id = n.city_id`.execute(tx);
  const found = Map.groupBy(rows, ({ place }) => place);
  return places.map((place, index) => choose(found.get(index) ?? [], parts[index] ?? [], place));
}
