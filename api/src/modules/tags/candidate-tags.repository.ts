import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { StoredRow } from '../../db/json-columns.ts';
import { type Handover, insertStoredRows } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';

/** Puts a tag on those of the candidates who exist and do not have it, and gives their ids. */
export async function insertCandidateTags(
  tx: Tx,
  { agencyId, userId }: Actor,
  tagId: string,
  candidateIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with people as (
      select id from candidates where agency_id = ${agencyId} and id = any (${[...candidateIds]}::uuid[])
      order by id for key share
    )
    insert into candidate_tags (agency_id, candidate_id, tag_id, created_by, created_at)
    select ${agencyId}::uuid, id, ${tagId}::uuid, ${userId}::uuid, ${now()}::timestamptz from people
    on conflict do nothing returning candidate_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Takes a tag off the candidates, and gives the ids of who had it. */
export async function removeCandidateTags(
  tx: Tx,
  agencyId: string,
  tagId: string,
  candidateIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('candidate_tags')
    .where('agency_id', '=', agencyId)
    .where('tag_id', '=', tagId)
    .where('candidate_id', 'in', [...candidateIds])
    .returning('candidate_id as id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whoever has one tag gets another, and keeps both. */
export async function copyToTag(tx: Tx, agencyId: string, from: string, to: string): Promise<void> {
  await sql`insert into candidate_tags (agency_id, candidate_id, tag_id, created_by, created_at)
    select agency_id, candidate_id, ${to}::uuid, created_by, created_at from candidate_tags
    where agency_id = ${agencyId} and tag_id = ${from} on conflict do nothing`.execute(tx);
}

/**
 * Gives the tags of one candidate that the other does not have to the other, and the tags' ids. Those that both have go with
 * the candidate; `restoreCandidateTags` writes them again.
 */
export async function handTagsOver(tx: Tx, agencyId: string, { from, to, ids }: Handover): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update candidate_tags t set candidate_id = ${to}
    where t.agency_id = ${agencyId} and t.candidate_id = ${from}
      ${ids ? sql`and t.tag_id = any (${[...ids]}::uuid[])` : sql``}
      and not exists (select 1 from candidate_tags o
        where o.agency_id = t.agency_id and o.candidate_id = ${to} and o.tag_id = t.tag_id)
    returning tag_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Writes tags of candidates as they were read; one that stands already stays. Tags and members they name exist. */
export const restoreCandidateTags = (tx: Tx, rows: readonly StoredRow[]): Promise<void> =>
  insertStoredRows(tx, 'candidate_tags', rows);
