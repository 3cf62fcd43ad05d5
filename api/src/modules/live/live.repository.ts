import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { readStored, type StoredEvent } from '../../live/index.ts';

/** The positions that somebody recruits for or manages. */
export async function ownPositions(tx: Tx, { agencyId, userId }: Actor): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('position_members')
    .select('position_id')
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .execute();
  return new Set(rows.map((row) => row.position_id));
}

/** Events of an agency since a time (ISO), and where an id is given also those after it; the first ones. */
export async function listEvents(
  tx: Tx,
  agencyId: string,
  {
    since,
    after,
    limit,
  }: { readonly since: string; readonly after: number | undefined; readonly limit: number },
): Promise<StoredEvent[]> {
  const rows = await tx
    .selectFrom('live_events')
    .select(['id', 'event'])
    .where('agency_id', '=', agencyId)
    .where((where) =>
      where.or([...(after === undefined ? [] : [where('id', '>', after)]), where('created_at', '>', since)]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(readStored);
}
