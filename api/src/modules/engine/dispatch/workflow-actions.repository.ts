import type { StoredActions } from '../../../db/json-columns.ts';
import type { Tx } from '../../../db/tenant.ts';

/** The actions of workflows that are not deleted, by the workflow's id. */
export async function findActions(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredActions>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('workflows')
    .select(['id', 'actions'])
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, actions }) => [id, actions]));
}
