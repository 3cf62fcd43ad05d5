import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import type { CityRow } from './location.ts';

const MIN_LETTERS = 3;
const MAX_RESULTS = 10;
const CITY_ID = /^\d{1,9}$/;

/** The statement of the cities one of whose names starts like the text: those of the agency's country, then the biggest. */
export const citiesByPrefix = (agencyId: string, prefix: string) => sql<CityRow>`
  select c.id, c.name, c.region, c.country_code from cities c
  where c.id in (
    select n.city_id from city_names n
    where n.folded like regexp_replace(app.fold(${prefix}), '([\\\\%_])', '\\\\\\1', 'g') || '%'
  )
  order by (c.country_code = (select a.country from agencies a where a.id = ${agencyId})) desc, c.population desc, c.id
  limit ${MAX_RESULTS}`;

/**
 * Cities one of whose names starts like the text, those of the agency's country first, and among them the biggest; none
 * below 3 characters.
 */
export async function findCitiesByPrefix(tx: Tx, agencyId: string, text: string): Promise<CityRow[]> {
  const prefix = text.trim();
  if ([...prefix].length < MIN_LETTERS) return [];
  return (await citiesByPrefix(agencyId, prefix).execute(tx)).rows;
}

/** Cities by their ids. */
export async function readCities(tx: Tx, ids: readonly number[]): Promise<Map<number, CityRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('cities')
    .select(['id', 'name', 'region', 'country_code'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those of the ids that are cities, as numbers. */
export async function knownCities(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(ids.filter((id) => CITY_ID.test(id)))];
  if (wanted.length === 0) return new Map();
  const rows = await tx.selectFrom('cities').select('id').where('id', 'in', wanted.map(Number)).execute();
  return new Map(rows.map((row) => [String(row.id), row.id]));
}
