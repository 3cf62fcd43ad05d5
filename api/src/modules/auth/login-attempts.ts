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
/** Guesses at one account from many addresses. Where it has been logged in from, this does not count: a stranger cannot keep anyone out. */
const FROM_EVERYWHERE: Allowance = { free: 100 };
const MAX_SECONDS = 900;
/** Failures older than this are forgotten. */
const FORGET_MS = 3_600_000;

interface Attempt {
  readonly key: string;
  readonly allowance: Allowance;
}

const keyed = (kind: string, value: string): string =>
  `${kind}:${hashToken(value.toLowerCase()).toString('base64url')}`;

/** The account as one address sees it. */
const pairKey = (email: string, address: string): string =>
  `${keyed('account', email)}:${keyed('from', address)}`;
const knownKey = (email: string, address: string): string => `known:${pairKey(email, address)}`;

async function isKnownPlace(pool: pg.Pool, email: string, address: string): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from login_attempts where key = $1', [
    knownKey(email, address),
  ]);
  return rowCount !== 0;
}

/**
 * The keys that a login counts against: the account named, existing or not, as this address tries it; the address; and the
 * account from everywhere, unless it was logged in from here within a week.
 */
export async function attemptsOf(pool: pg.Pool, email: string, address: string): Promise<Attempt[]> {
  const isKnown = await isKnownPlace(pool, email, address);
  return [
    { key: pairKey(email, address), allowance: PER_ACCOUNT },
    { key: keyed('address', address), allowance: PER_ADDRESS },
    ...(isKnown ? [] : [{ key: keyed('everywhere', email), allowance: FROM_EVERYWHERE }]),
  ];
}

/** Keeps that an account was logged in from an address. */
export async function rememberPlace(pool: pg.Pool, email: string, address: string): Promise<void> {
  await pool.query(
    `insert into login_attempts (key, failures, updated_at) values ($1, 0, $2)
     on conflict (key) do update set updated_at = excluded.updated_at`,
    [knownKey(email, address), now()],
  );
}

/** Lets an account be logged in to again from everywhere: whoever has its mail has shown who they are. */
export async function liftLock(pool: pg.Pool, email: string): Promise<void> {
  await pool.query('delete from login_attempts where key = $1 or starts_with(key, $2)', [
    keyed('everywhere', email),
    `${keyed('account', email)}:`,
  ]);
}

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

/** A success clears the first count, the account's; the others keep theirs, without this attempt. */
export async function endAttempt(pool: pg.Pool, attempts: readonly Attempt[]): Promise<void> {
  const [account, ...others] = attempts.map(({ key }) => key);
  await pool.query('delete from login_attempts where key = $1', [account]);
  await pool.query(
    'update login_attempts set failures = greatest(failures - 1, 0), blocked_until = null where key = any ($1)',
    [others],
  );
}
