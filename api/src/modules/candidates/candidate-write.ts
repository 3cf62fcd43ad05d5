import { sql, type Updateable } from 'kysely';
import { now } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import { enqueueScoresOf } from '../scores/index.ts';

export type CandidatesUpdate = Updateable<Database['candidates']>;

/**
 * Writes columns as a new version, and has the candidate's applications scored anew. `confirmed`: fields that a person wrote,
 * which no longer count as read from the CV.
 */
export async function writeCandidate(
  tx: Tx,
  agencyId: string,
  id: string,
  columns: CandidatesUpdate,
  confirmed: readonly string[],
): Promise<void> {
  await tx
    .updateTable('candidates')
    .set({
      ...columns,
      ...(confirmed.length > 0 ? { extracted: sql<string>`extracted - ${[...confirmed]}::text[]` } : {}),
      version: sql<number>`version + 1`,
      updated_at: now(),
    })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
  await enqueueScoresOf(tx, agencyId, id);
}
