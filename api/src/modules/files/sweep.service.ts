import { isUuid } from '@cantera/shared/contracts/text';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { removeFiles } from './files.repository.ts';
import { isUsed } from './uses/file-uses.repository.ts';

/** An upload that no form has taken in by then belongs to a form that was left. */
const UNUSED_MS = 24 * 3_600_000;
const BATCH = 100;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The statement of old files that nothing names. */
export const unusedQuery = (agencyId: string) => sql<{ id: string }>`
  select f.id from files f
  where f.agency_id = ${agencyId} and f.created_at < ${new Date(now().getTime() - UNUSED_MS)}::timestamptz
    and not ${isUsed(agencyId, sql`f.id`)}
  order by f.created_at limit ${BATCH}`;

async function unusedFiles(tx: Tx, agencyId: string): Promise<string[]> {
  const { rows } = await unusedQuery(agencyId).execute(tx);
  return rows.map((row) => row.id);
}

async function sweepRows({ pool }: Deps, agencyId: string): Promise<number> {
  let swept = 0;
  for (;;) {
    const count = await withTenant(pool, agencyId, async (tx) => {
      const found = await unusedFiles(tx, agencyId);
      if (found.length === 0) return 0;
      return removeFiles(tx, agencyId, found);
    });
    swept += count;
    if (count < BATCH) return swept;
  }
}

/** Bytes that were written by a request whose transaction failed: old, and of no row. */
async function sweepBytes({ pool, files }: Deps, agencyId: string): Promise<number> {
  let swept = 0;
  for await (const stored of files.list(`${agencyId}/`)) {
    const old = stored.filter(({ changedAt }) => changedAt.getTime() < now().getTime() - UNUSED_MS);
    if (old.length === 0) continue;
    const rows = await withTenant(pool, agencyId, (tx) =>
      tx
        .selectFrom('files')
        .select('storage_key')
        .where('agency_id', '=', agencyId)
        // A key ends with the file's id, by which it is found; what ends otherwise is no file's.
        .where('id', 'in', [NO_ID, ...old.map(({ key }) => key.slice(agencyId.length + 1)).filter(isUuid)])
        .execute(),
    );
    const known = new Set(rows.map((row) => row.storage_key));
    for (const { key } of old.filter((file) => !known.has(file.key))) {
      await files.remove(key);
      swept += 1;
    }
  }
  return swept;
}

/** Removes what was uploaded and never used, replaced, or half stored, a day after. Safe to repeat. */
export async function sweepFiles(deps: Deps, agencyId: string): Promise<void> {
  const [rows, bytes] = [await sweepRows(deps, agencyId), await sweepBytes(deps, agencyId)];
  if (rows + bytes > 0) deps.log.info({ agencyId, rows, bytes }, 'unused files swept');
}
