import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { inSeconds, now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError, badRequest } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { hashToken, newId, newToken } from '../../ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import { attemptsOf, beginAttempt, endAttempt } from './login-attempts.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { deleteSessions } from './session.repository.ts';

const RESET_SECONDS = 3600;

interface Account {
  agencyId: string;
  userId: string;
}

async function findAccount(pool: pg.Pool, email: string): Promise<Account | undefined> {
  const { rows } = await pool.query<{ agency_id: string; user_id: string }>(
    'select agency_id, user_id from app.find_login($1)',
    [email],
  );
  return rows[0] && { agencyId: rows[0].agency_id, userId: rows[0].user_id };
}

const passwordHash = async (tx: Tx, agencyId: string, userId: string): Promise<string | null> =>
  (
    await tx
      .selectFrom('users')
      .select('password_hash')
      .where('agency_id', '=', agencyId)
      .where('id', '=', userId)
      .executeTakeFirst()
  )?.password_hash ?? null;

/** Finds whose email and password these are. Throws one 401 for a wrong address and a wrong password, 429 after too many. */
export async function logIn(
  pool: pg.Pool,
  given: { email: string; password: string },
  address: string,
): Promise<Account> {
  const attempts = attemptsOf(given.email, address);
  await beginAttempt(pool, attempts);
  const account = await findAccount(pool, given.email);
  const stored = account
    ? await withTenant(pool, account.agencyId, (tx) => passwordHash(tx, account.agencyId, account.userId))
    : null;
  if (!(await verifyPassword(stored, given.password)) || !account) {
    throw new AppError({
      status: 401,
      code: 'INVALID_CREDENTIALS',
      message: 'The email or the password is wrong.',
    });
  }
  await endAttempt(pool, attempts);
  return account;
}

/** How long the answer takes at least, so that its time does not tell whether the account exists. */
const RESET_ANSWER_MS = 250;

/** Asks the queue to mail a link when the account exists; takes as long when it does not. */
export async function sendReset(deps: Deps, email: string): Promise<void> {
  const work = async (): Promise<void> => {
    const account = await findAccount(deps.pool, email);
    if (account)
      await withTenant(deps.pool, account.agencyId, (tx) => enqueue(tx, 'auth.send_reset', account));
  };
  await Promise.all([work(), setTimeout(RESET_ANSWER_MS)]);
}

/** A new single-use token to choose a password. Stored as its hash. */
export async function createResetToken(tx: Tx, { agencyId, userId }: Account): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('user_tokens')
    .values({
      agency_id: agencyId,
      id: newId(),
      user_id: userId,
      kind: 'RESET',
      token_hash: hashToken(token),
      created_at: now(),
      expires_at: inSeconds(RESET_SECONDS),
    })
    .execute();
  return token;
}

/** Sets a new password by the token of a mail and ends every session of the user. Throws 400 INVALID_TOKEN. */
export async function resetPassword(pool: pg.Pool, token: string, password: string): Promise<void> {
  const invalid = badRequest('INVALID_TOKEN', 'This link is not valid any more. Ask for a new one.', {
    token: 'invalid_value',
  });
  const { rows } = await pool.query<{ agency_id: string; token_id: string; user_id: string }>(
    'select agency_id, token_id, user_id from app.find_user_token($1)',
    [hashToken(token)],
  );
  const found = rows[0];
  if (!found) throw invalid;
  const hash = await hashPassword(password);
  await withTenant(pool, found.agency_id, async (tx) => {
    const used = await tx
      .updateTable('user_tokens')
      .set({ used_at: now() })
      .where('agency_id', '=', found.agency_id)
      .where('id', '=', found.token_id)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now().toISOString())
      .returning('id')
      .executeTakeFirst();
    if (!used) throw invalid;
    await setPassword(tx, found.agency_id, found.user_id, hash);
    await deleteSessions(tx, found.agency_id, found.user_id);
  });
}

/** Links sent before do not outlive the password that they were sent for. */
async function setPassword(tx: Tx, agencyId: string, userId: string, hash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: hash })
    .where('agency_id', '=', agencyId)
    .where('id', '=', userId)
    .execute();
  await tx
    .updateTable('user_tokens')
    .set({ used_at: now() })
    .where('agency_id', '=', agencyId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** Changes the actor's own password and ends his other sessions. Throws 400 WRONG_PASSWORD naming `current_password`. */
export async function changeOwn(
  tx: Tx,
  actor: Actor,
  given: { currentPassword: string; password: string },
): Promise<void> {
  if (!(await verifyPassword(await passwordHash(tx, actor.agencyId, actor.userId), given.currentPassword))) {
    throw badRequest('WRONG_PASSWORD', 'Current password is not OK.', { current_password: 'wrong_password' });
  }
  await setPassword(tx, actor.agencyId, actor.userId, await hashPassword(given.password));
  await deleteSessions(tx, actor.agencyId, actor.userId, actor.sessionId);
}
