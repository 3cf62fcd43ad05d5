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
  /** Of people of a server: by what it knows them, with its host, and where it has them from. */
  readonly serverId?: string;
  readonly origin?: string | null;
}

async function insertStrangers(
  tx: Tx,
  agencyId: string,
  fileId: string,
  people: readonly NewStranger[],
  at: Date,
): Promise<void> {
  const rows = people.map((one) => ({ ...one, id: newId() }));
  await sql`
    insert into hunt_strangers (agency_id, id, file_id, row_number, profile, email_key, linkedin_key, server_key, origin, created_at)
    select ${agencyId}, id, ${fileId}, "row", profile, "emailKey", "linkedinKey", "serverId", origin, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as w (id uuid, "row" int, profile jsonb, "emailKey" text, "linkedinKey" text, "serverId" text, origin text)`.execute(
    tx,
  );
}

/** Keeps the people whom a server gave a hunt; a hunt has them once. */
export async function insertServer(
  tx: Tx,
  agencyId: string,
  { huntId, name }: { huntId: string; name: string },
  people: readonly NewStranger[],
): Promise<void> {
  const id = newId();
  const at = now();
  await tx
    .insertInto('hunt_files')
    .values({ agency_id: agencyId, id, name, kind: 'SERVER', hunt_id: huntId, created_at: at })
    .execute();
  await insertStrangers(tx, agencyId, id, people, at);
}

/** Whether a hunt has what a server gave it. */
export async function hasServer(tx: Tx, agencyId: string, huntId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('hunt_files')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('hunt_id', '=', huntId)
    .where('kind', '=', 'SERVER')
    .executeTakeFirst();
  return row !== undefined;
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
  await insertStrangers(tx, agencyId, id, people, at);
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

/** Gives uploads of a member to a hunt; those of them that were theirs and free. */
export async function giveFiles(
  tx: Tx,
  { agencyId, userId }: { agencyId: string; userId: string },
  huntId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .updateTable('hunt_files')
    .set({ hunt_id: huntId })
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .where('hunt_id', 'is', null)
    .where('uploaded_by', '=', userId)
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export interface Stranger {
  readonly id: string;
  readonly profile: StoredProfile;
  readonly createdAt: string;
  readonly emailKey: string | null;
  readonly linkedinKey: string | null;
  readonly kind: 'FILE' | 'SERVER';
}
/**
 * People of the files of a hunt that searches and of its server, in the order in which they stand there: without those who are candidates, and
 * those whom another hunt for the position found and somebody discarded.
 */
export async function listFree(
  tx: Tx,
  agencyId: string,
  { huntId, positionId }: { huntId: string; positionId: string },
): Promise<Stranger[]> {
  const { rows } = await sql<Stranger>`
    select s.id, s.profile, s.created_at as "createdAt", s.email_key as "emailKey", s.linkedin_key as "linkedinKey", f.kind
    from hunt_strangers s join hunt_files f on f.agency_id = s.agency_id and f.id = s.file_id
    where s.agency_id = ${agencyId} and f.hunt_id = ${huntId} and not ${isKnown}
      and not exists (
        select from hunt_strangers o
        join hunt_files of on of.agency_id = o.agency_id and of.id = o.file_id
        join hunts h on h.agency_id = of.agency_id and h.id = of.hunt_id
        where o.agency_id = s.agency_id and o.status = 'REJECTED' and h.position_id = ${positionId}
          and (o.email_key = s.email_key or o.linkedin_key = s.linkedin_key or o.server_key = s.server_key))
    order by f.kind, f.created_at, f.id, s.row_number`.execute(tx);
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
