import type { ChannelType } from '@cantera/shared/contracts/enums';
import { sql } from 'kysely';
import type { Tx } from '../../db/tenant.ts';
import { channelsOf, readActions } from './actions/registry.ts';

/** Channels that the messages of a position go over: those of its three workflows and of its triggers that start something. */
export async function channelsUsedBy(tx: Tx, agencyId: string, positionId: string): Promise<ChannelType[]> {
  const rows = await tx
    .selectFrom('workflows as w')
    .select('w.actions')
    .where('w.agency_id', '=', agencyId)
    .where('w.deleted_at', 'is', null)
    .where(
      sql<boolean>`w.id in (
        select unnest(array[p.welcome_workflow_id, p.discard_workflow_id, p.kq_discard_workflow_id]) from positions p
        where p.agency_id = ${agencyId} and p.id = ${positionId}
        union all
        select tw.workflow_id from triggers t
        join trigger_workflows tw on tw.agency_id = t.agency_id and tw.trigger_id = t.id
        where t.agency_id = ${agencyId} and t.job_id = ${positionId} and t.cancelled_at is null)`,
    )
    .execute();
  return channelsOf(rows.flatMap(({ actions }) => readActions(actions)));
}
