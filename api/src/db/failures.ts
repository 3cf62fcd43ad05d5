const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** SQLSTATE: connection failures, a transaction that gave way to another, too few resources, a server that starts or stops. */
const STATES = /^(08|40|53|57P)/;
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** What the driver says of its own connections and pool; it gives these no code. */
const DRIVER_WORDS =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|timeout expired|Client was closed and is not queryable|Connection ended unexpectedly|Cannot use a pool after calling end/;

/** The database has no room to write; what it holds can be read (SQLSTATE 53100). */
export const isDatabaseFull = (error: unknown): boolean => codeOf(error) === '53100';

/** The database knows no such role, password or database, or does not let the role in from here (SQLSTATE 28…, 3D000). */
export const refusesLogin = (error: unknown): error is Error => /^(28|3D)/.test(codeOf(error));

/** What the operator reads then; the database's own words name the role or the database, and no password. */
export const loginRefusal = (variable: 'DATABASE_URL' | 'DATABASE_APP_URL', { message }: Error): string =>
  `${variable}: the database does not let this role in: ${message}`;

/** The database ended a transaction, and took all of it back, because another stood against it: it may succeed when run again. */
export const gaveWay = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error));

/**
 * A statement of a transaction in which another has failed before (SQLSTATE 25P02), or the use of one that was to be prepared there
 * (26000): that one is the cause.
 */
export const followsFailure = (error: unknown): boolean => ['25P02', '26000'].includes(codeOf(error));

/** The database ended a statement that took longer than it was given (SQLSTATE 57014). */
export const isOutOfTime = (error: unknown): boolean => codeOf(error) === '57014';

/** A statement that a connection had prepared answers in another shape since a migration. */
export const isPlanOutdated = (error: unknown): boolean =>
  codeOf(error) === '0A000' && error instanceof Error && error.message.includes('cached plan');

/** The database is away, starting, stopping or too busy: the same request may succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  // Where a name has several addresses, each failed in its own way.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  const code = codeOf(error);
  return (
    STATES.test(code) ||
    SOCKET_CODES.has(code) ||
    (error instanceof Error && DRIVER_WORDS.test(error.message))
  );
}
