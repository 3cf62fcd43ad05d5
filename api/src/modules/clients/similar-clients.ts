import type { EndpointRequest, EndpointResponse } from '@cantera/shared/contracts';
import type { findSimilarClients } from '@cantera/shared/contracts/clients';
import { siteOf } from '@cantera/shared/contracts/site-address';
import { fold } from '@cantera/shared/contracts/text';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';

const MAX_SIMILAR = 5;

type Query = EndpointRequest<typeof findSimilarClients>['query'];
type Similar = EndpointResponse<typeof findSimilarClients>['data']['items'][number];

/** The domain of a stored website, by the rules of `siteOf`. */
const storedDomain = sql<string>`regexp_replace(lower(substring(web_url from '^[hH][tT][tT][pP][sS]?://(?:[^/@]*@)?([^/:?#]+)')), '^www\\.|\\.$', '', 'g')`;

/** Clients that may be the company of this name and website: the same name first, then by name. */
export async function similarTo(tx: Tx, agencyId: string, { name = '', webUrl }: Query): Promise<Similar[]> {
  const domain = siteOf(webUrl ?? '');
  const folded = fold(name);
  if (!domain && !folded) return [];
  const isSameName = sql<boolean>`name_folded = app.fold(${name}) and ${folded} <> ''`;
  const isSameDomain = sql<boolean>`${storedDomain} = ${domain} and ${domain} <> ''`;
  const rows = await tx
    .selectFrom('clients')
    .select(['id', 'name', isSameName.as('is_named')])
    .where('agency_id', '=', agencyId)
    .where((eb) => eb.or([isSameName, isSameDomain]))
    .orderBy(isSameName, 'desc')
    .orderBy('name_folded')
    .orderBy('id')
    .limit(MAX_SIMILAR)
    .execute();
  return rows.map((row) => ({ id: row.id, name: row.name, same: row.is_named ? 'NAME' : 'DOMAIN' }));
}
