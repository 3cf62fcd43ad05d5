import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';

/** Years for which the papers of somebody who was erased are kept after their end, else after they were blocked. */
const KEPT_YEARS = 6;

/**
 * Locks the contracts of a candidate away who is about to be erased, and gives how many there were. Nobody makes one more until
 * the transaction ends.
 */
export async function blockContractsOf(tx: Tx, agencyId: string, candidateId: string): Promise<number> {
  await tx
    .selectFrom('candidates')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .forUpdate()
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('contracts')
    .set({ candidate_id: null, blocked_at: now(), updated_at: now(), version: sql<number>`version + 1` })
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes blocked contracts that need no longer be kept, by the agency's calendar, and gives how many. */
export async function deleteOldContracts(tx: Tx, agencyId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from contracts c using agencies a
    where a.id = ${agencyId} and c.agency_id = ${agencyId} and c.blocked_at is not null
      and coalesce(c.baja, (c.blocked_at at time zone a.time_zone)::date) + make_interval(years => ${KEPT_YEARS})
        <= (${now()}::timestamptz at time zone a.time_zone)::date`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
