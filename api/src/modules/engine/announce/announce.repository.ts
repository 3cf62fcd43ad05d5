import { sql } from 'kysely';
import type { StoredActions } from '../../../db/json-columns.ts';
import type { Tx } from '../../../db/tenant.ts';

/** What messages of a position and the start of its workflows need of it. */
export const findPositionFacts = (tx: Tx, agencyId: string, positionId: string) =>
  tx
    .selectFrom('positions as p')
    .leftJoin('clients as k', (on) =>
      on.onRef('k.agency_id', '=', 'p.agency_id').onRef('k.id', '=', 'p.client_id'),
    )
    .select(['p.title', 'k.name as company'])
    .select(['p.welcome_workflow_id', 'p.discard_workflow_id', 'p.kq_discard_workflow_id'])
    .where('p.agency_id', '=', agencyId)
    .where('p.id', '=', positionId)
    .executeTakeFirstOrThrow();
export type PositionFacts = Awaited<ReturnType<typeof findPositionFacts>>;

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

export interface Addressee {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly gdpr_status: string;
}

/** The candidates as their messages name and address them, by id. */
export async function findAddressees(
  tx: Tx,
  agencyId: string,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, Addressee>> {
  const rows = await tx
    .selectFrom('candidates')
    .select(['id', 'first_name', 'last_name', 'email', 'gdpr_status'])
    .where('agency_id', '=', agencyId)
    .where(sql<boolean>`id = any (${[...candidateIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
