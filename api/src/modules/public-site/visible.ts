import type { Tx } from '../../db/tenant.ts';

/** What visitors may see: open, on the job portal and not hidden. */
export function visible(tx: Tx, agencyId: string) {
  return tx
    .selectFrom('positions as p')
    .where('p.agency_id', '=', agencyId)
    .where('p.status', '=', 'OPEN')
    .where('p.job_portal_enabled', '=', true)
    .where('p.hidden', '=', false);
}
