import type { ChannelType } from '@cantera/shared/contracts/enums';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { mailSenderOf, type Sender } from './sender-account.ts';

interface Sent {
  readonly channel: ChannelType;
  readonly sender_id: string | null;
}

/**
 * Through what a message leaves as things are now. A mail of the product itself has no sender of its own; another channel
 * that this installation has no sender for, or that its user has no more, fails as one that is not connected.
 */
export async function senderOf(
  { config, channels }: Pick<Deps, 'config' | 'channels'>,
  tx: Tx,
  agencyId: string,
  { channel, sender_id: senderId }: Sent,
): Promise<Sender> {
  if (channel === 'EMAIL') return senderId ? mailSenderOf(config, tx, agencyId, senderId) : {};
  return channels[channel] ? {} : { failure: 'NO_CHANNEL' };
}
