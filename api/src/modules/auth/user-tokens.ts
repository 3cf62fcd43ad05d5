import { linkErrors } from '@cantera/shared/contracts/auth';
import type { InvitationDelivery } from '@cantera/shared/contracts/users';
import { type ExpressionBuilder, sql } from 'kysely';
import type pg from 'pg';
import { inSeconds, now } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import type { Tx } from '../../db/tenant.ts';
import { fail } from '../../errors.ts';
import { hashToken, newId, newToken } from '../../ids.ts';
import { INVITATION_DAYS, writePasswordHash } from '../users/index.ts';

const SECONDS = { RESET: 3600, INVITATION: INVITATION_DAYS * 86_400 } as const;
type Kind = keyof typeof SECONDS;

interface Account {
  readonly agencyId: string;
  readonly userId: string;
}
export interface FoundToken extends Account {
  readonly tokenId: string;
}

const invalid = () =>
  fail(linkErrors, 'INVALID_TOKEN', 'This link is not valid any more. Ask for a new one.', {
    fields: { token: 'invalid_value' },
  });

/** A new single-use token for a link to choose a password. Stored as its hash. */
async function createToken(
  tx: Tx,
  { agencyId, userId }: Account,
  kind: Kind,
  seconds: number = SECONDS[kind],
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('user_tokens')
    .values({
      agency_id: agencyId,
      id: newId(),
      user_id: userId,
      kind,
      token_hash: hashToken(token),
      created_at: now(),
      expires_at: inSeconds(seconds),
    })
    .execute();
  return token;
}

/** For someone who has forgotten their password; works for an hour, or until there is a newer one. */
export async function createResetToken(tx: Tx, account: Account): Promise<string> {
  await tx
    .updateTable('user_tokens')
    .set({ used_at: now() })
    .where('agency_id', '=', account.agencyId)
    .where('user_id', '=', account.userId)
    .where('kind', '=', 'RESET')
    .where('used_at', 'is', null)
    .execute();
  return createToken(tx, account, 'RESET');
}
/** For someone who has none yet; works for seven days. */
export const createInvitationToken = (tx: Tx, account: Account): Promise<string> =>
  createToken(tx, account, 'INVITATION');

/** How long the link of an invitation works whose mail has not been taken: long enough for a mail that is just leaving. */
const LEAVING_SECONDS = 3600;
/** An invitation's link for a mail that has yet to leave; `settleInvitation` says what became of it. */
export const createLeavingInvitation = (tx: Tx, account: Account): Promise<string> =>
  createToken(tx, account, 'INVITATION', LEAVING_SECONDS);

/**
 * What became of an invitation's mail: with `SENT` its link works for seven days; with `FAILED`, when nobody will ever take
 * it, it never works; with `WAITING` there is no link until the mail is tried again.
 */
export async function settleInvitation(
  tx: Tx,
  { agencyId, userId }: Account,
  token: string,
  delivery: InvitationDelivery,
): Promise<void> {
  const isIt = ({ and }: ExpressionBuilder<Database, 'user_tokens'>) =>
    and({ agency_id: agencyId, user_id: userId, token_hash: hashToken(token) });
  const expires_at = delivery === 'SENT' ? inSeconds(SECONDS.INVITATION) : sql<string>`created_at`;
  if (delivery === 'WAITING') await tx.deleteFrom('user_tokens').where(isIt).execute();
  else await tx.updateTable('user_tokens').set({ expires_at }).where(isIt).execute();
}

/** Whose token this is, whether or not it still works. Throws 400 INVALID_TOKEN for an unknown one. */
export async function findToken(pool: pg.Pool, token: string): Promise<FoundToken> {
  const { rows } = await pool.query<{ agency_id: string; token_id: string; user_id: string }>(
    'select agency_id, token_id, user_id from app.find_user_token($1)',
    [hashToken(token)],
  );
  const found = rows[0];
  if (!found) throw invalid();
  return { agencyId: found.agency_id, tokenId: found.token_id, userId: found.user_id };
}

/** Throws 400 INVALID_TOKEN unless the token is of this kind, unused and not too old. */
export async function checkToken(tx: Tx, found: FoundToken, kind: Kind): Promise<void> {
  const good = await tx
    .selectFrom('user_tokens')
    .select('id')
    .where('agency_id', '=', found.agencyId)
    .where('id', '=', found.tokenId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now().toISOString())
    .forUpdate()
    .executeTakeFirst();
  if (!good) throw invalid();
}

/** Uses a token up. Throws as `checkToken` does; of two at once the second waits and is refused. */
export async function useToken(tx: Tx, found: FoundToken, kind: Kind): Promise<void> {
  await checkToken(tx, found, kind);
  await tx
    .updateTable('user_tokens')
    .set({ used_at: now() })
    .where('agency_id', '=', found.agencyId)
    .where('id', '=', found.tokenId)
    .execute();
}

/** Links sent before do not outlive the password that they were sent for. */
export async function setPassword(tx: Tx, agencyId: string, userId: string, hash: string): Promise<void> {
  await writePasswordHash(tx, agencyId, userId, hash);
  await tx
    .updateTable('user_tokens')
    .set({ used_at: now() })
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
