import type { StoredRow } from '../../db/json-columns.ts';
import { insertStoredRows } from '../../db/stored-rows.ts';
import type { Tx } from '../../db/tenant.ts';

/** Writes the runs of applications back that were set aside with them. */
export const restoreRuns = (tx: Tx, rows: readonly StoredRow[]): Promise<void> =>
  insertStoredRows(tx, 'workflow_runs', rows);
