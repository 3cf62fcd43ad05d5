import pg from 'pg';
import { type CityRecord, readCities } from './city-data.ts';

/** Any number; two processes that start at once load one after the other. */
const LOCK = 724_511_907;

async function insertCities(client: pg.Client, cities: readonly CityRecord[]): Promise<void> {
  await client.query(
    `insert into cities (id, name, folded, region, country_code, population, latitude, longitude)
     select id, name, app.fold(name), region, country, people, latitude, longitude
     from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::int[], $6::real[], $7::real[])
       as c (id, name, region, country, people, latitude, longitude)
     on conflict (id) do update set latitude = excluded.latitude, longitude = excluded.longitude`,
    [
      cities.map((city) => city.id),
      cities.map((city) => city.name),
      cities.map((city) => city.region),
      cities.map((city) => city.countryCode),
      cities.map((city) => city.population),
      cities.map((city) => city.latitude),
      cities.map((city) => city.longitude),
    ],
  );
}

async function insertNames(client: pg.Client, cities: readonly CityRecord[]): Promise<void> {
  const names = cities.flatMap((city) =>
    [city.name, ...city.otherNames].map((name) => ({ id: city.id, name })),
  );
  await client.query(
    `insert into city_names (folded, city_id)
     select distinct app.fold(name), id from unnest($1::text[], $2::int[]) as n (name, id)`,
    [names.map((entry) => entry.name), names.map((entry) => entry.id)],
  );
}

/** Fills the tables of cities with what they lack: everything, or where the cities lie. `ownerUrl` is the address of the schema's owner. */
export async function loadCities(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const named = (await client.query('select 1 from city_names limit 1')).rowCount;
    // A city that a later list of GeoNames no longer has stays without a place: one that has it is enough to know.
    const placed = (await client.query('select 1 from cities where latitude is not null limit 1')).rowCount;
    if (named && placed) return;
    const cities = await readCities();
    await client.query('begin');
    await insertCities(client, cities);
    if (!named) await insertNames(client, cities);
    await client.query('commit');
    await client.query('analyze cities');
    await client.query('analyze city_names');
  } finally {
    await client.end();
  }
}
