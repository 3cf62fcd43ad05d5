import type { Tx } from '../../db/tenant.ts';
import { invalidFields } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { enqueue } from '../../jobs/queue.ts';
import { findFile, isFileUsed, removeFiles, requireOwnUpload } from '../files/index.ts';
import { outdateScoresOn } from '../scores/index.ts';
import { findCvFile, findCvStatus, findPendingCv } from './candidate-cv.repository.ts';
import { writeCandidate } from './candidate-write.ts';

/** Has a CV read in the queue; `typed` fields stay as they are, empty ones too. */
export const enqueueReading = (
  tx: Tx,
  agencyId: string,
  candidateId: string,
  fileId: string,
  typed: readonly string[] = [],
): Promise<void> =>
  enqueue(
    tx,
    'candidates.read_cv',
    { agencyId, candidateId, fileId, typed },
    { key: `read_cv:${candidateId}`, maxAttempts: 5 },
  );

/** Has a CV read whose reading was still to come when it became this candidate's. */
export async function readCvAgain(tx: Tx, agencyId: string, candidateId: string): Promise<void> {
  const fileId = await findPendingCv(tx, agencyId, candidateId);
  if (fileId) await enqueueReading(tx, agencyId, candidateId, fileId);
}

/**
 * Has the CV of a candidate who is held read again, because a person asks for it; one that is being read is left to its reader.
 * Gives whether there is one.
 */
export async function askForReading(
  tx: Tx,
  agencyId: string,
  { id, cvFileId }: { readonly id: string; readonly cvFileId: string | null },
): Promise<boolean> {
  if (!cvFileId) return false;
  const status = await findCvStatus(tx, agencyId, id);
  if (status === 'PENDING') return true;
  await writeCandidate(tx, agencyId, id, { cv_status: 'PENDING' }, []);
  await enqueueReading(tx, agencyId, id, cvFileId);
  return true;
}

/** Makes a stored file the candidate's CV, has it read in the queue, and removes the one before unless something else still names it. */
export async function attachCv(
  tx: Tx,
  agencyId: string,
  candidateId: string,
  fileId: string,
  typed: readonly string[] = [],
): Promise<void> {
  const before = await findCvFile(tx, agencyId, candidateId);
  await writeCandidate(tx, agencyId, candidateId, { cv_file_id: fileId, cv_status: 'PENDING' }, []);
  await enqueueReading(tx, agencyId, candidateId, fileId, typed);
  if (!before || before === fileId) return;
  await outdateScoresOn(tx, agencyId, before);
  await removeFiles(tx, agencyId, [before]);
}

/**
 * Makes a file that the actor uploaded a candidate's CV; the same again changes nothing. Throws 400 naming
 * `cv_url` for what is not the actor's own upload, no PDF, or in use.
 */
export async function attachUploadedCv(
  tx: Tx,
  actor: Actor,
  candidate: { readonly id: string; readonly cvFileId: string | null },
  url: string,
  typed: readonly string[] = [],
): Promise<void> {
  const { agencyId } = actor;
  const fileId = await requireOwnUpload(tx, actor, url, 'cv_url');
  if (fileId === candidate.cvFileId) return;
  const file = await findFile(tx, agencyId, fileId, 'private');
  if (file?.contentType !== 'application/pdf') throw invalidFields({ cv_url: 'not_a_pdf' });
  if (await isFileUsed(tx, agencyId, fileId)) throw invalidFields({ cv_url: 'already_exists' });
  await attachCv(tx, agencyId, candidate.id, fileId, typed);
}
