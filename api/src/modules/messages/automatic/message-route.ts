import type { MESSAGE_PROBLEMS } from '@cantera/shared/contracts/announcements';
import type { ChannelType } from '@cantera/shared/contracts/enums';
import { joinNames } from '@cantera/shared/contracts/text';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/tenant.ts';

/** From whom to whom a message about an application goes, or why it cannot. */
export interface MessageRoute {
  readonly senderId: string | null;
  readonly senderName: string | null;
  readonly fromAddress: string | null;
  readonly toAddress: string | null;
  readonly failure: (typeof MESSAGE_PROBLEMS)[number] | null;
}
/** Who sends the messages of a position. */
interface MessageSender {
  readonly senderId: string | null;
  readonly senderName: string | null;
  readonly fromAddress: string | null;
  readonly hasChannel: boolean;
}
interface Recipient {
  readonly email: string | null;
  readonly phone_number: string | null;
  readonly gdpr_status: string;
}

/** Who sends: one user, or none, with the channel that they have connected. */
async function readSender(
  tx: Tx,
  agencyId: string,
  users: RawBuilder<{ user_id: string }>,
  channel: ChannelType,
): Promise<MessageSender> {
  const row = await tx
    .selectFrom(users.as('sender'))
    .innerJoin('users as u', 'u.id', 'sender.user_id')
    .leftJoin('channels as ch', (on) =>
      on
        .onRef('ch.agency_id', '=', 'u.agency_id')
        .onRef('ch.user_id', '=', 'u.id')
        .on('ch.type', '=', channel),
    )
    .leftJoin('mail_accounts as ma', (on) =>
      on.onRef('ma.agency_id', '=', 'ch.agency_id').onRef('ma.channel_id', '=', 'ch.id'),
    )
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'ch.id as channel_id'])
    .select(['ma.from_name', 'ma.from_address'])
    .where('u.agency_id', '=', agencyId)
    .executeTakeFirst();
  if (!row) return { senderId: null, senderName: null, fromAddress: null, hasChannel: false };
  return {
    senderId: row.id,
    senderName: row.from_name ?? joinNames(row.first_name, row.last_name),
    fromAddress: row.from_address ?? row.email,
    hasChannel: row.channel_id !== null,
  };
}

/** The first recruiter of the position as it is now, who must have the channel connected. */
export const findSender = (
  tx: Tx,
  agencyId: string,
  positionId: string,
  channel: ChannelType,
): Promise<MessageSender> =>
  readSender(tx, agencyId, sql`app.position_sender(${agencyId}, ${positionId})`, channel);

/** A member who writes themselves. */
export const findOwnSender = (
  tx: Tx,
  agencyId: string,
  userId: string,
  channel: ChannelType,
): Promise<MessageSender> => readSender(tx, agencyId, sql`(select ${userId}::uuid as user_id)`, channel);

function addressOf({ email, phone_number }: Recipient, channel: ChannelType): string | null {
  switch (channel) {
    case 'EMAIL':
      return email;
    case 'WHATSAPP':
      return phone_number;
    case 'LINKEDIN':
      // It cannot be connected yet, and nothing has an address there.
      return null;
  }
}

/** The route from a sender to a person. Nobody is written to who refused to be in the agency's records. */
export function routeOf(sender: MessageSender, recipient: Recipient, channel: ChannelType): MessageRoute {
  const { hasChannel, ...from } = sender;
  const toAddress = addressOf(recipient, channel);
  const failure = () => {
    if (!hasChannel) return 'NO_CHANNEL';
    if (!toAddress) return 'NO_ADDRESS';
    return recipient.gdpr_status === 'REJECTED' ? 'CONSENT_REFUSED' : null;
  };
  return { ...from, toAddress, failure: failure() };
}

/** The route of a message about an application as it is now. */
export async function findRoute(
  tx: Tx,
  agencyId: string,
  applicationId: string,
  channel: ChannelType,
): Promise<MessageRoute> {
  const row = await tx
    .selectFrom('applications as a')
    .innerJoin('candidates as c', (on) =>
      on.onRef('c.agency_id', '=', 'a.agency_id').onRef('c.id', '=', 'a.candidate_id'),
    )
    .select(['a.position_id', 'c.email', 'c.phone_number', 'c.gdpr_status'])
    .where('a.agency_id', '=', agencyId)
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return routeOf(await findSender(tx, agencyId, row.position_id, channel), row, channel);
}

/** A stored message: of a workflow, of a member who wrote it, or the product's own. */
interface RoutedMessage {
  readonly run_id: string | null;
  readonly sender_id: string | null;
  readonly application_id: string | null;
  readonly candidate_id: string | null;
  readonly channel: ChannelType;
}

/** What a member wrote goes out over their own channel, to the address that the candidate has now. */
async function findWrittenRoute(
  tx: Tx,
  agencyId: string,
  { senderId, candidateId, channel }: { senderId: string; candidateId: string; channel: ChannelType },
): Promise<MessageRoute | null> {
  const candidate = await tx
    .selectFrom('candidates')
    .select(['email', 'phone_number', 'gdpr_status'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', candidateId)
    .executeTakeFirst();
  return candidate ? routeOf(await findOwnSender(tx, agencyId, senderId, channel), candidate, channel) : null;
}

/** The route of a stored message as it is now; null for the product's own, which go out as they were written. */
export async function findRouteOf(
  tx: Tx,
  agencyId: string,
  row: RoutedMessage,
): Promise<MessageRoute | null> {
  const { run_id, sender_id: senderId, application_id, candidate_id: candidateId, channel } = row;
  if (run_id) return application_id ? findRoute(tx, agencyId, application_id, channel) : null;
  if (!senderId || !candidateId) return null;
  return findWrittenRoute(tx, agencyId, { senderId, candidateId, channel });
}
