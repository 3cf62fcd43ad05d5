import type { EndpointRequest, EndpointResponse } from '@cantera/shared/contracts';
import type { findSimilarClients } from '@cantera/shared/contracts/clients';
import { siteOf } from '@cantera/shared/contracts/site-address';
import { fold } from '@cantera/shared/contracts/text';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';

const MAX_SIMILAR = 5;

type Query = EndpointRequest<typeof findSimilarClients>['query'];
type Similar = EndpointResponse<typeof findSimilarClients>['data']['items'][number];

/** Clients that may be the company of this name and website: the same name first, then by name. */
export async function similarTo(tx: Tx, agencyId: string, { name = '', webUrl }: Query): Promise<Similar[]> {
  const domain = siteOf(webUrl ?? '');
  const folded = fold(name);
  if (!domain && !folded) return [];
  const isSameName = sql<boolean>`${folded}::text <> '' and name_folded = app.fold(${name})`;
  // Each by its index; of either as many as are told.
  const same = (where: RawBuilder<boolean>) =>
    tx
      .selectFrom('clients')
      .select(['id', 'name', 'name_folded', isSameName.as('is_named')])
      .where('agency_id', '=', agencyId)
      .where(where)
      .orderBy('name_folded')
      .orderBy('id')
      .limit(MAX_SIMILAR);
  const named = folded ? await same(isSameName).execute() : [];
  const ofDomain = domain ? await same(sql<boolean>`web_domain = ${domain}`).execute() : [];
  const rows = [...new Map([...named, ...ofDomain].map((row) => [row.id, row])).values()].slice(
    0,
    MAX_SIMILAR,
  );
  return rows.map((row) => ({ id: row.id, name: row.name, same: row.is_named ? 'NAME' : 'DOMAIN' }));
}
