import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { visible } from './visible.ts';

/** A city in which positions are open. Degrees. */
export interface PositionPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly positions: number;
}

const MAX_PLACES = 60;

/** Where the positions are that visitors may see, the cities with the most of them first. */
export async function listPlaces(tx: Tx, agencyId: string): Promise<PositionPlace[]> {
  const rows = await visible(tx, agencyId)
    .innerJoin('position_locations as l', (join) =>
      join.onRef('l.agency_id', '=', 'p.agency_id').onRef('l.position_id', '=', 'p.id'),
    )
    .innerJoin('cities as c', 'c.id', 'l.city_id')
    .select(['c.name', 'c.latitude', 'c.longitude'])
    .select((eb) => eb.fn.countAll<number>().as('positions'))
    .groupBy(['c.id', 'c.name', 'c.latitude', 'c.longitude', 'c.population'])
    .orderBy('positions', 'desc')
    .orderBy('c.population', 'desc')
    .orderBy('c.id')
    .limit(MAX_PLACES)
    .execute();
  return rows.flatMap(({ name, latitude, longitude, positions }) =>
    latitude === null || longitude === null ? [] : [{ name, latitude, longitude, positions }],
  );
}

/** Latitude and longitude of every city that the product knows, one pair after the other. */
export type Land = Float32Array;

/** Fewer are no land: a database whose cities are not loaded yet. */
const MIN_CITIES = 1_000;
const known = new WeakMap<Deps, Land>();

/** Where people live, as the ground of a map; read once, since cities do not move. */
export async function readLand(tx: Tx, deps: Deps): Promise<Land> {
  const land = known.get(deps);
  if (land) return land;
  const rows = await tx
    .selectFrom('cities')
    .select(['latitude', 'longitude'])
    .where('latitude', 'is not', null)
    .execute();
  const read = new Float32Array(rows.flatMap((row) => [row.latitude ?? 0, row.longitude ?? 0]));
  if (rows.length >= MIN_CITIES) known.set(deps, read);
  return read;
}
