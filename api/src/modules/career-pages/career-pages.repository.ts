import type { ApplicationReceipt } from '@cantera/shared/contracts/public-site';
import type { Tx } from '../../db/tenant.ts';

/** The title of a position that visitors could see and that has closed since; undefined for every other. */
export async function findClosedTitle(tx: Tx, agencyId: string, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('positions')
    .select('title')
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('status', 'in', ['CLOSED_WON', 'CLOSED_LOST'])
    .where('first_opened_at', 'is not', null)
    .where('job_portal_enabled', '=', true)
    .where('hidden', '=', false)
    .executeTakeFirst();
  return row?.title;
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
