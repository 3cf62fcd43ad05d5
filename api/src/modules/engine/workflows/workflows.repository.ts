import { sql } from 'kysely';
import { now } from '../../../clock.ts';
import type { StoredActions } from '../../../db/json-columns.ts';
import type { Tx } from '../../../db/tenant.ts';
import { notFound } from '../../../errors.ts';

export async function insertWorkflow(
  tx: Tx,
  agencyId: string,
  row: {
    readonly id: string;
    readonly name: string;
    readonly actions: StoredActions;
    readonly createdBy: string | null;
  },
): Promise<void> {
  await tx
    .insertInto('workflows')
    .values({
      agency_id: agencyId,
      id: row.id,
      name: row.name,
      actions: JSON.stringify(row.actions),
      created_by: row.createdBy,
      created_at: now(),
      updated_at: now(),
    })
    .execute();
}

/** Which of these workflows are there and not deleted. */
export async function livingWorkflows(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('workflows')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The stored actions and the version of a workflow that nobody else changes until the transaction ends. Throws 404. */
export async function lockWorkflow(
  tx: Tx,
  agencyId: string,
  id: string,
): Promise<{ readonly actions: StoredActions; readonly version: number }> {
  const row = await tx
    .selectFrom('workflows')
    .select(['actions', 'version'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('workflow');
  return row;
}

/** Its name and actions, as its next version. */
export async function setWorkflow(
  tx: Tx,
  agencyId: string,
  id: string,
  { name, actions }: { readonly name: string; readonly actions: StoredActions },
): Promise<void> {
  await tx
    .updateTable('workflows')
    .set({
      name,
      actions: JSON.stringify(actions),
      version: sql<number>`version + 1`,
      updated_at: now(),
    })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}

/** False where there is none that is not deleted. */
export async function markDeleted(tx: Tx, agencyId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .updateTable('workflows')
    .set({ deleted_at: now() })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Takes the mark of a deletion off, if there is one; gives its stored actions, and nothing where there is no such workflow. */
export async function unmarkDeleted(
  tx: Tx,
  agencyId: string,
  id: string,
): Promise<StoredActions | undefined> {
  const restored = await tx
    .updateTable('workflows')
    .set({ deleted_at: null })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .returning('actions')
    .executeTakeFirst();
  return restored?.actions;
}
