import type { ApplicationReceipt } from '@cantera/shared/contracts/public-site';
import type { Tx } from '../../db/tenant.ts';

/**
 * A position that visitors could see once and no longer can; undefined for every other. Its title is told when it closed:
 * one that was taken off the portal may be about something else by now.
 */
export async function findGone(
  tx: Tx,
  agencyId: string,
  id: string,
): Promise<{ title: string | null } | undefined> {
  const row = await tx
    .selectFrom('positions')
    .select(['title', 'status', 'job_portal_enabled', 'hidden'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('was_public', '=', true)
    .executeTakeFirst();
  if (!row) return undefined;
  const isClosed = row.status === 'CLOSED_WON' || row.status === 'CLOSED_LOST';
  return { title: isClosed && row.job_portal_enabled && !row.hidden ? row.title : null };
}

/** What one submission stored, and the title of its position. `since`: older ones are not shown any more. */
export async function findReceipt(
  tx: Tx,
  agencyId: string,
  given: { positionId: string; submissionKey: string; since: Date },
): Promise<{ receipt: ApplicationReceipt; positionTitle: string } | undefined> {
  const row = await tx
    .selectFrom('public_submissions as s')
    .innerJoin('applications as a', (join) =>
      join.onRef('a.agency_id', '=', 's.agency_id').onRef('a.id', '=', 's.application_id'),
    )
    .innerJoin('positions as p', (join) =>
      join.onRef('p.agency_id', '=', 'a.agency_id').onRef('p.id', '=', 'a.position_id'),
    )
    .select(['s.receipt', 'p.title'])
    .where('s.agency_id', '=', agencyId)
    .where('s.submission_key', '=', given.submissionKey)
    .where('a.position_id', '=', given.positionId)
    .where('s.created_at', '>', given.since.toISOString())
    .executeTakeFirst();
  return row && { receipt: row.receipt, positionTitle: row.title };
}
