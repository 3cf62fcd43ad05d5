import { createHmac } from 'node:crypto';
import pg from 'pg';
import { OnePacketSocket } from '../integrations/database/one-packet-socket.ts';
import { prepareStatementsOf } from './prepared-statements.ts';

const { types } = pg;

/** Role that the server works as: neither owner nor superuser, so that row-level security binds it. */
export const APP_ROLE = 'cantera_app';

/** `2026-01-02 03:04:05.1+00` as ISO 8601 with milliseconds; the session's time zone is UTC. */
const isoTime = (value: string): string => {
  const [day = '', time = ''] = value.replace(/\+00.*$/, '').split(' ');
  const [seconds = '', fraction = ''] = time.split('.');
  return `${day}T${seconds}.${fraction.padEnd(3, '0').slice(0, 3)}Z`;
};
/** Timestamps reach the app as ISO 8601 in UTC, dates as `yyyy-mm-dd`, numerics and bigints as numbers. */
const parsers = new Map<number, (value: string) => unknown>([
  [types.builtins.TIMESTAMPTZ, isoTime],
  [types.builtins.DATE, (value) => value],
  [types.builtins.NUMERIC, Number],
  [types.builtins.INT8, Number],
]);

/** The restricted role's password follows from the owner's, so that every process of an installation knows it. */
export const appRolePassword = (ownerUrl: string): string =>
  createHmac('sha256', decodeURIComponent(new URL(ownerUrl).password) || 'no password')
    .update(APP_ROLE)
    .digest('base64url');

export function appRoleUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = APP_ROLE;
  url.password = appRolePassword(ownerUrl);
  return url.href;
}

/** Whether what a connection keeps is still there at its next use: behind a pooler in transaction mode it is not. */
const keepsStatements = (url: string): boolean => new URL(url).searchParams.get('pgbouncer') !== 'true';

/** A pool of connections in UTC. `url` names the role; without `prepares` every statement is parsed at each use. */
export function createPool(url: string, max: number, prepares = true): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // Statements that are asked together do not wait for each other.
    pipeline: true,
    stream: () => new OnePacketSocket(),
    idleTimeoutMillis: 30_000,
    // A plan that a connection keeps was made for the sizes that tables had then.
    maxLifetimeSeconds: 600,
    connectionTimeoutMillis: 5_000,
    options: '-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000',
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        parsers.get(oid) ?? types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  if (prepares && keepsStatements(url)) prepareStatementsOf(pool);
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same while it is lent out: whoever holds it hears of the loss from its next query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
