import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { ReadPerson } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { newId } from '../../ids.ts';

/** The item that holds a file already. */
export async function findByHash(
  tx: Tx,
  agencyId: string,
  intakeId: string,
  sha256: Buffer,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('intake_items')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('intake_id', '=', intakeId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row?.id;
}

/** Those of some files (sha256, hex) that an intake has. */
export async function knownHashes(
  tx: Tx,
  agencyId: string,
  intakeId: string,
  hashes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select encode(sha256, 'hex') as hash from intake_items
    where agency_id = ${agencyId} and intake_id = ${intakeId}
      and sha256 = any (select decode(h, 'hex') from unnest(${[...hashes]}::text[]) h)`.execute(tx);
  return rows.map(({ hash }) => hash);
}

export interface FoundElsewhere {
  readonly hash: string;
  readonly intake: { readonly id: string; readonly createdAt: string };
}
/**
 * Those of some files (sha256, hex) that another intake of the same user has for the same position or none, the newest of each.
 * Skipped ones do not count, nor those whose candidate is gone: whoever brings them again looks at them again.
 */
export async function hashesElsewhere(
  tx: Tx,
  agencyId: string,
  intakeId: string,
  hashes: readonly string[],
): Promise<FoundElsewhere[]> {
  const { rows } = await sql<{ hash: string; id: string; created_at: string }>`
    select distinct on (i.sha256) encode(i.sha256, 'hex') as hash, o.id, o.created_at
    from intakes n
    join intakes o on o.agency_id = n.agency_id and o.user_id = n.user_id and o.id <> n.id
      and o.position_id is not distinct from n.position_id
    join intake_items i on i.agency_id = o.agency_id and i.intake_id = o.id
    where n.agency_id = ${agencyId} and n.id = ${intakeId} and (i.decision is null or i.candidate_id is not null)
      and i.sha256 = any (array(select decode(h, 'hex') from unnest(${[...hashes]}::text[]) h))
    order by i.sha256, o.id desc`.execute(tx);
  return rows.map(({ hash, id, created_at: createdAt }) => ({ hash, intake: { id, createdAt } }));
}

/** Writes a CV that arrived; the caller holds the intake. Its id. */
export async function insertItem(
  tx: Tx,
  agencyId: string,
  given: { readonly intakeId: string; readonly fileId: string; readonly sha256: Buffer },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('intake_items')
    .values({
      agency_id: agencyId,
      id,
      intake_id: given.intakeId,
      sha256: given.sha256,
      file_id: given.fileId,
      created_at: now(),
    })
    .execute();
  return id;
}

/** A CV that waits for the reader, marked as being read; undefined when it waits no more. */
export const beginReading = (tx: Tx, agencyId: string, id: string) =>
  tx
    .updateTable('intake_items')
    .set({ reading_since: now() })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('cv_status', '=', 'PENDING')
    .where('decision', 'is', null)
    .returning(['intake_id as intakeId', 'file_id as fileId'])
    .executeTakeFirst();

export interface WrittenReading {
  readonly cvStatus: 'READ' | 'NO_TEXT' | 'ENCRYPTED' | 'BROKEN' | 'TOO_LARGE' | 'TIMEOUT';
  readonly reading: object;
  readonly person: ReadPerson;
  readonly isSure: boolean;
}
/** Writes what was read, unless the CV waits no more. Gives whether it was written. */
export async function writeReading(
  tx: Tx,
  agencyId: string,
  id: string,
  { cvStatus, reading, person, isSure }: WrittenReading,
): Promise<boolean> {
  const isRead = cvStatus === 'READ';
  const { numUpdatedRows } = await tx
    .updateTable('intake_items')
    .set({
      cv_status: cvStatus,
      reading_since: null,
      reading: isRead ? JSON.stringify(reading) : null,
      person: isRead ? JSON.stringify(person) : null,
      is_sure: isRead && isSure,
    })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('cv_status', '=', 'PENDING')
    .where('decision', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Has a CV wait for the reader again. */
export async function waitForReading(tx: Tx, agencyId: string, id: string): Promise<void> {
  await tx
    .updateTable('intake_items')
    .set({ cv_status: 'PENDING', reading_since: null, reading: null, person: null, is_sure: false })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}

/** A CV of an intake, held until the transaction ends; the caller holds the intake. */
export const lockItem = (tx: Tx, agencyId: string, intakeId: string, id: string) =>
  tx
    .selectFrom('intake_items')
    .select(['id', 'file_id as fileId', 'cv_status as cvStatus', 'reading', 'person', 'decision'])
    .select(['candidate_id as candidateId', 'is_sure as isSure'])
    .where('agency_id', '=', agencyId)
    .where('intake_id', '=', intakeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The people of the other CVs of an intake that are read and not decided. */
export async function otherPeople(
  tx: Tx,
  agencyId: string,
  intakeId: string,
  id: string,
): Promise<{ id: string; person: ReadPerson }[]> {
  const rows = await tx
    .selectFrom('intake_items')
    .select(['id', 'person'])
    .where('agency_id', '=', agencyId)
    .where('intake_id', '=', intakeId)
    .where('id', '<>', id)
    .where('person', 'is not', null)
    .where('decision', 'is', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id: other, person }) => (person ? [{ id: other, person }] : []));
}

/** The undecided CVs of an intake. */
export async function undecidedItems(tx: Tx, agencyId: string, intakeId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('intake_items')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('intake_id', '=', intakeId)
    .where('decision', 'is', null)
    .execute();
  return rows.map((row) => row.id);
}

export interface Decision {
  readonly decision: 'CREATED' | 'ATTACHED' | 'SKIPPED';
  readonly decidedBy: string;
  readonly candidateId?: string;
  /** Of a candidate that was made. */
  readonly candidateVersion?: number;
  /** Of a skipped one that can be taken back: its file, and whose it is. */
  readonly keepsFile?: boolean;
}
/**
 * Keeps what became of CVs and nothing else of them: whom others of their intake took them for as well. Gives the files that
 * are theirs no more. The caller holds the intake.
 */
export async function closeItems(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
  { decision, decidedBy, candidateId, candidateVersion, keepsFile = false }: Decision,
): Promise<string[]> {
  const { rows } = await sql<{ file_id: string | null }>`
    with before as (
      select id, file_id from intake_items
      where agency_id = ${agencyId} and id = any (${[...ids]}::uuid[]) and decision is null
    ), gone as (
      delete from intake_duplicates d using before b
      where d.agency_id = ${agencyId} and (d.item_id = b.id or d.other_item_id = b.id)
    )
    update intake_items i set reading = null, reading_since = null, is_sure = false,
      file_id = case when ${keepsFile}::boolean then i.file_id end, person = case when ${keepsFile}::boolean then i.person end,
      decision = ${decision}, decided_by = ${decidedBy}, decided_at = ${now()}::timestamptz,
      candidate_id = ${candidateId ?? null}, candidate_version = ${candidateVersion ?? null}
    from before b where i.agency_id = ${agencyId} and i.id = b.id
    returning b.file_id`.execute(tx);
  return keepsFile ? [] : rows.flatMap((row) => row.file_id ?? []);
}

/** Takes a decision back: the CV waits to be read again. */
export async function reopenItem(tx: Tx, agencyId: string, id: string, fileId: string | null): Promise<void> {
  await tx
    .updateTable('intake_items')
    .set({
      decision: null,
      decided_at: null,
      decided_by: null,
      candidate_id: null,
      candidate_version: null,
      file_id: fileId,
      cv_status: 'PENDING',
      reading_since: null,
      person: null,
    })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}
