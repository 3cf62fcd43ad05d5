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
import type { Database } from './schema.ts';

/** Queries inside one transaction that sees one agency only. */
export type Tx = Kysely<Database>;

class ClientConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #count: () => void;
  constructor(client: pg.PoolClient, count: () => void) {
    this.#client = client;
    this.#count = count;
  }
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#count();
    const result = await this.#client.query(query.sql, [...query.parameters]);
    return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
  }
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not used');
  }
}

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
const nothing = async (): Promise<void> => undefined;

/** Kysely over a connection that is already inside a transaction; making one costs some 20 µs. */
function bind(client: pg.PoolClient, count: () => void): Tx {
  const connection = new ClientConnection(client, count);
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

async function transaction<T>(
  pool: pg.Pool,
  begin: string,
  work: (tx: Tx, first: pg.QueryResult) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // `begin` and what follows it travel in one round trip.
    const results = (await client.query(begin)) as unknown as pg.QueryResult[];
    const first = results[1];
    if (!first) throw new Error('begin must carry a second statement');
    const value = await work(bind(client, listener), first);
    await client.query('commit');
    return value;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Runs `work` in one transaction of the agency. Throws what `work` throws, after rolling back. */
export function withTenant<T>(pool: pg.Pool, agencyId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!isUuid(agencyId)) throw new Error('an agency id is a uuid');
  return transaction(pool, `begin; select set_config('app.agency_id', '${agencyId}', true)`, (tx) =>
    work(tx),
  );
}

export interface FoundSession {
  readonly agencyId: string;
  readonly sessionId: string;
  readonly userId: string;
}

/** Finds the session of a token and, in the same round trip, opens the transaction of its agency. `work` gets null for an unknown token. */
export function withSession<T>(
  pool: pg.Pool,
  tokenHash: Buffer,
  work: (tx: Tx, session: FoundSession | null) => Promise<T>,
): Promise<T> {
  const find = `select set_config('app.agency_id', agency_id::text, true), agency_id, session_id, user_id from app.find_session('\\x${tokenHash.toString('hex')}')`;
  return transaction(pool, `begin; ${find}`, (tx, found) => {
    const row: { agency_id: string; session_id: string; user_id: string } | undefined = found.rows[0];
    return work(tx, row ? { agencyId: row.agency_id, sessionId: row.session_id, userId: row.user_id } : null);
  });
}
