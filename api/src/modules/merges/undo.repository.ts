import { sql } from 'kysely';
import type { StoredRow } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';

/** Holds whoever keeps the merge's record, as a merge does first, so that the two never wait for each other. False without such a merge. */
export async function holdHolder(tx: Tx, agencyId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('candidate_merges')
    .select('holder_id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return false;
  await tx
    .selectFrom('candidates')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', row.holder_id)
    .forUpdate()
    .execute();
  return true;
}

/** The record of a merge, held. */
export const lockMergeRow = (tx: Tx, agencyId: string, id: string) =>
  tx
    .selectFrom('candidate_merges')
    .select(['id', 'survivor_id', 'other_id', 'merged_at', 'record', 'undone_at'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/**
 * What of a candidate's references still exists: since then a file may have been removed, or the candidate
 * whom they are marked as may have been deleted.
 */
export async function withStanding(tx: Tx, agencyId: string, row: StoredRow): Promise<StoredRow> {
  const isThere = (id: unknown) =>
    sql<boolean>`exists (select 1 from files where agency_id = ${agencyId} and id = ${id ?? null}::uuid)`;
  const { rows } = await sql<{ file: boolean; picture: boolean; marked: boolean }>`
    select ${isThere(row.cv_file_id)} as file, ${isThere(row.profile_image_file_id)} as picture,
      exists (select 1 from candidates where agency_id = ${agencyId} and id = ${row.possible_duplicate_of ?? null}::uuid) as marked`.execute(
    tx,
  );
  const hasFile = rows[0]?.file ?? false;
  return {
    ...row,
    ...(hasFile || row.cv_file_id === null ? {} : { cv_file_id: null, cv_status: 'NONE' }),
    ...(rows[0]?.picture ? {} : { profile_image_file_id: null }),
    possible_duplicate_of: rows[0]?.marked ? row.possible_duplicate_of : null,
  };
}
