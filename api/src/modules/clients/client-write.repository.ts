import { sql, type Updateable } from 'kysely';
import { now } from '../../clock.ts';
import type { ClientsTable } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';

export type ClientChange = Updateable<ClientsTable>;

/** The version of a client that nobody else changes until the transaction ends; undefined for none of the agency. */
export async function lockClient(tx: Tx, agencyId: string, id: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('clients')
    .select('version')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.version;
}

/** Writes columns as the next version. */
export async function writeClient(tx: Tx, agencyId: string, id: string, change: ClientChange): Promise<void> {
  await tx
    .updateTable('clients')
    .set({ ...change, version: sql<number>`version + 1`, updated_at: now() })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}

export async function replaceLocations(
  tx: Tx,
  agencyId: string,
  clientId: string,
  cityIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('client_locations')
    .where('agency_id', '=', agencyId)
    .where('client_id', '=', clientId)
    .execute();
  const rows = cityIds.map((cityId, ordinal) => ({
    agency_id: agencyId,
    client_id: clientId,
    city_id: cityId,
    ordinal,
  }));
  if (rows.length > 0) await tx.insertInto('client_locations').values(rows).execute();
}

/** Whether a position that is not deleted is this client's. */
export async function hasPositions(tx: Tx, agencyId: string, clientId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('positions')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('client_id', '=', clientId)
    .where('status', '<>', 'DELETED')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a client with its contacts, values and places; no position may name it any more. */
export async function removeClient(tx: Tx, agencyId: string, id: string): Promise<void> {
  await tx.deleteFrom('clients').where('agency_id', '=', agencyId).where('id', '=', id).execute();
}
