import { sql } from 'kysely';
import { inSeconds, now } from '../../clock.ts';
import type { StoredProfile } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';

export interface NewStranger {
  readonly row: number;
  readonly profile: StoredProfile;
  readonly emailKey: string | null;
  readonly linkedinKey: string | null;
}

/** Keeps the people of a file, which is not kept itself. Gives its id. */
export async function insertFile(
  tx: Tx,
  { agencyId, userId }: { agencyId: string; userId: string },
  name: string,
  people: readonly NewStranger[],
): Promise<string> {
  const id = newId();
  const at = now();
  await tx
    .insertInto('hunt_files')
    .values({ agency_id: agencyId, id, name, uploaded_by: userId, created_at: at })
    .execute();
  const rows = people.map((one) => ({ ...one, id: newId() }));
  await sql`
    insert into hunt_strangers (agency_id, id, file_id, row_number, profile, email_key, linkedin_key, created_at)
    select ${agencyId}, id, ${id}, "row", profile, "emailKey", "linkedinKey", ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as w (id uuid, "row" int, profile jsonb, "emailKey" text, "linkedinKey" text)`.execute(tx);
  return id;
}

/** Somebody of a file whom a candidate has an address of. */
const isKnown = sql<boolean>`(
  exists (select from candidates c where c.agency_id = s.agency_id and c.email_key = s.email_key)
  or exists (select from candidates c where c.agency_id = s.agency_id and c.linkedin_key = s.linkedin_key))`;

/** How many people of a file are candidates already. */
export async function countKnown(tx: Tx, agencyId: string, fileId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from hunt_strangers s
    where s.agency_id = ${agencyId} and s.file_id = ${fileId} and ${isKnown}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Gives uploads of a member to a hunt; how many of them were theirs and free. */
export async function giveFiles(
  tx: Tx,
  { agencyId, userId }: { agencyId: string; userId: string },
  huntId: string,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('hunt_files')
    .set({ hunt_id: huntId })
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .where('hunt_id', 'is', null)
    .where('uploaded_by', '=', userId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface Stranger {
  readonly id: string;
  readonly profile: StoredProfile;
  readonly createdAt: string;
  readonly emailKey: string | null;
  readonly linkedinKey: string | null;
}
/**
 * People of the files of a hunt that searches, in the order in which they stand there: without those who are candidates, and
 * those whom another hunt for the position found and somebody discarded.
 */
export async function listFree(
  tx: Tx,
  agencyId: string,
  { huntId, positionId }: { huntId: string; positionId: string },
): Promise<Stranger[]> {
  const { rows } = await sql<Stranger>`
    select s.id, s.profile, s.created_at as "createdAt", s.email_key as "emailKey", s.linkedin_key as "linkedinKey"
    from hunt_strangers s join hunt_files f on f.agency_id = s.agency_id and f.id = s.file_id
    where s.agency_id = ${agencyId} and f.hunt_id = ${huntId} and not ${isKnown}
      and not exists (
        select from hunt_strangers o
        join hunt_files of on of.agency_id = o.agency_id and of.id = o.file_id
        join hunts h on h.agency_id = of.agency_id and h.id = of.hunt_id
        where o.agency_id = s.agency_id and o.status = 'REJECTED' and h.position_id = ${positionId}
          and (o.email_key = s.email_key or o.linkedin_key = s.linkedin_key))
    order by f.created_at, f.id, s.row_number`.execute(tx);
  return rows;
}

const SECONDS_OF_UPLOAD = 86_400;

/**
 * Deletes files that nobody has made a hunt with within a day, and files that are older than so many days, each with its people.
 * Gives the hunts that have changed.
 */
export async function deleteOld(tx: Tx, agencyId: string, days: number): Promise<string[]> {
  const before = (seconds: number): string => inSeconds(-seconds).toISOString();
  await tx
    .deleteFrom('hunt_files')
    .where('agency_id', '=', agencyId)
    .where('hunt_id', 'is', null)
    .where('created_at', '<', before(SECONDS_OF_UPLOAD))
    .execute();
  const rows = await tx
    .deleteFrom('hunt_files')
    .where('agency_id', '=', agencyId)
    .where('created_at', '<', before(days * SECONDS_OF_UPLOAD))
    .returning('hunt_id')
    .execute();
  return [...new Set(rows.flatMap(({ hunt_id: id }) => (id === null ? [] : [id])))];
}
