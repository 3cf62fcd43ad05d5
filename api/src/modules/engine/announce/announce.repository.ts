import { sql } from 'kysely';
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

export interface Addressee {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly phone_number: string | null;
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
    .select(['id', 'first_name', 'last_name', 'email', 'phone_number', 'gdpr_status'])
    .where('agency_id', '=', agencyId)
    .where(sql<boolean>`id = any (${[...candidateIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
