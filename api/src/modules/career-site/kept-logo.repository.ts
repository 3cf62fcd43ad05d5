import { inSeconds, now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { listFileUses, removeFiles, writeFileUses } from '../files/index.ts';

/** So long a logo can be gone back to. */
const KEPT_SECONDS = 86_400;

const owner = (agencyId: string) => ({ kind: 'kept_logo', id: agencyId }) as const;

/** Until when the logo of before is kept; undefined for none. */
async function keptUntil(tx: Tx, agencyId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('career_sites')
    .select('kept_logo_until')
    .where('agency_id', '=', agencyId)
    .executeTakeFirst();
  return row?.kept_logo_until ? new Date(row.kept_logo_until) : undefined;
}

/** Whether a file is the logo of before and its day is not over. */
export async function isKeptLogo(tx: Tx, agencyId: string, fileId: string): Promise<boolean> {
  const until = await keptUntil(tx, agencyId);
  if (!until || until <= now()) return false;
  return (await listFileUses(tx, agencyId, owner(agencyId))).includes(fileId);
}

/** Keeps a logo for a day, or none. The one that was kept until now is deleted unless something else names it. */
export async function keepLogo(tx: Tx, agencyId: string, fileId: string | null): Promise<void> {
  const before = await listFileUses(tx, agencyId, owner(agencyId));
  await writeFileUses(tx, agencyId, owner(agencyId), fileId === null ? [] : [fileId]);
  await tx
    .updateTable('career_sites')
    .set({ kept_logo_until: fileId === null ? null : inSeconds(KEPT_SECONDS) })
    .where('agency_id', '=', agencyId)
    .execute();
  await removeFiles(tx, agencyId, before);
}

/** Lets the logo of before go once its day is over. Whoever changes the logo meanwhile is waited for: that day begins anew. */
export async function dropKeptLogo(tx: Tx, agencyId: string): Promise<void> {
  const due = await tx
    .selectFrom('career_sites')
    .select('agency_id')
    .where('agency_id', '=', agencyId)
    .where('kept_logo_until', '<=', now().toISOString())
    .forUpdate()
    .executeTakeFirst();
  if (due) await keepLogo(tx, agencyId, null);
}
