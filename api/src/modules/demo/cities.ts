import type { Tx } from '../../db/tenant.ts';
import type { City } from './people.ts';

/** GeoNames ids of the demo's cities; a city that the table does not know has none. */
export type CityIds = (name: string, country: string) => number | null;

export async function findCities(tx: Tx, cities: readonly City[]): Promise<CityIds> {
  const names = [...new Set(cities.flatMap((city) => [city.name, city.text]))];
  const rows = await tx
    .selectFrom('cities')
    .select(['id', 'name', 'country_code'])
    .where('name', 'in', names)
    .orderBy('population', 'desc')
    .execute();
  return (name, country) => {
    const known = cities.find((city) => city.name === name && city.country === country);
    const spellings = [name, known?.text];
    return rows.find((row) => row.country_code === country && spellings.includes(row.name))?.id ?? null;
  };
}
