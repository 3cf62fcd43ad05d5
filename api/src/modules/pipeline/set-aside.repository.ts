import type { StoredRow } from '../../db/json-columns.ts';
import { type Handover, handRowsOver, insertStoredRows } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';
import { dropFacts } from '../metric-facts/index.ts';

/** Gives one candidate's applications to another. */
export const handApplicationsOver = (tx: Tx, agencyId: string, handover: Handover): Promise<string[]> =>
  handRowsOver(tx, agencyId, 'applications', handover);

/** Deletes applications with all that hangs on them. */
export async function removeApplications(tx: Tx, agencyId: string, ids: readonly string[]): Promise<void> {
  await dropFacts(tx, agencyId, ids);
  await tx
    .deleteFrom('applications')
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...ids])
    .execute();
}

type Restore = (tx: Tx, rows: readonly StoredRow[]) => Promise<void>;
/** Each writes rows back that were read before they were deleted. */
export const restoreApplicationRows: Restore = (tx, rows) => insertStoredRows(tx, 'applications', rows);
export const restoreAnswers: Restore = (tx, rows) => insertStoredRows(tx, 'application_answers', rows);
export const restoreMoves: Restore = (tx, rows) => insertStoredRows(tx, 'application_moves', rows);
export const restoreEvents: Restore = (tx, rows) => insertStoredRows(tx, 'domain_events', rows);
