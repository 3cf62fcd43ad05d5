import { createHash } from 'node:crypto';
import { isUuid } from '@cantera/shared/contracts/text';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { StoredHiddenWords } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { FileStore } from '../../integrations/files/index.ts';
import { enqueue } from '../../jobs/queue.ts';
import { isUsed } from './uses/file-uses.repository.ts';

export interface StoredFile {
  readonly id: string;
  readonly storageKey: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly name: string;
}
export interface NewFile {
  readonly access: 'public' | 'private';
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly name: string;
  readonly createdBy: string | null;
  /** The stored file that this one was made from. */
  readonly madeFrom?: string;
  /** What that file says and people cannot see in it. */
  readonly hidden?: readonly StoredHiddenWords[];
}

/** A file whose bytes are stored and whose row is still to be written (`recordFile`). */
export interface PutFile extends StoredFile {
  readonly access: NewFile['access'];
  readonly sha256: Buffer;
  readonly createdBy: string | null;
  readonly madeFrom?: string;
  readonly hidden?: readonly StoredHiddenWords[];
}

/**
 * Stores the bytes of a file. To be called before the transaction opens that writes its row: a slow store must hold neither a
 * connection nor a lock. Bytes whose row is never written are swept a day later.
 */
export async function putBytes(store: FileStore, agencyId: string, file: NewFile): Promise<PutFile> {
  const { bytes, contentType, ...about } = file;
  const id = newId();
  const storageKey = `${agencyId}/${id}`;
  await store.put(storageKey, bytes, contentType);
  const sha256 = createHash('sha256').update(bytes).digest();
  return { ...about, id, storageKey, contentType, bytes: bytes.byteLength, sha256 };
}

/** Writes the row of a file whose bytes are stored. */
export async function recordFile(tx: Tx, agencyId: string, file: PutFile): Promise<void> {
  await tx
    .insertInto('files')
    .values({
      agency_id: agencyId,
      id: file.id,
      access: file.access,
      storage_key: file.storageKey,
      content_type: file.contentType,
      bytes: file.bytes,
      name: file.name,
      sha256: file.sha256,
      created_by: file.createdBy,
      made_from_file_id: file.madeFrom ?? null,
      hidden_words: JSON.stringify(file.hidden ?? []),
      created_at: now(),
    })
    .execute();
}

/** The file that another was made from; undefined for one that came as it is. */
export async function findOriginal(tx: Tx, agencyId: string, id: string): Promise<StoredFile | undefined> {
  const row = await tx
    .selectFrom('files')
    .select('made_from_file_id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.made_from_file_id ? findFile(tx, agencyId, row.made_from_file_id, 'private') : undefined;
}

/** Lets a file go that others were made from: they stay without it. */
export async function letOriginalGo(tx: Tx, agencyId: string, id: string): Promise<void> {
  await tx
    .updateTable('files')
    .set({ made_from_file_id: null })
    .where('agency_id', '=', agencyId)
    .where('made_from_file_id', '=', id)
    .execute();
}

/** What the file that another was made from says and people cannot see in it; nothing of one that came as it is. */
export async function findHiddenWords(
  tx: Tx,
  agencyId: string,
  id: string,
): Promise<readonly StoredHiddenWords[]> {
  const row = await tx
    .selectFrom('files')
    .select('hidden_words')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.hidden_words ?? [];
}

export async function findFile(
  tx: Tx,
  agencyId: string,
  id: string,
  access?: 'public' | 'private',
): Promise<StoredFile | undefined> {
  let query = tx
    .selectFrom('files')
    .select(['id', 'storage_key', 'content_type', 'bytes', 'name'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id);
  if (access) query = query.where('access', '=', access);
  const row = await query.executeTakeFirst();
  return (
    row && {
      id: row.id,
      storageKey: row.storage_key,
      contentType: row.content_type,
      bytes: row.bytes,
      name: row.name,
    }
  );
}

/**
 * Deletes the rows of those files that nothing names, and of what they were made from, and has their bytes removed in the queue once the transaction has
 * committed. Gives how many. Held first: someone may have taken one in meanwhile.
 */
export async function removeFiles(tx: Tx, agencyId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await tx
    .selectFrom('files')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  const { rows } = await sql<{ storage_key: string; made_from_file_id: string | null }>`
    delete from files f where f.agency_id = ${agencyId} and f.id = any (${[...ids]}::uuid[])
      and not ${isUsed(agencyId, sql`f.id`)}
    returning f.storage_key, f.made_from_file_id`.execute(tx);
  if (rows.length > 0)
    await enqueue(tx, 'files.remove', { agencyId, storageKeys: rows.map((row) => row.storage_key) });
  // What they were made from was theirs.
  const originals = rows.flatMap((row) => row.made_from_file_id ?? []);
  return rows.length + (await removeFiles(tx, agencyId, originals));
}

const PRIVATE_FILE = /^\/files\/private\/([0-9a-f-]{36})\/([0-9a-f-]{36})(?:\?|$)/;

/** The file that a private address of an agency speaks of, however old its signature; null for any other address. */
export function privateFileId(agencyId: string, url: string): string | null {
  const match = PRIVATE_FILE.exec(url);
  return match?.[1] === agencyId && match[2] ? match[2] : null;
}

/**
 * The id of a private file by its address, held until the end of the transaction. Throws 400 naming `field`
 * unless the file is the actor's own upload.
 */
export async function requireOwnUpload(
  tx: Tx,
  actor: { readonly agencyId: string; readonly userId: string },
  url: string,
  field: string,
): Promise<string> {
  const id = privateFileId(actor.agencyId, url);
  const file =
    id === null || !isUuid(id)
      ? undefined
      : await tx
          .selectFrom('files')
          .select('id')
          .where('agency_id', '=', actor.agencyId)
          .where('id', '=', id)
          .where('access', '=', 'private')
          .where('created_by', '=', actor.userId)
          .forUpdate()
          .executeTakeFirst();
  if (!file) throw invalidFields({ [field]: 'not_found' });
  return file.id;
}
