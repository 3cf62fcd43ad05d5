import { type ChannelRemoval, MAX_CONNECTED_CHANNELS } from '@cantera/shared/contracts/channels';
import { topic } from '@cantera/shared/contracts/topics';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/tenant.ts';
import { notFound } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publish } from '../../live/index.ts';
import { cancelForChannel, type OwnedChannel, previewChannelRemoval } from '../engine/index.ts';
import { connectedOf, deleteOwnChannel, ownChannelType } from './channels.repository.ts';

/**
 * What the asking user has connected, and what they can connect: other channels than EMAIL are still to come.
 */
export async function listOwnChannels(tx: Tx, actor: Actor, { publicUrl }: Pick<Config, 'publicUrl'>) {
  const connected = await connectedOf(tx, actor);
  const canConnect =
    connected.length < MAX_CONNECTED_CHANNELS && !connected.some(({ type }) => type === 'EMAIL');
  return {
    connected,
    available: canConnect
      ? [{ type: 'EMAIL' as const, connectUrl: `${publicUrl}/settings/channels/email` }]
      : [],
  };
}

async function ownChannel(tx: Tx, actor: Actor, id: string): Promise<OwnedChannel> {
  const type = await ownChannelType(tx, actor, id);
  if (!type) throw notFound('channel');
  return { agencyId: actor.agencyId, userId: actor.userId, type };
}

/** What would be cancelled with a channel. Throws 404 for one that is not the asking user's. */
export const readRemoval = async (tx: Tx, actor: Actor, id: string): Promise<ChannelRemoval> =>
  previewChannelRemoval(tx, await ownChannel(tx, actor, id));

/** Removes a channel and cancels what depends on it. Throws 404. */
export async function removeOwnChannel(tx: Tx, actor: Actor, id: string): Promise<void> {
  const channel = await ownChannel(tx, actor, id);
  // First: a run that writes a message from now on finds no channel.
  if (!(await deleteOwnChannel(tx, actor, id))) throw notFound('channel');
  await cancelForChannel(tx, channel);
  await publish(tx, actor.agencyId, topic.channels(actor.userId));
}
