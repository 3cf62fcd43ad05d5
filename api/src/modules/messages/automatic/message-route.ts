import type { ChannelType } from '@cantera/shared/contracts/enums';
import { sql } from 'kysely';
import type { Tx } from '../../../db/tenant.ts';

/** From whom to whom a message about an application goes, or why it cannot. */
export interface MessageRoute {
  readonly senderId: string | null;
  readonly senderName: string | null;
  readonly fromAddress: string | null;
  readonly toAddress: string | null;
  readonly failure: 'NO_CHANNEL' | 'NO_ADDRESS' | null;
}

/**
 * The route as it is now: the first recruiter of the position, who must have the channel connected, to the candidate's
 * address for it.
 */
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
    .leftJoinLateral(
      sql<{ user_id: string }>`app.position_sender(a.agency_id, a.position_id)`.as('sender'),
      (on) => on.onTrue(),
    )
    .leftJoin('users as u', (on) =>
      on.onRef('u.agency_id', '=', 'a.agency_id').onRef('u.id', '=', 'sender.user_id'),
    )
    .leftJoin('channels as ch', (on) =>
      on
        .onRef('ch.agency_id', '=', 'u.agency_id')
        .onRef('ch.user_id', '=', 'u.id')
        .on('ch.type', '=', channel),
    )
    .leftJoin('mail_accounts as ma', (on) =>
      on.onRef('ma.agency_id', '=', 'ch.agency_id').onRef('ma.channel_id', '=', 'ch.id'),
    )
    .select([
      'c.email as candidate_email',
      'u.id as sender_id',
      'u.first_name',
      'u.last_name',
      'u.email as sender_email',
      'ch.id as channel_id',
      'ma.from_name',
      'ma.from_address',
    ])
    .where('a.agency_id', '=', agencyId)
    .where('a.id', '=', applicationId)
    .executeTakeFirst();
  // No other channel can be connected yet, and nothing has an address there.
  const toAddress = channel === 'EMAIL' ? (row?.candidate_email ?? null) : null;
  return {
    senderId: row?.sender_id ?? null,
    senderName: row?.sender_id
      ? (row.from_name ?? `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim())
      : null,
    fromAddress: row?.from_address ?? row?.sender_email ?? null,
    toAddress,
    failure: row?.channel_id ? (toAddress ? null : 'NO_ADDRESS') : 'NO_CHANNEL',
  };
}
