import { createHash } from 'node:crypto';
import { isUuid } from '@cantera/shared/contracts/text';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { FileStore } from '../../integrations/files/index.ts';
import { enqueue } from '../../jobs/queue.ts';

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
}

/** A file whose bytes are stored and whose row is still to be written (`recordFile`). */
export interface PutFile extends StoredFile {
  readonly access: NewFile['access'];
  readonly sha256: Buffer;
  readonly createdBy: string | null;
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
      created_at: now(),
    })
    .execute();
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

/** Those of some files that something still names (`file_references`). */
export async function namedFiles(tx: Tx, agencyId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ file_id: string }>`
    select file_id from file_references where agency_id = ${agencyId} and file_id = any (${[...ids]}::uuid[])`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.file_id));
}

/** Whether something names a private file: a CV, a document, an attachment of a message. Pictures need not be looked through. */
export async function isPrivateFileNamed(tx: Tx, agencyId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ named: boolean }>`
    select exists (
      select 1 from file_references where agency_id = ${agencyId} and file_id = ${id} and access <> 'public'
    ) as named`.execute(tx);
  return rows[0]?.named ?? false;
}

/** Deletes the rows now and the bytes in the queue, once the transaction has committed. */
export async function removeFiles(tx: Tx, agencyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .deleteFrom('files')
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .returning('storage_key')
    .execute();
  await enqueue(tx, 'files.remove', { agencyId, storageKeys: rows.map((row) => row.storage_key) });
}

const PRIVATE_FILE = /^\/files\/private\/([0-9a-f-]{36})\/([0-9a-f-]{36})(?:\?|$)/;

/** The file that a private address of an agency speaks of, however old its signature; null for any other address. */
export function privateFileId(agencyId: string, url: string): string | null {
  const match = PRIVATE_FILE.exec(url);
  return match?.[1] === agencyId && match[2] ? match[2] : null;
}

/**
 * The id of a private file by its address, held until the end of the transaction. Throws 400 naming `field` unless the
 * actor uploaded it himself.
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

const PUBLIC_FILE = /^\/files\/public\/([0-9a-f-]{36})\/([0-9a-f-]{36})$/;

/** The address of a public file of an agency. */
export const publicUrl = (agencyId: string, fileId: string): string => `/files/public/${agencyId}/${fileId}`;

/**
 * Throws 400 naming `field` unless the address is a picture that this agency uploaded, which stays until the end of the
 * transaction: an old one that nobody used until now may be about to be swept.
 */
export async function requireOwnImage(tx: Tx, agencyId: string, url: string, field: string): Promise<void> {
  const [, owner, id = ''] = PUBLIC_FILE.exec(url) ?? [];
  const file =
    owner === agencyId && isUuid(id)
      ? await tx
          .selectFrom('files')
          .select('content_type')
          .where('agency_id', '=', agencyId)
          .where('id', '=', id)
          .where('access', '=', 'public')
          .forKeyShare()
          .executeTakeFirst()
      : undefined;
  if (!file?.content_type.startsWith('image/')) throw invalidFields({ [field]: 'not_found' });
}
