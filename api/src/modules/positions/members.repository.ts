import type { Tx } from '../../db/tenant.ts';

/** Takes a member off the positions on which they stand in this part. */
export async function leavePositions(
  tx: Tx,
  agencyId: string,
  userId: string,
  part: 'RECRUITER' | 'HIRING_MANAGER',
): Promise<void> {
  await tx
    .deleteFrom('position_members')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where('role', '=', part)
    .execute();
}
