import { type Insertable, sql, type Updateable } from 'kysely';
import type { ClientContactsTable, ClientValuesTable } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';

/** What a client holds in rows of its own. */
export type PartTable = 'client_contacts' | 'client_values';

const CONTACT_COLUMNS = ['id', 'name', 'email', 'position', 'phone', 'linkedin_url', 'version'] as const;
const VALUE_COLUMNS = ['id', 'name', 'description', 'version'] as const;

/** Keeps a client from being deleted until the transaction ends; false for none of the agency. */
export async function holdClient(tx: Tx, agencyId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('clients')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    // Also makes those who add parts wait for each other, so that no two get the same place.
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** How many parts a client has, and the place after the last. */
export async function placeOf(
  tx: Tx,
  agencyId: string,
  table: PartTable,
  clientId: string,
): Promise<{ count: number; next: number }> {
  return tx
    .selectFrom(table)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(max(ordinal) + 1, 0)`.as('next'),
    ])
    .where('agency_id', '=', agencyId)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
}

/** The client and the version of a part that nobody else changes until the transaction ends, or undefined. */
export async function lockPart(
  tx: Tx,
  agencyId: string,
  table: PartTable,
  id: string,
): Promise<{ client_id: string; version: number } | undefined> {
  return tx
    .selectFrom(table)
    .select(['client_id', 'version'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function removePart(tx: Tx, agencyId: string, table: PartTable, id: string): Promise<void> {
  await tx.deleteFrom(table).where('agency_id', '=', agencyId).where('id', '=', id).execute();
}

export const insertContacts = (tx: Tx, rows: Insertable<ClientContactsTable>[]) =>
  tx.insertInto('client_contacts').values(rows).returning(CONTACT_COLUMNS).execute();

export const insertValues = (tx: Tx, rows: Insertable<ClientValuesTable>[]) =>
  tx.insertInto('client_values').values(rows).returning(VALUE_COLUMNS).execute();

/** Writes columns as the next version. */
export const writeContact = (tx: Tx, agencyId: string, id: string, change: Updateable<ClientContactsTable>) =>
  tx
    .updateTable('client_contacts')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .returning(CONTACT_COLUMNS)
    .executeTakeFirstOrThrow();

/** Writes columns as the next version. */
export const writeValue = (tx: Tx, agencyId: string, id: string, change: Updateable<ClientValuesTable>) =>
  tx
    .updateTable('client_values')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .returning(VALUE_COLUMNS)
    .executeTakeFirstOrThrow();
