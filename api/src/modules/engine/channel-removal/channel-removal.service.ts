import type { ChannelRemoval } from '@cantera/shared/contracts/channels';
import type { ChannelType } from '@cantera/shared/contracts/enums';
import type { StoredActions } from '../../../db/json-columns.ts';
import type { Tx } from '../../../db/tenant.ts';
import { cancelWaitingMessages, countWaitingMessages } from '../../messages/index.ts';
import { channelsOf, readActions, undoActions } from '../actions/registry.ts';
import { publishRuns } from '../runs/publish-runs.ts';
import { endRuns } from '../runs/runs.repository.ts';
import { cancelTriggers } from '../workflows/triggers.repository.ts';
import { findSentRuns, findSentTriggers } from './channel-removal.repository.ts';

/** Whose channel it is: only what they send depends on it. */
export interface OwnedChannel {
  readonly agencyId: string;
  readonly userId: string;
  readonly type: ChannelType;
}

const sendOver = (actions: StoredActions, type: ChannelType): boolean =>
  channelsOf(readActions(actions)).includes(type);

async function affectedTriggers(tx: Tx, channel: OwnedChannel) {
  const rows = await findSentTriggers(tx, channel);
  return rows
    .filter(({ workflows }) => workflows.some(({ actions }) => sendOver(actions, channel.type)))
    .map(({ workflows: _workflows, ...trigger }) => trigger);
}

/** Runs that have a message over the channel still to write. Those that stand at the same place of the same actions are read once. */
async function waitingRuns(tx: Tx, channel: OwnedChannel): Promise<string[]> {
  const rows = await findSentRuns(tx, channel);
  return rows.flatMap(({ actions, next_action, ids }) =>
    sendOver(actions.slice(next_action), channel.type) ? ids : [],
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
  await cancelTriggers(
    tx,
    agencyId,
    triggers.map(({ id }) => id),
  );
  const waiting = await waitingRuns(tx, channel);
  const runIds = await endRuns(tx, agencyId, waiting, 'CHANNEL_REMOVED');
  await undoActions(tx, { agencyId, runIds, reason: 'CHANNEL_REMOVED' });
  await publishRuns(tx, agencyId, runIds);
  await cancelWaitingMessages(tx, channel);
}
