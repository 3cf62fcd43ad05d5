import { setTimeout } from 'node:timers/promises';
import { changeOwnPassword, login } from '@cantera/shared/contracts/auth';
import { topic } from '@cantera/shared/contracts/topics';
import type pg from 'pg';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { type AppError, fail } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { enqueue } from '../../jobs/queue.ts';
import { publish } from '../../live/index.ts';
import { notePasswordStrength } from '../users/index.ts';
import { type Account, findAccount, findPasswordHash, holdPasswordHash } from './account.repository.ts';
import {
  attemptsOf,
  beginAttempt,
  endAttempt,
  liftLock,
  ownPasswordAttempts,
  rememberPlace,
  resetAttempts,
} from './login-attempts.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { findPasswordOwner, passwordFault, requireStrongPassword } from './password-policy.ts';
import { deleteSessions } from './session.repository.ts';
import { checkToken, findToken, setPassword, useToken } from './user-tokens.ts';

const wrongCredentials = (): AppError =>
  fail(login.errors, 'INVALID_CREDENTIALS', 'The email or the password is wrong.');

/** Someone who has given their password, which must still be theirs when their session starts. */
interface KnownAccount extends Account {
  readonly passwordHash: string;
}

/** Finds whose email and password these are. Throws one 401 for a wrong address and a wrong password, 429 after too many. */
export async function logIn(
  pool: pg.Pool,
  given: { email: string; password: string },
  address: string,
): Promise<KnownAccount> {
  const attempts = await attemptsOf(pool, given.email, address);
  await beginAttempt(pool, attempts);
  const account = await findAccount(pool, given.email);
  const stored = account
    ? await withTenant(pool, account.agencyId, (tx) => findPasswordHash(tx, account))
    : null;
  if (!(await verifyPassword(stored, given.password)) || !account || stored === null)
    throw wrongCredentials();
  await endAttempt(pool, attempts);
  await rememberPlace(pool, given.email, address);
  const known = { ...account, passwordHash: stored };
  await judgePassword(pool, known, given.password);
  return known;
}

/** Notes whether a password that let somebody in would be refused today: this is the one moment at which it is known. */
async function judgePassword(pool: pg.Pool, account: KnownAccount, password: string): Promise<void> {
  const owner = await withTenant(pool, account.agencyId, (tx) => findPasswordOwner(tx, account));
  const isWeak = (await passwordFault(password, owner)) !== undefined;
  await withTenant(pool, account.agencyId, (tx) => notePasswordStrength(tx, account, isWeak));
}

/**
 * Holds a user until the end of the transaction. Throws 401 when they were removed, or got another password,
 * since they gave theirs: what ends their sessions then would not end the one that is about to start.
 */
export async function holdAccount(tx: Tx, account: Account & Partial<KnownAccount>): Promise<void> {
  const stored = await holdPasswordHash(tx, account);
  const given = account.passwordHash;
  if (stored === undefined || (given !== undefined && stored !== given)) throw wrongCredentials();
}

/** How long the answer takes at least, so that its time does not tell whether the account exists. */
const RESET_ANSWER_MS = 250;

/**
 * Asks the queue to mail a link when the account exists; takes as long when it does not. Someone who has not
 * accepted their invitation gets it again. Throws 429 with Retry-After when asked often for one account or
 * from one address.
 */
export async function sendReset(deps: Deps, email: string, address: string): Promise<void> {
  await beginAttempt(deps.pool, resetAttempts(email, address));
  const work = async (): Promise<void> => {
    const account = await findAccount(deps.pool, email);
    if (account)
      await withTenant(deps.pool, account.agencyId, (tx) => enqueue(tx, 'auth.send_reset', account));
  };
  await Promise.all([work(), setTimeout(RESET_ANSWER_MS)]);
}

/** Sets a new password by the token of a mail, ends every session of the user and any wait of their account. Throws 400 INVALID_TOKEN, WEAK_PASSWORD. */
export async function resetPassword(pool: pg.Pool, token: string, password: string): Promise<void> {
  const found = await findToken(pool, token);
  const owner = await withTenant(pool, found.agencyId, async (tx) => {
    // A link that does not work tells nothing about whose it was.
    await checkToken(tx, found, 'RESET');
    return findPasswordOwner(tx, found);
  });
  await requireStrongPassword(password, owner);
  const hash = await hashPassword(password);
  await await withTenant(pool, found.agencyId, async (tx) => {
    await useToken(tx, found, 'RESET');
    await setPassword(tx, found.agencyId, found.userId, hash);
    await deleteSessions(tx, found.agencyId, found.userId);
    await publish(tx, found.agencyId, topic.sessions(found.userId));
  });
  await liftLock(pool, owner.email);
}

/**
 * Changes the actor's own password and ends their other sessions. Throws 400 WRONG_PASSWORD naming
 * `current_password`, then 400 WEAK_PASSWORD, and 429 with Retry-After after many wrong ones: whoever finds
 * an open session must not be able to guess.
 */
export async function changeOwn(
  pool: pg.Pool,
  actor: Actor,
  given: { currentPassword: string; password: string },
): Promise<void> {
  const { agencyId, userId } = actor;
  const attempts = ownPasswordAttempts(userId);
  await beginAttempt(pool, attempts);
  const stored = await withTenant(pool, agencyId, (tx) => findPasswordHash(tx, actor));
  if (!(await verifyPassword(stored, given.currentPassword))) {
    throw fail(changeOwnPassword.errors, 'WRONG_PASSWORD', 'Current password is not OK.', {
      fields: { current_password: 'wrong_password' },
    });
  }
  await endAttempt(pool, attempts);
  await requireStrongPassword(
    given.password,
    await withTenant(pool, agencyId, (tx) => findPasswordOwner(tx, actor)),
  );
  const hash = await hashPassword(given.password);
  await withTenant(pool, agencyId, async (tx) => {
    await setPassword(tx, agencyId, userId, hash);
    await deleteSessions(tx, agencyId, userId, actor.sessionId);
    await publish(tx, agencyId, topic.sessions(userId));
  });
}
