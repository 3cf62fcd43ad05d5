import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { ensureAppRole } from './app-role.ts';
import { loginRefusal, refusesLogin } from './failures.ts';
import { findPending, MigrationError, type MigrationFile, readMigrations } from './migration/files.ts';
import { REPAIRS } from './migration/repairs.ts';
import { builtIndex } from './migration/statements.ts';

export { MigrationError };

/** Any number; the same in every process, so that two starting at once migrate one after the other. */
const LOCK = 724_511_903;
const LOCK_POLL_MS = 100;
/** A server that takes longer is away; the system itself would wait for minutes. */
const CONNECT_MS = 5_000;
/** Nobody got the lock that was asked for in time, or two waited for each other: the same may work a moment later. */
const BUSY = new Set(['55P03', '40P01']);

export interface MigrateOptions {
  readonly folder?: string;
  /** How long a statement of a file waits for a table before everybody who came after it may go on, in milliseconds. */
  readonly lockTimeoutMs?: number;
  /** How often a file is tried. Between two tries the pause grows by `pauseMs`. */
  readonly attempts?: number;
  readonly pauseMs?: number;
}
const DEFAULTS: Required<MigrateOptions> = {
  folder: path.join(import.meta.dirname, 'migrations'),
  // Below the second after which PostgreSQL looks for deadlocks: the migration gives way, not the request that it crosses.
  lockTimeoutMs: 900,
  attempts: 10,
  pauseMs: 500,
};

const REMEMBER = 'insert into schema_migrations (name, checksum) values ($1, $2)';

async function applyWhole(client: pg.Client, file: MigrationFile, lockTimeoutMs: number): Promise<void> {
  const repair = REPAIRS.get(file.name);
  await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`);
  try {
    if (repair) await client.query(repair.before);
    await client.query(file.text);
    if (repair) await client.query(repair.after);
    await client.query(REMEMBER, [file.name, file.checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** What a build that was cut off leaves behind: it is kept up to date with every write and never used. */
async function dropUnfinished(client: pg.Client, index: string): Promise<void> {
  const { rowCount } = await client.query(
    'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  );
  if (rowCount) await client.query(`drop index concurrently ${index}`);
}

/** Each statement by itself. They hold up nobody, so they wait as long as they must for transactions that are older. */
async function applyStatements(
  client: pg.Client,
  { name, checksum }: MigrationFile,
  statements: readonly string[],
): Promise<void> {
  for (const statement of statements) {
    const index = builtIndex(statement);
    if (index) await dropUnfinished(client, index);
    await client.query(statement);
  }
  await client.query(REMEMBER, [name, checksum]);
}

async function applyFile(
  client: pg.Client,
  file: MigrationFile,
  options: Required<MigrateOptions>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (file.statements) await applyStatements(client, file, file.statements);
      else await applyWhole(client, file, options.lockTimeoutMs);
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !BUSY.has(error.code ?? '')) throw error;
      if (attempt >= options.attempts)
        throw new Error(
          `${file.name} did not get its locks in ${attempt} tries: a long transaction is open`,
          {
            cause: error,
          },
        );
      await wait(attempt * options.pauseMs);
    }
  }
}

/** Asks again and again: a statement that waits for the lock would hold a snapshot, and an index that is built concurrently waits for that. */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ]);
    if (rows[0]?.taken) return;
    await wait(LOCK_POLL_MS);
  }
}

/** What has run here. Files from before checksums get the one that they have now. */
async function readApplied(
  client: pg.Client,
  files: readonly MigrationFile[],
): Promise<Map<string, string | null>> {
  await client.query('create table if not exists schema_migrations (name text primary key)');
  await client.query('alter table schema_migrations add column if not exists checksum text');
  await client.query(
    `update schema_migrations m set checksum = f.checksum from unnest($1::text[], $2::text[]) f (name, checksum)
     where m.name = f.name and m.checksum is null`,
    [files.map(({ name }) => name), files.map(({ checksum }) => checksum)],
  );
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function connect(client: pg.Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    throw refusesLogin(error) ? new MigrationError(loginRefusal('DATABASE_URL', error)) : error;
  }
}

/**
 * Brings a database to the newest schema: the queue's tables, then the numbered files that it does not have yet; gives their
 * names. `ownerUrl` is the database's owner, who need not be a superuser. Throws MigrationError for what only a person can
 * put right.
 */
export async function migrate(ownerUrl: string, given: MigrateOptions = {}): Promise<string[]> {
  const options = { ...DEFAULTS, ...given };
  const files = await readMigrations(options.folder);
  const client = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: CONNECT_MS,
    options: '-c statement_timeout=0',
  });
  await connect(client);
  try {
    await takeLock(client);
    await ensureAppRole(client, ownerUrl);
    await runMigrations({ connectionString: ownerUrl });
    const pending = findPending(files, await readApplied(client, files));
    for (const file of pending) await applyFile(client, file, options);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
