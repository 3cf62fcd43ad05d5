import type { Clause } from '@cantera/shared/contracts/candidate-search';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { countryName, readCities } from '../lookups/index.ts';

interface SearchedPlace {
  readonly city: string | null;
  /** In the actor's language. */
  readonly country: string | null;
}

/** Where a search looks, as other sites ask for it: the first place that must hold. */
export async function placeOf(tx: Tx, actor: Actor, clauses: readonly Clause[]): Promise<SearchedPlace> {
  const asked = clauses.find(({ kind, not, optional }) => kind === 'PLACE' && !not && !optional);
  const [value] = asked?.any ?? [];
  if (!value || value.not) return { city: null, country: null };
  const user = await tx
    .selectFrom('users')
    .select('lang')
    .where('agency_id', '=', actor.agencyId)
    .where('id', '=', actor.userId)
    .executeTakeFirst();
  const nameOf = (code: string) => countryName(user?.lang ?? 'en', code);
  const [, space, name = ''] = /^(city|region|country):(.+)$/.exec(value.concept ?? '') ?? [];
  if (space === 'country') return { city: null, country: nameOf(name) };
  if (space === 'region') return { city: value.label, country: nameOf(name.slice(0, 2)) };
  if (space !== 'city') return { city: value.label, country: null };
  const id = Number(name);
  const city = Number.isSafeInteger(id) ? (await readCities(tx, [id])).get(id) : undefined;
  return { city: city?.name ?? value.label, country: city ? nameOf(city.country_code) : null };
}
