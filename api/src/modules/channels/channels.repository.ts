import type { ConnectedChannel, MailAccount } from '@cantera/shared/contracts/channels';
import type { ChannelType } from '@cantera/shared/contracts/enums';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { newId } from '../../ids.ts';

/** The channels of the asking user, with the address that each sends from. */
export async function connectedOf(tx: Tx, actor: Actor): Promise<ConnectedChannel[]> {
  const rows = await tx
    .selectFrom('channels as ch')
    .innerJoin('users as u', (on) =>
      on.onRef('u.agency_id', '=', 'ch.agency_id').onRef('u.id', '=', 'ch.user_id'),
    )
    .leftJoin('mail_accounts as ma', (on) =>
      on.onRef('ma.agency_id', '=', 'ch.agency_id').onRef('ma.channel_id', '=', 'ch.id'),
    )
    .select(['ch.id', 'ch.type', 'u.email', 'ma.from_address'])
    .where('ch.agency_id', '=', actor.agencyId)
    .where('ch.user_id', '=', actor.userId)
    .orderBy('ch.type')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    address: row.from_address ?? row.email,
    hasAccount: row.from_address !== null,
  }));
}

/** The type of a channel of the asking user; undefined for anybody else's. */
export async function ownChannelType(tx: Tx, actor: Actor, id: string): Promise<ChannelType | undefined> {
  const row = await tx
    .selectFrom('channels')
    .select('type')
    .where('agency_id', '=', actor.agencyId)
    .where('user_id', '=', actor.userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.type;
}

/** Deletes a channel of the asking user with its account; false when it was gone. */
export async function deleteOwnChannel(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('channels')
    .where('agency_id', '=', actor.agencyId)
    .where('user_id', '=', actor.userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The account as it is stored, the password sealed. */
export const findAccount = (tx: Tx, actor: Actor) =>
  tx
    .selectFrom('mail_accounts as ma')
    .innerJoin('channels as ch', (on) =>
      on.onRef('ch.agency_id', '=', 'ma.agency_id').onRef('ch.id', '=', 'ma.channel_id'),
    )
    .selectAll('ma')
    .where('ma.agency_id', '=', actor.agencyId)
    .where('ch.user_id', '=', actor.userId)
    .where('ch.type', '=', 'EMAIL')
    .executeTakeFirst();
export type StoredAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export const toAccount = (row: StoredAccount): MailAccount => ({
  host: row.host,
  port: row.port,
  security: row.security,
  username: row.username,
  fromName: row.from_name,
  fromAddress: row.from_address,
  hasPassword: row.sealed_password !== '',
  version: row.version,
});

/** The id of the asking user's EMAIL channel, made when there is none and locked until the transaction ends. */
export async function lockEmailChannel(tx: Tx, actor: Actor): Promise<string> {
  const { id } = await tx
    .insertInto('channels')
    .values({
      agency_id: actor.agencyId,
      id: newId(),
      user_id: actor.userId,
      type: 'EMAIL',
      created_at: now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'user_id', 'type']).doUpdateSet({ type: 'EMAIL' }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
