import type { EndpointRequest } from '@cantera/shared/contracts';
import {
  type createDocument,
  documentChanged,
  type updateDocument,
} from '@cantera/shared/contracts/documents';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields, requireVersion } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { lockCandidate, publishCandidate } from '../candidates/index.ts';
import { findOriginal, letOriginalGo, privateFileId, removeFiles, requireOwnUpload } from '../files/index.ts';
import {
  dropDocument,
  insertDocument,
  lockDocument,
  rewriteDocument,
  useOf,
} from './documents.repository.ts';

type Target = { readonly candidateId: string; readonly id: string };

/** Who looks at the boards sees no document; whoever looks at the candidate does. */
const publishDocuments = (tx: Tx, { agencyId }: Actor, candidateId: string): Promise<void> =>
  publishCandidate(tx, agencyId, candidateId, []);

/**
 * Attaches an uploaded file to a candidate and gives the document's id. Called again with the same file, it gives the
 * same document. Throws 404, 400 naming `file_url` for a file that is not the actor's own upload or that is in use.
 */
export async function attachDocument(
  tx: Tx,
  actor: Actor,
  candidateId: string,
  { fileUrl, title, description }: EndpointRequest<typeof createDocument>['body'],
): Promise<string> {
  await lockCandidate(tx, actor, candidateId);
  const fileId = await requireOwnUpload(tx, actor, fileUrl, 'file_url');
  const use = await useOf(tx, actor.agencyId, fileId);
  if (use !== null) {
    if (use !== 'ELSE' && use.candidateId === candidateId) return use.documentId;
    throw invalidFields({ file_url: 'already_exists' });
  }
  const createdBy = actor.userId;
  const id = await insertDocument(tx, actor.agencyId, { candidateId, fileId, title, description, createdBy });
  await publishDocuments(tx, actor, candidateId);
  return id;
}

/**
 * Keeps what a CV was made from as a document of the candidate whose CV it is; nothing for one that came as a PDF. `createdBy`
 * is null for what nobody of the agency uploaded. The caller holds the candidate.
 */
export async function keepOriginal(
  tx: Tx,
  agencyId: string,
  { candidateId, cvFileId, createdBy }: { candidateId: string; cvFileId: string; createdBy: string | null },
): Promise<void> {
  const original = await findOriginal(tx, agencyId, cvFileId);
  if (!original) return;
  const about = { title: original.name, description: '', createdBy };
  await insertDocument(tx, agencyId, { candidateId, fileId: original.id, ...about });
  await publishCandidate(tx, agencyId, candidateId, []);
}

/** The file that a document is to have: the one it has, or another upload of the actor's own. */
async function nextFile(tx: Tx, actor: Actor, fileUrl: string | undefined, current: string): Promise<string> {
  if (fileUrl === undefined || privateFileId(actor.agencyId, fileUrl) === current) return current;
  const fileId = await requireOwnUpload(tx, actor, fileUrl, 'file_url');
  if ((await useOf(tx, actor.agencyId, fileId)) !== null) throw invalidFields({ file_url: 'already_exists' });
  return fileId;
}

/** Changes a document; a file that is replaced is removed. Throws 404, 400 naming `file_url`, 409 DOCUMENT_CHANGED. */
export async function changeDocument(
  tx: Tx,
  actor: Actor,
  target: Target,
  { title, description, fileUrl, version }: EndpointRequest<typeof updateDocument>['body'],
): Promise<void> {
  await lockCandidate(tx, actor, target.candidateId);
  const stored = await lockDocument(tx, actor.agencyId, target);
  requireVersion(documentChanged, stored.version, version);
  const fileId = await nextFile(tx, actor, fileUrl, stored.fileId);
  await rewriteDocument(tx, actor.agencyId, target.id, { title, description, fileId });
  if (fileId !== stored.fileId) {
    await letOriginalGo(tx, actor.agencyId, stored.fileId);
    await removeFiles(tx, actor.agencyId, [stored.fileId]);
  }
  await publishDocuments(tx, actor, target.candidateId);
}

/** Deletes a document: its row now, its bytes in the queue. Throws 404. */
export async function removeDocument(tx: Tx, actor: Actor, target: Target): Promise<void> {
  await lockCandidate(tx, actor, target.candidateId);
  const { fileId } = await lockDocument(tx, actor.agencyId, target);
  await dropDocument(tx, actor.agencyId, target.id);
  await letOriginalGo(tx, actor.agencyId, fileId);
  await removeFiles(tx, actor.agencyId, [fileId]);
  await publishDocuments(tx, actor, target.candidateId);
}
