import type { StoredRow } from '../../db/json-columns.ts';
import { insertStoredRows } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';
import { writeFileUses } from '../files/index.ts';
import { attachedFiles } from './actions/attached-files.ts';
import { cleanActions } from './actions/clean-texts.ts';

/** Writes the runs of applications back that were set aside with them; what upkeep could not clean meanwhile is clean then. */
export async function restoreRuns(tx: Tx, stored: readonly StoredRow[]): Promise<void> {
  const rows = stored.map((row) =>
    Array.isArray(row.actions) ? { ...row, actions: cleanActions(row.actions) } : row,
  );
  await insertStoredRows(tx, 'workflow_runs', rows);
  for (const { agency_id, id, status, actions } of rows)
    if (status === 'RUNNING' && Array.isArray(actions))
      await writeFileUses(
        tx,
        String(agency_id),
        { kind: 'workflow_run', id: String(id) },
        attachedFiles(actions),
      );
}
