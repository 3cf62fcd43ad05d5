import type { Tx } from '../../db/tenant.ts';

/** A CV that is to be read. */
interface PendingCv {
  readonly agencyId: string;
  readonly candidateId: string;
  readonly fileId: string;
}

/** Whether a CV is still the candidate's. */
export async function isTheirCv(tx: Tx, { agencyId, candidateId, fileId }: PendingCv): Promise<boolean> {
  const candidate = await tx
    .selectFrom('candidates')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .where('cv_file_id', '=', fileId)
    .executeTakeFirst();
  return candidate !== undefined;
}

/** Whether a CV is still the candidate's and is still to be read; held until the end of the transaction. */
export async function holdPending(tx: Tx, { agencyId, candidateId, fileId }: PendingCv): Promise<boolean> {
  const pending = await tx
    .selectFrom('candidates')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .where('cv_file_id', '=', fileId)
    .where('cv_status', '=', 'PENDING')
    .forUpdate()
    .executeTakeFirst();
  return pending !== undefined;
}
