import type { Tx } from '../../db/tenant.ts';

/** Marks the moves of a member who is about to be removed: a move without a person would look like the system's own. */
export async function markFormerMember(tx: Tx, agencyId: string, userId: string): Promise<void> {
  await tx
    .updateTable('application_moves')
    .set({ by_former_member: true })
    .where('agency_id', '=', agencyId)
    .where('moved_by', '=', userId)
    .execute();
}
