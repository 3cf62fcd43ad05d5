import type { ChannelRemoval } from '@cantera/shared/contracts/channels';
import type { ChannelType } from '@cantera/shared/contracts/enums';
import { topic } from '@cantera/shared/contracts/topics';
import { sql } from 'kysely';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { cancelJobs } from '../../jobs/queue.ts';
import { publish } from '../../live/index.ts';
import { cancelWaitingMessages, countWaitingMessages } from '../messages/index.ts';
import { jobKey } from './runs.repository.ts';

/** Whose channel it is: only what he sends depends on it. */
export interface OwnedChannel {
  readonly agencyId: string;
  readonly userId: string;
  readonly type: ChannelType;
}

/** Who sends the messages of a position: its first recruiter. */
const senderOf = (agencyId: string, positionColumn: string) => sql<string>`(
  select m.user_id from position_members m
  where m.agency_id = ${agencyId} and m.position_id = ${sql.ref(positionColumn)} and m.role = 'RECRUITER'
  order by m.ordinal, m.user_id limit 1)`;

const sendsOver = (type: ChannelType) =>
  sql<boolean>`action ->> 'type' = 'AUTOMATIC_MESSAGE' and action -> 'value' -> 'channels' @> to_jsonb(${type}::text)`;

const affectedTriggers = (tx: Tx, { agencyId, userId, type }: OwnedChannel) =>
  tx
    .selectFrom('triggers as t')
    .innerJoin('positions as p', (on) =>
      on.onRef('p.agency_id', '=', 't.agency_id').onRef('p.id', '=', 't.job_id'),
    )
    .innerJoin('steps as s', (on) =>
      on.onRef('s.agency_id', '=', 't.agency_id').onRef('s.id', '=', 't.to_step_id'),
    )
    .select(['t.id', 'p.id as positionId', 'p.title as positionTitle', 's.name as stepName'])
    .where('t.agency_id', '=', agencyId)
    .where('t.cancelled_at', 'is', null)
    .where('p.status', '<>', 'DELETED')
    .where(senderOf(agencyId, 't.job_id'), '=', userId)
    .where(
      sql<boolean>`exists (select from workflows w cross join lateral jsonb_array_elements(w.actions) action
        where w.agency_id = t.agency_id and w.id = any(t.workflow_ids) and w.deleted_at is null and ${sendsOver(type)})`,
    )
    .orderBy('p.title')
    .orderBy('t.id')
    .execute();

/** Runs that have a message over the channel still to write. */
const waitingRuns = async (tx: Tx, { agencyId, userId, type }: OwnedChannel): Promise<string[]> => {
  const rows = await tx
    .selectFrom('workflow_runs as r')
    .innerJoin('applications as a', (on) =>
      on.onRef('a.agency_id', '=', 'r.agency_id').onRef('a.id', '=', 'r.application_id'),
    )
    .select('r.id')
    .where('r.agency_id', '=', agencyId)
    .where('r.status', '=', 'RUNNING')
    .where(senderOf(agencyId, 'a.position_id'), '=', userId)
    .where(
      sql<boolean>`exists (select from jsonb_array_elements(r.actions) with ordinality x(action, place)
        where x.place > r.next_action and ${sendsOver(type)})`,
    )
    .execute();
  return rows.map(({ id }) => id);
};

/** What would be cancelled with a channel. */
export async function previewChannelRemoval(tx: Tx, channel: OwnedChannel): Promise<ChannelRemoval> {
  const triggers = await affectedTriggers(tx, channel);
  const runs = await waitingRuns(tx, channel);
  return { triggers, waiting: runs.length + (await countWaitingMessages(tx, channel)) };
}

/**
 * Cancels what sends over the channel of one who no longer has it: triggers, which keep their reason, runs that wait,
 * and messages that have not gone out. Nothing is deleted.
 */
export async function cancelForChannel(tx: Tx, channel: OwnedChannel): Promise<void> {
  const { agencyId } = channel;
  const triggers = await affectedTriggers(tx, channel);
  if (triggers.length > 0)
    await tx
      .updateTable('triggers')
      .set({ cancelled_at: now(), cancelled_reason: 'CHANNEL_REMOVED' })
      .where('agency_id', '=', agencyId)
      .where(
        'id',
        'in',
        triggers.map(({ id }) => id),
      )
      .execute();
  const runs = await waitingRuns(tx, channel);
  if (runs.length > 0) {
    await tx
      .updateTable('workflow_runs')
      .set({ status: 'CANCELLED' })
      .where('agency_id', '=', agencyId)
      .where('id', 'in', runs)
      .where('status', '=', 'RUNNING')
      .execute();
    await cancelJobs(tx, runs.map(jobKey));
  }
  for (const candidateId of await cancelWaitingMessages(tx, channel))
    await publish(tx, agencyId, topic.candidate(candidateId));
}
