import type { Tx } from '../../../db/tenant.ts';

/** Whether a candidate, who exists, has refused consent. */
export async function hasRefused(tx: Tx, agencyId: string, candidateId: string): Promise<boolean> {
  const { gdpr_status: consent } = await tx
    .selectFrom('candidates')
    .select('gdpr_status')
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  return consent === 'REJECTED';
}

/** Whether a hunt has found a candidate. */
export async function hasFound(
  tx: Tx,
  agencyId: string,
  huntId: string,
  candidateId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('hunt_people')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('hunt_id', '=', huntId)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();
  return row !== undefined;
}
