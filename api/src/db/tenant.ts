import { setTimeout as wait } from 'node:timers/promises';
import type { Role } from '@cantera/shared/contracts/enums';
import { isUuid } from '@cantera/shared/contracts/text';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { gaveWay, isPlanOutdated } from './failures.ts';
import { type PreparedStatements, preparedStatementsOf } from './prepared-statements.ts';
import type { Database } from './schema.ts';

/** Queries inside one transaction that sees one agency only. */
export type Tx = Kysely<Database>;

class ClientConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #statements: PreparedStatements | undefined;
  readonly #count: () => void;
  constructor(client: pg.PoolClient, statements: PreparedStatements | undefined, count: () => void) {
    this.#client = client;
    this.#statements = statements;
    this.#count = count;
  }
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#count();
    // A text without parameters may be several statements, which cannot be prepared.
    const isOne = query.parameters.length > 0;
    const name = isOne ? this.#statements?.nameOf(this.#client, query.sql) : undefined;
    const result = await this.#client.query({
      ...(name === undefined ? {} : { name }),
      text: query.sql,
      values: [...query.parameters],
    });
    return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
  }
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not used');
  }
}

/**
 * What every request with a session begins with: the first statement finds the agency of a token and makes it that of the
 * transaction, the second reads under the agency's policies.
 */
const SESSION_STATEMENTS = {
  open_session: `select set_config('app.agency_id', agency_id::text, true) from app.find_session($1)`,
  read_session: `select s.agency_id, s.id as session_id, s.user_id, u.role, s.created_at, s.last_used_at, s.expires_at
    from sessions s join users u on u.agency_id = s.agency_id and u.id = s.user_id where s.token_hash = $1`,
} as const;

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
const nothing = async (): Promise<void> => undefined;

/** Kysely over a connection that is already inside a transaction; making one costs some 20 µs. */
function bind(client: pg.PoolClient, statements: PreparedStatements | undefined, count: () => void): Tx {
  const connection = new ClientConnection(client, statements, count);
  const driver: Driver = {
    init: nothing,
    destroy: nothing,
    acquireConnection: async () => connection,
    releaseConnection: nothing,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
  };
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => adapter,
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => compiler,
    },
  });
}

/** Told of every statement; tests count with it. */
export type QueryListener = () => void;
let listener: QueryListener = () => undefined;
export const onQuery = (next: QueryListener): void => {
  listener = next;
};

interface Transaction<T> {
  /** The statements that open it; they travel in one round trip. */
  readonly begin: string;
  readonly work: (tx: Tx, opened: readonly pg.QueryResult[]) => Promise<T>;
}

async function runOnce<T>(pool: pg.Pool, { begin, work }: Transaction<T>): Promise<T> {
  const statements = preparedStatementsOf(pool);
  const client = await pool.connect();
  let broken: Error | undefined;
  const orBroken = (failure: Error): void => {
    broken = failure;
  };
  try {
    await statements?.prepareFor(client, SESSION_STATEMENTS).catch((failure: Error) => {
      orBroken(failure);
      throw failure;
    });
    const opened = (await client.query(begin)) as unknown as pg.QueryResult[];
    const value = await work(bind(client, statements, listener), opened);
    await client.query('commit');
    return value;
  } catch (error) {
    if (isPlanOutdated(error)) statements?.forgetAll();
    await client.query('rollback').catch(orBroken);
    throw error;
  } finally {
    if (!broken) await statements?.tidy(client).catch(orBroken);
    client.release(broken);
  }
}

const TRIES = 3;
/** Milliseconds before the next try, so that two that met do not meet again. */
const pause = (tried: number): number => tried * (10 + Math.random() * 40);

/** Settings of a transaction. */
export interface Repeating {
  /** Asked before `work` runs once more; false where it has done what a rollback does not take back. */
  readonly mayRepeat?: () => boolean;
}

/**
 * Runs a transaction, and the whole of it again when it gave way to another or met a plan from before a migration: the
 * database has then taken back all that it did.
 */
async function transaction<T>(
  pool: pg.Pool,
  parts: Transaction<T>,
  { mayRepeat = () => true }: Repeating,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await runOnce(pool, parts);
    } catch (error) {
      const isOver = tried === TRIES || !(gaveWay(error) || isPlanOutdated(error));
      if (isOver || !mayRepeat()) throw error;
      await wait(pause(tried));
    }
  }
}

/**
 * Runs `work` in one transaction of the agency, up to three times where it gives way to another: what `work` changes outside
 * of the database, it must be able to change again. Throws what `work` throws, after rolling back.
 */
export function withTenant<T>(
  pool: pg.Pool,
  agencyId: string,
  work: (tx: Tx) => Promise<T>,
  repeating: Repeating = {},
): Promise<T> {
  if (!isUuid(agencyId)) throw new Error('an agency id is a uuid');
  const begin = `begin; select set_config('app.agency_id', '${agencyId}', true)`;
  return transaction(pool, { begin, work: (tx) => work(tx) }, repeating);
}

/** A session whose token was shown, with the user whose it is. Whether it is still good is for the module auth to say. */
export interface FoundSession {
  readonly agencyId: string;
  readonly sessionId: string;
  readonly userId: string;
  readonly role: Role;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly expiresAt: string;
}

interface SessionRow {
  agency_id: string;
  session_id: string;
  user_id: string;
  role: Role;
  created_at: string;
  last_used_at: string;
  expires_at: string;
}

/**
 * Finds the session of a token and, in the same round trip, opens the transaction of its agency and reads who asks. `work`
 * gets null for an unknown token. Repeats as `withTenant` does.
 */
export function withSession<T>(
  pool: pg.Pool,
  tokenHash: Buffer,
  work: (tx: Tx, session: FoundSession | null) => Promise<T>,
  repeating: Repeating = {},
): Promise<T> {
  const hash = `'\\x${tokenHash.toString('hex')}'`;
  const { open_session: open, read_session: read } = SESSION_STATEMENTS;
  const begin = preparedStatementsOf(pool)
    ? `begin; execute open_session(${hash}); execute read_session(${hash})`
    : `begin; ${open.replace('$1', hash)}; ${read.replace('$1', hash)}`;
  return transaction(
    pool,
    {
      begin,
      work: (tx, opened) => {
        const row: SessionRow | undefined = opened[2]?.rows[0];
        return work(tx, row ? sessionOf(row) : null);
      },
    },
    repeating,
  );
}

const sessionOf = (row: SessionRow): FoundSession => ({
  agencyId: row.agency_id,
  sessionId: row.session_id,
  userId: row.user_id,
  role: row.role,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  expiresAt: row.expires_at,
});
