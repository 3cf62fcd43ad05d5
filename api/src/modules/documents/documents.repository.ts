import type { CandidateDocument } from '@cantera/shared/contracts/documents';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { type Handover, handRowsOver } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';
import { notFound } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { isFileUsed, privateUrl } from '../files/index.ts';

const documents = (tx: Tx, agencyId: string, candidateId: string) =>
  tx
    .selectFrom('candidate_documents as d')
    .innerJoin('files as f', (join) =>
      join.onRef('f.agency_id', '=', 'd.agency_id').onRef('f.id', '=', 'd.file_id'),
    )
    .select(['d.id', 'd.title', 'd.description', 'd.file_id', 'd.created_by', 'd.created_at', 'd.version'])
    .select(['f.name', 'f.bytes'])
    .where('d.agency_id', '=', agencyId)
    .where('d.candidate_id', '=', candidateId);
type Row = Awaited<ReturnType<ReturnType<typeof documents>['execute']>>[number];

function toDocument(row: Row, agencyId: string, config: Pick<Config, 'secret'>): CandidateDocument {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    fileUrl: privateUrl(config, agencyId, row.file_id),
    fileName: row.name,
    extension: row.name.slice(row.name.lastIndexOf('.') + 1).toLowerCase(),
    size: row.bytes,
    createdAt: row.created_at,
    createdBy: row.created_by,
    version: row.version,
  };
}

/** A candidate's documents, newest first. `config` signs the links. */
export async function listOf(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  config: Pick<Config, 'secret'>,
): Promise<CandidateDocument[]> {
  const rows = await documents(tx, agencyId, candidateId)
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .execute();
  return rows.map((row) => toDocument(row, agencyId, config));
}

/** One document of a candidate. Throws 404 for one that is not theirs. */
export async function findDocument(
  tx: Tx,
  agencyId: string,
  { candidateId, id }: { candidateId: string; id: string },
  config: Pick<Config, 'secret'>,
): Promise<CandidateDocument> {
  const row = await documents(tx, agencyId, candidateId).where('d.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('document');
  return toDocument(row, agencyId, config);
}

/** Holds a document of a candidate until the end of the transaction. Throws 404. */
export async function lockDocument(
  tx: Tx,
  agencyId: string,
  { candidateId, id }: { candidateId: string; id: string },
): Promise<{ fileId: string; version: number }> {
  const row = await tx
    .selectFrom('candidate_documents')
    .select(['file_id', 'version'])
    .where('agency_id', '=', agencyId)
    .where('candidate_id', '=', candidateId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('document');
  return { fileId: row.file_id, version: row.version };
}

/** What a file is already: a document, of whom, or something else. Null for one that nothing uses. */
export async function useOf(
  tx: Tx,
  agencyId: string,
  fileId: string,
): Promise<{ documentId: string; candidateId: string } | 'ELSE' | null> {
  const document = await tx
    .selectFrom('candidate_documents')
    .select(['id', 'candidate_id'])
    .where('agency_id', '=', agencyId)
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  if (document) return { documentId: document.id, candidateId: document.candidate_id };
  return (await isFileUsed(tx, agencyId, fileId)) ? 'ELSE' : null;
}

/** Writes a document and gives its id. */
export async function insertDocument(
  tx: Tx,
  agencyId: string,
  given: {
    candidateId: string;
    fileId: string;
    title: string;
    description: string;
    createdBy: string | null;
  },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('candidate_documents')
    .values({
      agency_id: agencyId,
      id,
      candidate_id: given.candidateId,
      file_id: given.fileId,
      title: given.title,
      description: given.description,
      created_by: given.createdBy,
      created_at: now(),
      updated_at: now(),
    })
    .execute();
  return id;
}

export async function rewriteDocument(
  tx: Tx,
  agencyId: string,
  id: string,
  given: { title?: string | undefined; description?: string | undefined; fileId: string },
): Promise<void> {
  await tx
    .updateTable('candidate_documents')
    .set({
      ...(given.title === undefined ? {} : { title: given.title }),
      ...(given.description === undefined ? {} : { description: given.description }),
      file_id: given.fileId,
      version: sql<number>`version + 1`,
      updated_at: now(),
    })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .execute();
}

export async function dropDocument(tx: Tx, agencyId: string, id: string): Promise<void> {
  await tx.deleteFrom('candidate_documents').where('agency_id', '=', agencyId).where('id', '=', id).execute();
}

/** Gives one candidate's documents to another. */
export const handDocumentsOver = (tx: Tx, agencyId: string, handover: Handover): Promise<string[]> =>
  handRowsOver(tx, agencyId, 'candidate_documents', handover);
