import type { Clause } from '@cantera/shared/contracts/candidate-search';
import { fold } from '@cantera/shared/contracts/text';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { together } from '../../db/together.ts';
import { invalidFields } from '../../errors.ts';
import { foldTerm } from '../lexicon/index.ts';
import { placesNamed } from '../lookups/index.ts';
import { type Knowledge, knownClauses, NOTHING_KNOWN, namesIn, type Place } from '../query-language/index.ts';
import { companyTerm, KIND, type OpenIndex } from '../search-index/index.ts';

/** More than any city has. */
const WHOLE = 1_000_000_000;

async function readPlaces(tx: Tx, agencyId: string, names: readonly string[]): Promise<Map<string, Place>> {
  const found = await placesNamed(tx, agencyId, names);
  return new Map(
    [...found].map(([name, { city, region, countryCode }]) => [
      name,
      {
        concept: city
          ? `city:${city.id}`
          : region
            ? `region:${countryCode}/${region}`
            : `country:${countryCode}`,
        label: city?.name ?? name,
        countryCode,
        region,
        population: city?.population ?? WHOLE,
      },
    ]),
  );
}

/** Kinds that are asked by what they mean alone. */
const MEANT: ReadonlySet<Clause['kind']> = new Set<Clause['kind']>(['LANGUAGE', 'STATUS']);

/** Clauses that somebody made, with what their values mean. Throws 400 for a language or status that is not known. */
export async function readClauses(tx: Tx, agencyId: string, clauses: readonly Clause[]): Promise<Clause[]> {
  const names = clauses
    .filter(({ kind }) => kind === 'PLACE')
    .flatMap(({ any }) => any.flatMap(({ label, concept }) => (concept ? [] : [fold(label).trim()])));
  const places = names.length > 0 ? await readPlaces(tx, agencyId, names) : NOTHING_KNOWN.places;
  const known = knownClauses(clauses, { ...NOTHING_KNOWN, places });
  for (const [at, { kind, any }] of known.entries())
    for (const [place, { concept, label }] of any.entries())
      if (!concept && (MEANT.has(kind) || foldTerm(label) === ''))
        throw invalidFields({ [`clauses.${at}.any.${place}.label`]: 'invalid_value' });
  return known;
}

/** What is known of the names in a search: places, skills of the agency, companies of its candidates. */
export async function readKnowledge(
  tx: Tx,
  agencyId: string,
  index: OpenIndex,
  text: string,
): Promise<Knowledge> {
  const names = namesIn(text);
  if (names.length === 0) return { places: new Map(), skills: new Set(), companies: new Set() };
  const terms = new Map(
    names.flatMap((name) =>
      [KIND.companyNow, KIND.companyBefore].map((kind) => [companyTerm(kind, name), name]),
    ),
  );
  const [skills, places, companies] = await together([
    tx
      .selectFrom('skills')
      .select('name_folded')
      .where('agency_id', '=', agencyId)
      .where(sql<boolean>`name_folded = any(${names}::text[])`)
      .execute(),
    readPlaces(tx, agencyId, names),
    index.known([...terms.keys()]),
  ]);
  return {
    places,
    skills: new Set(skills.map((row) => row.name_folded)),
    companies: new Set([...companies].flatMap((term) => terms.get(term) ?? [])),
  };
}
