import type { ChannelType } from '@cantera/shared/contracts/enums';
import type { Tx } from '../../db/tenant.ts';
import { cancelJobs } from '../../jobs/queue.ts';
import { jobKey } from './messages.repository.ts';

interface SenderChannel {
  readonly agencyId: string;
  readonly userId: string;
  readonly type: ChannelType;
}

/** Messages of workflows that wait to go out over someone's channel. */
export async function countWaitingMessages(
  tx: Tx,
  { agencyId, userId, type }: SenderChannel,
): Promise<number> {
  const { count } = await tx
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('agency_id', '=', agencyId)
    .where('sender_id', '=', userId)
    .where('channel', '=', type)
    .where('status', '=', 'WAITING')
    .where('run_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Cancels them, with the reason. Gives the candidates they were for. */
export async function cancelWaitingMessages(
  tx: Tx,
  { agencyId, userId, type }: SenderChannel,
): Promise<string[]> {
  const rows = await tx
    .updateTable('messages')
    .set({ status: 'CANCELLED', failure: 'CHANNEL_REMOVED' })
    .where('agency_id', '=', agencyId)
    .where('sender_id', '=', userId)
    .where('channel', '=', type)
    .where('status', '=', 'WAITING')
    .where('run_id', 'is not', null)
    .returning(['id', 'candidate_id'])
    .execute();
  await cancelJobs(
    tx,
    rows.map(({ id }) => jobKey(id)),
  );
  return [...new Set(rows.flatMap(({ candidate_id }) => candidate_id ?? []))];
}
