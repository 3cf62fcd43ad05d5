import { now } from '../../clock.ts';
import { withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { removeFiles } from './files.repository.ts';
import { knownKeys, listUnused } from './sweep.repository.ts';

/** An upload that no form has taken in by then belongs to a form that was left. */
const UNUSED_MS = 24 * 3_600_000;
const BATCH = 100;

/** What is older than this has had its time. */
const lastKept = (): Date => new Date(now().getTime() - UNUSED_MS);

async function sweepRows({ pool }: Deps, agencyId: string): Promise<number> {
  let swept = 0;
  for (;;) {
    const count = await withTenant(pool, agencyId, async (tx) => {
      const found = await listUnused(tx, agencyId, { before: lastKept(), limit: BATCH });
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
    const old = stored.filter(({ changedAt }) => changedAt < lastKept());
    if (old.length === 0) continue;
    const known = await withTenant(pool, agencyId, (tx) =>
      knownKeys(
        tx,
        agencyId,
        old.map(({ key }) => key),
      ),
    );
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
