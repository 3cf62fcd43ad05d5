import type { Tx } from '../../../db/tenant.ts';
import { placesNamed } from '../../lookups/index.ts';
import { firstWordOf } from './told.ts';

/** What a server is not told: what the agency and the client of a position are called, and first words that are no place. */
export async function namesHeld(tx: Tx, agencyId: string, positionId: string): Promise<string[]> {
  const agency = await tx.selectFrom('agencies').select('name').where('id', '=', agencyId).executeTakeFirst();
  const client = await tx
    .selectFrom('positions as p')
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'p.agency_id').onRef('c.id', '=', 'p.client_id'),
    )
    .select(['c.name', 'c.legal_name'])
    .where('p.agency_id', '=', agencyId)
    .where('p.id', '=', positionId)
    .executeTakeFirst();
  const names = [agency?.name, client?.name, client?.legal_name].flatMap((name) => (name ? [name] : []));
  const words = names.flatMap((name) => firstWordOf(name) ?? []);
  const places = await placesNamed(tx, agencyId, words);
  return [...names, ...words.filter((word) => !places.has(word))];
}
