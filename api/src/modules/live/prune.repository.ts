import type { Tx } from '../../db/tenant.ts';

/** Deletes the live events from before a time (ISO); a stream that resumes later reads everything again. */
export async function pruneLiveEvents(tx: Tx, agencyId: string, before: string): Promise<void> {
  await tx
    .deleteFrom('live_events')
    .where('agency_id', '=', agencyId)
    .where('created_at', '<', before)
    .execute();
}
