import type { Tx } from '../../db/tenant.ts';

/** Holds the candidate who was made of a CV, so that nobody touches them until the end of the transaction. */
export async function holdMade(tx: Tx, agencyId: string, candidateId: string): Promise<void> {
  await tx
    .selectFrom('candidates')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .forUpdate()
    .execute();
}
