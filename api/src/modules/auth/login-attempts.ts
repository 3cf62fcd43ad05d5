import type pg from 'pg';
import { now } from '../../clock.ts';
import { tooMany } from '../../errors.ts';
import { hashToken } from '../../ids.ts';

/** How many failures are free, and how long the wait grows after that: 2, 4, 8 … seconds, at most 15 minutes. */
interface Allowance {
  readonly free: number;
}
const PER_ACCOUNT: Allowance = { free: 5 };
const PER_ADDRESS: Allowance = { free: 50 };
const MAX_SECONDS = 900;
/** Failures older than this are forgotten. */
const FORGET_MS = 3_600_000;

interface Attempt {
  readonly key: string;
  readonly allowance: Allowance;
}

const keyed = (kind: string, value: string): string =>
  `${kind}:${hashToken(value.toLowerCase()).toString('base64url')}`;

/** The keys that a login counts against: the account named, existing or not, and the address it comes from. */
export const attemptsOf = (email: string, address: string): Attempt[] => [
  { key: keyed('account', email), allowance: PER_ACCOUNT },
  { key: keyed('address', address), allowance: PER_ADDRESS },
];

/** The keys that asking for a mailed link counts against; none of them is cleared by success. */
export const resetAttempts = (email: string, address: string): Attempt[] => [
  { key: keyed('reset-account', email), allowance: PER_ACCOUNT },
  { key: keyed('reset-address', address), allowance: PER_ADDRESS },
];

/** The key that typing one's own current password counts against. */
export const ownPasswordAttempts = (userId: string): Attempt[] => [
  { key: keyed('own-password', userId), allowance: PER_ACCOUNT },
];

/** The key that trying a mail account's password counts against. */
export const mailAccountAttempts = (userId: string): Attempt[] => [
  { key: keyed('mail-account', userId), allowance: PER_ACCOUNT },
];

/** Throws 429 with Retry-After while any of the keys must wait. */
async function checkAttempts(pool: pg.Pool, attempts: readonly Attempt[]): Promise<void> {
  const { rows } = await pool.query<{ blocked_until: string }>(
    'select max(blocked_until) as blocked_until from login_attempts where key = any($1) and blocked_until > $2',
    [attempts.map((attempt) => attempt.key), now()],
  );
  const until = rows[0]?.blocked_until;
  if (until) throw tooMany((new Date(until).getTime() - now().getTime()) / 1000);
}

/**
 * Counts an attempt against each key, as failed until it has succeeded: attempts sent all at once must not pass before the
 * first of them is judged. Throws 429 with Retry-After when another one of them has used the last free attempt up.
 */
export async function beginAttempt(pool: pg.Pool, attempts: readonly Attempt[]): Promise<void> {
  await checkAttempts(pool, attempts);
  for (const { key, allowance } of attempts) {
    const { rowCount } = await pool.query(
      `insert into login_attempts as a (key, failures, updated_at) values ($1, 1, $2)
       on conflict (key) do update set
         failures = case when a.updated_at < $3 then 1 else a.failures + 1 end,
         blocked_until = case when a.updated_at >= $3 and a.failures >= $4
           then $2::timestamptz + least(power(2, least(a.failures + 1 - $4, 20)), $5) * interval '1 second' end,
         updated_at = $2
       where a.blocked_until is null or a.blocked_until <= $2`,
      [key, now(), new Date(now().getTime() - FORGET_MS), allowance.free, MAX_SECONDS],
    );
    if (rowCount === 0) throw tooMany(1);
  }
}

/** A success clears the account's count; the address keeps its own, without this attempt. */
export async function endAttempt(pool: pg.Pool, attempts: readonly Attempt[]): Promise<void> {
  const [account, address] = attempts;
  await pool.query('delete from login_attempts where key = $1', [account?.key]);
  await pool.query(
    'update login_attempts set failures = greatest(failures - 1, 0), blocked_until = null where key = $1',
    [address?.key],
  );
}
