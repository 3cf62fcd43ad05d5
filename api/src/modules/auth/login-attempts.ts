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

/** Throws 429 with Retry-After while any of the keys must wait. */
export async function checkAttempts(pool: pg.Pool, attempts: readonly Attempt[]): Promise<void> {
  const { rows } = await pool.query<{ blocked_until: string }>(
    'select max(blocked_until) as blocked_until from login_attempts where key = any($1) and blocked_until > $2',
    [attempts.map((attempt) => attempt.key), now()],
  );
  const until = rows[0]?.blocked_until;
  if (until) throw tooMany((new Date(until).getTime() - now().getTime()) / 1000);
}

/** Counts a failure against each key. */
export async function recordFailure(pool: pg.Pool, attempts: readonly Attempt[]): Promise<void> {
  for (const { key, allowance } of attempts) {
    const { rows } = await pool.query<{ failures: number }>(
      `insert into login_attempts (key, failures, updated_at) values ($1, 1, $2)
       on conflict (key) do update set failures = case when login_attempts.updated_at < $3 then 1 else login_attempts.failures + 1 end, updated_at = $2
       returning failures`,
      [key, now(), new Date(now().getTime() - FORGET_MS)],
    );
    const over = (rows[0]?.failures ?? 0) - allowance.free;
    if (over > 0) {
      const seconds = Math.min(2 ** Math.min(over, 20), MAX_SECONDS);
      await pool.query('update login_attempts set blocked_until = $2 where key = $1', [
        key,
        new Date(now().getTime() + seconds * 1000),
      ]);
    }
  }
}

/** A success clears the account's count; the address keeps its own. */
export const clearAttempts = (pool: pg.Pool, attempts: readonly Attempt[]): Promise<unknown> =>
  pool.query('delete from login_attempts where key = $1', [attempts[0]?.key]);
