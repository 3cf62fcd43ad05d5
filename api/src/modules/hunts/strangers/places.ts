import type { PoolProfile } from '@cantera/shared/contracts/hunt-profiles';
import type { StoredProfile } from '../../../db/json-columns.ts';
import type { Tx } from '../../../db/tenant.ts';
import { recogniseCities } from '../../lookups/index.ts';

/** People with the cities that their places are. */
export async function withPlaces<P extends { readonly profile: PoolProfile }>(
  tx: Tx,
  people: readonly P[],
): Promise<(P & { readonly profile: StoredProfile })[]> {
  const cities = await recogniseCities(
    tx,
    people.map(({ profile }) => ({ text: profile.location ?? '' })),
  );
  return people.map((one, at) => ({ ...one, profile: { ...one.profile, cityId: cities[at] ?? null } }));
}
