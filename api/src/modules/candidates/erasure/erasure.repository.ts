import { sql } from 'kysely';
import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import { newId } from '../../../ids.ts';

/**
 * Every file of a candidate: CVs of now and of each application, offered ones, documents, the picture, what
 * merges keep.
 */
export async function filesOf(tx: Tx, agencyId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from files f where f.agency_id = ${agencyId} and f.id in (
      select cv_file_id from candidates where agency_id = ${agencyId} and id = ${id}
      union select cv_file_id from applications where agency_id = ${agencyId} and candidate_id = ${id}
      union select file_id from candidate_suggestions where agency_id = ${agencyId} and candidate_id = ${id}
      union select file_id from candidate_documents where agency_id = ${agencyId} and candidate_id = ${id}
      union select u.file_id from file_uses u
        join candidate_merges m on m.agency_id = u.agency_id and m.id = u.merge_id
        where m.agency_id = ${agencyId} and m.holder_id = ${id}
      union select profile_image_file_id from candidates where agency_id = ${agencyId} and id = ${id}
    )`.execute(tx);
  return rows.map((row) => row.id);
}

/**
 * Those marked as possibly this candidate point from now on at the oldest of them, who takes the candidate's
 * place.
 */
export async function passOnDuplicates(tx: Tx, agencyId: string, id: string): Promise<void> {
  await sql`
    with marked as (
      select id, first_value(id) over (order by created_at, id) as oldest from candidates
      where agency_id = ${agencyId} and possible_duplicate_of = ${id}
    )
    update candidates c set possible_duplicate_of = marked.oldest from marked
    where c.agency_id = ${agencyId} and c.id = marked.id and marked.id <> marked.oldest`.execute(tx);
}

/** The address and the profile of a candidate, as they are compared. */
export const keysOfStored = (tx: Tx, agencyId: string, id: string) =>
  tx
    .selectFrom('candidates')
    .select(['email_key', 'linkedin_key'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Hunts that found them. */
export async function huntsOf(tx: Tx, agencyId: string, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('hunt_people')
    .select('hunt_id')
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', id)
    .execute();
  return rows.map((row) => row.hunt_id);
}

/** Those who were merged into a candidate, where that stands. */
export async function mergedInto(tx: Tx, agencyId: string, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('candidate_merges')
    .select('other_id')
    .where('agency_id', '=', agencyId)
    .where('holder_id', '=', id)
    .where('undone_at', 'is', null)
    .execute();
  return rows.map((row) => row.other_id);
}

/** Deletes the merges in which the candidate was the one to vanish. */
export async function deleteMergesOf(tx: Tx, agencyId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('candidate_merges')
    .where('agency_id', '=', agencyId)
    .where('other_id', '=', id)
    .execute();
}

/** False where there is no such candidate. */
export async function deleteRow(tx: Tx, agencyId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('candidates')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export type ErasureReason = 'BY_HAND' | 'CONSENT_REFUSED' | 'APPLICATION_REJECTED';

/** That somebody was deleted, without a word of who it was. */
export async function recordDeletion(
  tx: Tx,
  agencyId: string,
  { reason, deletedBy }: { readonly reason: ErasureReason; readonly deletedBy: string | null },
): Promise<void> {
  await tx
    .insertInto('candidate_deletions')
    .values({ agency_id: agencyId, id: newId(), reason, deleted_by: deletedBy, deleted_at: now() })
    .execute();
}
