import { fold } from '@cantera/shared/contracts/text';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import type { CityRow } from './location.ts';
import { countryOf } from './recognise-city.ts';

/** What a name means: a city, or a region or country. */
export interface NamedPlace {
  readonly name: string;
  readonly city: (CityRow & { readonly population: number }) | null;
  readonly region: string;
  readonly countryCode: string;
}

/** What regions are called that GeoNames names in English. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  catalunya: 'Catalonia',
  cataluña: 'Catalonia',
  andalucía: 'Andalusia',
  andalucia: 'Andalusia',
  aragón: 'Aragon',
  aragó: 'Aragon',
  'castilla y león': 'Castille and León',
  'castilla la mancha': 'Castille-La Mancha',
  euskadi: 'Basque Country',
  'país vasco': 'Basque Country',
  'país basc': 'Basque Country',
  'comunidad valenciana': 'Valencia',
  'comunitat valenciana': 'Valencia',
  'comunidad de madrid': 'Madrid',
  'islas baleares': 'Balearic Islands',
  'illes balears': 'Balearic Islands',
  canarias: 'Canary Islands',
  'islas canarias': 'Canary Islands',
  'illes canàries': 'Canary Islands',
  navarra: 'Navarre',
  extremadura: 'Extremadura',
  galicia: 'Galicia',
};

type Regions = Map<string, { region: string; countryCode: string }[]>;
let regions: Regions | undefined;
/** The regions of all cities by their folded names; cities do not change while the product runs. */
async function regionsOf(tx: Tx): Promise<Regions> {
  if (regions) return regions;
  const rows = await tx
    .selectFrom('cities')
    .select(['region', 'country_code'])
    .where('region', '<>', '')
    .distinct()
    .execute();
  const found: Regions = new Map();
  const add = (name: string, region: string, countryCode: string) =>
    found.set(fold(name), [...(found.get(fold(name)) ?? []), { region, countryCode }]);
  for (const { region, country_code: countryCode } of rows) {
    add(region, region, countryCode);
    if (countryCode !== 'ES') continue;
    for (const [name, english] of Object.entries(OTHER_NAMES))
      if (english === region && fold(name) !== fold(region)) add(name, region, countryCode);
  }
  // Not kept of a database whose cities are still being loaded.
  if (rows.length > 0) regions = found;
  return found;
}

/** What folded names mean: of several cities that of the agency's country, then the biggest; a city before a region. */
export async function placesNamed(
  tx: Tx,
  agencyId: string,
  names: readonly string[],
): Promise<Map<string, NamedPlace>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<CityRow & { folded: string; population: number; home: string }>`
    select distinct on (n.folded) n.folded, c.id, c.name, c.region, c.country_code, c.population
    from city_names n join cities c on c.id = n.city_id
    where n.folded = any(${[...names]}::text[])
    order by n.folded, (c.country_code = (select a.country from agencies a where a.id = ${agencyId})) desc,
      (c.folded = n.folded) desc, c.population desc, c.id`.execute(tx);
  const places = new Map<string, NamedPlace>();
  const known = await regionsOf(tx);
  for (const name of names) {
    const [region] = (known.get(name) ?? []).toSorted(
      (one, other) => Number(other.countryCode === 'ES') - Number(one.countryCode === 'ES'),
    );
    const countryCode = countryOf(name);
    if (countryCode) places.set(name, { name, city: null, region: '', countryCode });
    else if (region) places.set(name, { name, city: null, ...region });
  }
  for (const { folded, ...city } of rows)
    if (!places.get(folded) || city.population > 0)
      places.set(folded, { name: folded, city, region: city.region, countryCode: city.country_code });
  return places;
}
