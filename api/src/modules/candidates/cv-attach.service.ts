import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { enqueue } from '../../jobs/queue.ts';
import { removeFiles } from '../files/index.ts';
import { writeCandidate } from './candidate-write.ts';

/** Whether a file is still some application's CV or on offer. */
async function isUsed(tx: Tx, agencyId: string, fileId: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from applications where agency_id = ${agencyId} and cv_file_id = ${fileId})
      or exists (select 1 from candidate_suggestions where agency_id = ${agencyId} and file_id = ${fileId} and resolved_at is null) as used`.execute(
    tx,
  );
  return rows[0]?.used ?? false;
}

/** Makes a stored file the candidate's CV, has it read in the queue, and removes the one before unless an application came with it. */
export async function attachCv(tx: Tx, agencyId: string, candidateId: string, fileId: string): Promise<void> {
  const { cv_file_id: before } = await tx
    .selectFrom('candidates')
    .select('cv_file_id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  await writeCandidate(tx, agencyId, candidateId, { cv_file_id: fileId, cv_status: 'PENDING' }, []);
  await enqueue(
    tx,
    'candidates.read_cv',
    { agencyId, candidateId, fileId },
    { key: `read_cv:${candidateId}`, maxAttempts: 5 },
  );
  if (before && before !== fileId && !(await isUsed(tx, agencyId, before)))
    await removeFiles(tx, agencyId, [before]);
}
