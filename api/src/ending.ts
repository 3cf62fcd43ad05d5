import { ConfigError, WRONG_SETTINGS } from './config/environment.ts';
import { MigrationError } from './db/migrate.ts';

/** What only a person can put right. */
const isForOperator = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof MigrationError;

/** Somebody else listens where this process should. */
function takenPort(error: unknown): number | undefined {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken && 'port' in error ? Number(error.port) : undefined;
}

function wordsOf(error: unknown): string {
  const port = takenPort(error);
  if (port !== undefined) return `Port ${port} is in use: something else listens there`;
  if (isForOperator(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Ends a process that cannot go on. What a person can put right is said in words, without the place in the program. */
export function endWith(error: unknown): never {
  process.stderr.write(`${wordsOf(error)}\n`);
  process.exit(isForOperator(error) ? WRONG_SETTINGS : 1);
}
