import { isUuid } from '@cantera/shared/contracts/text';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { isUsed } from './uses/file-uses.repository.ts';

const NO_ID = '00000000-0000-0000-0000-000000000000';

interface Unused {
  /** When they were uploaded at the latest. */
  readonly before: Date;
  readonly limit: number;
}
/** The statement of old files that nothing names. */
export const unusedQuery = (agencyId: string, { before, limit }: Unused) => sql<{ id: string }>`
  select f.id from files f
  where f.agency_id = ${agencyId} and f.created_at < ${before}::timestamptz
    and not ${isUsed(agencyId, sql`f.id`)}
  order by f.created_at limit ${limit}`;

/** Old files that nothing names, the oldest first. */
export async function listUnused(tx: Tx, agencyId: string, unused: Unused): Promise<string[]> {
  const { rows } = await unusedQuery(agencyId, unused).execute(tx);
  return rows.map((row) => row.id);
}

/** Those keys of stored bytes that belong to a file, and perhaps others of those files. */
export async function knownKeys(tx: Tx, agencyId: string, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('files')
    .select('storage_key')
    .where('agency_id', '=', agencyId)
    // A key ends with the file's id, by which it is found; what ends otherwise is no file's.
    .where('id', 'in', [NO_ID, ...keys.map((key) => key.slice(agencyId.length + 1)).filter(isUuid)])
    .execute();
  return new Set(rows.map((row) => row.storage_key));
}
