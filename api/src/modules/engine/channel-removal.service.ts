import type { ChannelRemoval } from '@cantera/shared/contracts/channels';
import type { ChannelType } from '@cantera/shared/contracts/enums';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { now } from '../../clock.ts';
import type { StoredActions } from '../../db/json-columns.ts';
import type { Tx } from '../../db/tenant.ts';
import { cancelWaitingMessages, countWaitingMessages } from '../messages/index.ts';
import { channelsOf, readActions, undoActions } from './actions/registry.ts';
import { publishRuns } from './runs/publish-runs.ts';
import { endRuns } from './runs/runs.repository.ts';

/** Whose channel it is: only what they send depends on it. */
export interface OwnedChannel {
  readonly agencyId: string;
  readonly userId: string;
  readonly type: ChannelType;
}

/** Whether the user sends the messages of a position. */
const isSentBy = (userId: string, agencyId: string, positionColumn: string) =>
  sql<boolean>`exists (
    select from app.position_sender(${agencyId}, ${sql.ref(positionColumn)}) s where s.user_id = ${userId})`;

const sendOver = (actions: StoredActions, type: ChannelType): boolean =>
  channelsOf(readActions(actions)).includes(type);

async function affectedTriggers(tx: Tx, { agencyId, userId, type }: OwnedChannel) {
  const rows = await tx
    .selectFrom('triggers as t')
    .innerJoin('positions as p', (on) =>
      on.onRef('p.agency_id', '=', 't.agency_id').onRef('p.id', '=', 't.job_id'),
    )
    .innerJoin('steps as s', (on) =>
      on.onRef('s.agency_id', '=', 't.agency_id').onRef('s.id', '=', 't.to_step_id'),
    )
    .select(['t.id', 'p.id as positionId', 'p.title as positionTitle', 's.name as stepName'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('trigger_workflows as tw')
          .innerJoin('workflows as w', (on) =>
            on.onRef('w.agency_id', '=', 'tw.agency_id').onRef('w.id', '=', 'tw.workflow_id'),
          )
          .select('w.actions')
          .whereRef('tw.agency_id', '=', 't.agency_id')
          .whereRef('tw.trigger_id', '=', 't.id')
          .where('w.deleted_at', 'is', null),
      ).as('workflows'),
    )
    .where('t.agency_id', '=', agencyId)
    .where('t.cancelled_at', 'is', null)
    .where('p.status', '<>', 'DELETED')
    .where(isSentBy(userId, agencyId, 't.job_id'))
    .orderBy('p.title')
    .orderBy('t.id')
    .execute();
  return rows
    .filter(({ workflows }) => workflows.some(({ actions }) => sendOver(actions, type)))
    .map(({ workflows: _workflows, ...trigger }) => trigger);
}

/** Runs that have a message over the channel still to write. Those that stand at the same place of the same actions are read once. */
async function waitingRuns(tx: Tx, { agencyId, userId, type }: OwnedChannel): Promise<string[]> {
  const rows = await tx
    .selectFrom('workflow_runs as r')
    .innerJoin('applications as a', (on) =>
      on.onRef('a.agency_id', '=', 'r.agency_id').onRef('a.id', '=', 'r.application_id'),
    )
    .select(['r.actions', 'r.next_action', sql<string[]>`array_agg(r.id order by r.id)`.as('ids')])
    .where('r.agency_id', '=', agencyId)
    .where('r.status', '=', 'RUNNING')
    .where(isSentBy(userId, agencyId, 'a.position_id'))
    .groupBy(['r.actions', 'r.next_action'])
    .execute();
  return rows.flatMap(({ actions, next_action, ids }) =>
    sendOver(actions.slice(next_action), type) ? ids : [],
  );
}

/** What would be cancelled with a channel. */
export async function previewChannelRemoval(tx: Tx, channel: OwnedChannel): Promise<ChannelRemoval> {
  const triggers = await affectedTriggers(tx, channel);
  const runs = await waitingRuns(tx, channel);
  return { triggers, waiting: runs.length + (await countWaitingMessages(tx, channel)) };
}

/**
 * Cancels what sends over the channel of somebody who no longer has it: triggers, which keep their reason, runs that wait,
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
  const waiting = await waitingRuns(tx, channel);
  const runIds = await endRuns(tx, agencyId, waiting, 'CHANNEL_REMOVED');
  await undoActions(tx, { agencyId, runIds, reason: 'CHANNEL_REMOVED' });
  await publishRuns(tx, agencyId, runIds);
  await cancelWaitingMessages(tx, channel);
}
