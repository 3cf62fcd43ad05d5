import type { Insertable } from 'kysely';
import { now } from '../../clock.ts';
import type { CandidateMergesTable } from '../../db/schema.ts';
import { type Handover, handRowsOver } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';
import { dropFileUses, writeFileUses } from '../files/index.ts';
import { forgetMade } from '../keyed-calls/index.ts';

/** Gives one candidate's open and settled suggestions to another. */
export const handSuggestionsOver = (tx: Tx, agencyId: string, handover: Handover): Promise<string[]> =>
  handRowsOver(tx, agencyId, 'candidate_suggestions', handover);

/** Those marked as possibly being one candidate are marked as possibly another. Gives their ids. */
export async function passMarks(
  tx: Tx,
  agencyId: string,
  from: string,
  to: string,
  ids?: readonly string[],
): Promise<string[]> {
  let update = tx
    .updateTable('candidates')
    .set({ possible_duplicate_of: to })
    .where('agency_id', '=', agencyId)
    .where('possible_duplicate_of', '=', from)
    .where('id', '<>', to);
  if (ids) update = update.where('id', 'in', [...ids, to]);
  const rows = await update.returning('id').execute();
  return rows.map((row) => row.id);
}

/** Marks a candidate as possibly being another, or as nobody else. */
export async function markDuplicate(
  tx: Tx,
  agencyId: string,
  id: string,
  duplicateOf: string | null,
): Promise<void> {
  await tx
    .updateTable('candidates')
    .set({ possible_duplicate_of: duplicateOf })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}

/** Takes the row of a merged candidate away; everything that is to stay has gone over to the survivor before. */
export async function removeMerged(
  tx: Tx,
  agencyId: string,
  { survivorId, otherId }: { survivorId: string; otherId: string },
): Promise<void> {
  // The survivor's address is free until it is written again, so that a mark that falls away meets no other holder of it.
  await tx
    .updateTable('candidates')
    .set({ email: null })
    .where('agency_id', '=', agencyId)
    .where('id', '=', survivorId)
    .execute();
  await tx.deleteFrom('candidates').where('agency_id', '=', agencyId).where('id', '=', otherId).execute();
  await forgetMade(tx, agencyId, otherId);
}

/** Keeps what a merge did; from then on the other's id means the survivor. */
export async function insertMergeRecord(
  tx: Tx,
  row: Insertable<CandidateMergesTable> & { readonly file_ids: string[] },
): Promise<void> {
  await tx.insertInto('candidate_merges').values(row).execute();
  await writeFileUses(tx, row.agency_id, { kind: 'merge', id: row.id }, row.file_ids);
}

/** Gives the merges whose record one candidate holds to another, and their ids. */
export async function passMergeRecords(
  tx: Tx,
  agencyId: string,
  { survivorId, otherId }: { survivorId: string; otherId: string },
): Promise<string[]> {
  const rows = await tx
    .updateTable('candidate_merges')
    .set({ holder_id: survivorId })
    .where('agency_id', '=', agencyId)
    .where('holder_id', '=', otherId)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Gives merges back to whom they were taken from. */
export async function returnMergeRecords(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
  holderId: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('candidate_merges')
    .set({ holder_id: holderId })
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Says who undid a merge; what undoing it needed is kept no longer. */
export async function closeMergeRecord(
  tx: Tx,
  agencyId: string,
  id: string,
  undoneBy: string,
): Promise<void> {
  await tx
    .updateTable('candidate_merges')
    .set({ undone_at: now(), undone_by: undoneBy, record: null, file_ids: [] })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
  await dropFileUses(tx, agencyId, 'merge', [id]);
}
