import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';

/** The newest event of each application, held so that the engine either has dispatched it or finds it withheld. */
export async function lockNewestEvents(
  tx: Tx,
  agencyId: string,
  applicationIds: readonly string[],
): Promise<string[]> {
  const newest = await tx
    .selectFrom('domain_events')
    .select('id')
    .distinctOn('application_id')
    .where('agency_id', '=', agencyId)
    .where('application_id', 'in', [...applicationIds])
    .orderBy('application_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (newest.length === 0) return [];
  const held = await tx
    .selectFrom('domain_events')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where(
      'id',
      'in',
      newest.map(({ id }) => id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return held.map(({ id }) => id);
}

/** Marks events so that what they would start is not sent; one that is marked already keeps its time. */
export async function markWithheld(tx: Tx, agencyId: string, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('domain_events')
    .set({ withheld_at: now() })
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .where('withheld_at', 'is', null)
    .execute();
}
