import { CANCELLED_REASONS } from '@cantera/shared/contracts/automation-runs';
import type { Tx } from '../../../db/tenant.ts';

/** Whoever undoes a move expects that nothing of it goes out. */
const SHOWN_REASONS = CANCELLED_REASONS.filter((reason) => reason !== 'UNDONE');

/** The runs of an application that have not ended, and those that were ended and are shown; the oldest first. */
export const findOpenRuns = (tx: Tx, agencyId: string, applicationId: string) =>
  tx
    .selectFrom('workflow_runs as r')
    .innerJoin('workflows as w', (on) =>
      on.onRef('w.agency_id', '=', 'r.agency_id').onRef('w.id', '=', 'r.workflow_id'),
    )
    .select([
      'r.id',
      'r.status',
      'r.cancelled_reason',
      'r.waits_for_message',
      'r.due_at',
      'r.actions',
      'r.next_action',
      'w.name',
      'w.deleted_at',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('messages as m')
            .select('m.id')
            .whereRef('m.agency_id', '=', 'r.agency_id')
            .whereRef('m.run_id', '=', 'r.id')
            .where('m.status', '=', 'CANCELLED'),
        )
        .as('has_cancelled_message'),
    )
    .where('r.agency_id', '=', agencyId)
    .where('r.application_id', '=', applicationId)
    .where((eb) =>
      eb.or([
        eb('r.status', '=', 'RUNNING'),
        eb.and([eb('r.status', '=', 'CANCELLED'), eb('r.cancelled_reason', 'in', SHOWN_REASONS)]),
      ]),
    )
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
export type OpenRun = Awaited<ReturnType<typeof findOpenRuns>>[number];

/** Whose run it is, and when its workflow was deleted. */
export const findRun = (tx: Tx, agencyId: string, runId: string) =>
  tx
    .selectFrom('workflow_runs as r')
    .innerJoin('workflows as w', (on) =>
      on.onRef('w.agency_id', '=', 'r.agency_id').onRef('w.id', '=', 'r.workflow_id'),
    )
    .innerJoin('applications as a', (on) =>
      on.onRef('a.agency_id', '=', 'r.agency_id').onRef('a.id', '=', 'r.application_id'),
    )
    .select(['w.deleted_at', 'a.candidate_id'])
    .where('r.agency_id', '=', agencyId)
    .where('r.id', '=', runId)
    .executeTakeFirst();
