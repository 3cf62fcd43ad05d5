import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** Any number; the first key of every worker's advisory lock. */
const CLASS = 724_511_905;
const RECONNECT_MS = 500;
/** A connection that hears nothing is asked for by the system after this time, so that its silent loss is noticed. */
const KEEP_ALIVE_MS = 10_000;
/** A worker that is just starting, or whose connection was just replaced, holds its lock again within this time. */
const SECOND_LOOK_MS = 2_000;

export interface WorkerLock {
  release(): Promise<void>;
}

/**
 * Holds a lock named by each worker's id for as long as the process lives, so that others can tell a dead one's jobs. The same
 * connection hears of jobs that may start: `call` is given the name of each. While it is away, workers find jobs by looking.
 */
export function holdWorkerLock(
  ownerUrl: string,
  workerIds: readonly string[],
  log: Logger,
  call: (job: string) => void,
): WorkerLock {
  let client: pg.Client | undefined;
  let released = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: ownerUrl,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    // A client that cannot connect both throws and ends: two in its place would wait for each other's lock.
    let isLost = false;
    const lose = (): void => {
      if (isLost) return;
      isLost = true;
      reconnect();
    };
    next.on('error', () => undefined);
    next.on('end', lose);
    next.on('notification', ({ payload = '' }) => call(payload));
    try {
      await next.connect();
      await next.query('select pg_advisory_lock($1, hashtext(id)) from unnest($2::text[]) id', [
        CLASS,
        workerIds,
      ]);
      await next.query('listen cantera_jobs');
      client = next;
      if (released) await next.end();
    } catch (error) {
      log.warn({ err: error }, 'worker lock: no connection to the database yet');
      next.end().catch(() => undefined);
      lose();
    }
  };
  const reconnect = (): void => {
    client = undefined;
    if (released) return;
    void setTimeout(RECONNECT_MS).then(() => (released ? undefined : connect()));
  };
  void connect();
  return {
    async release() {
      released = true;
      await client?.end();
    },
  };
}

const DEAD = `
  select distinct locked_by as id from graphile_worker.jobs j
  where locked_by is not null and locked_by <> all ($2) and not exists (
    select 1 from pg_locks l
    where l.locktype = 'advisory' and l.classid = $1::oid and l.objsubid = 2
      and l.database = (select oid from pg_database where datname = current_database())
      and l.objid::bigint = hashtext(j.locked_by)::bigint & 4294967295)`;

/** Gives the jobs of workers that no longer live back to the queue. */
export async function freeDeadWorkers(pool: pg.Pool, ownIds: readonly string[]): Promise<string[]> {
  const look = async (): Promise<string[]> =>
    (await pool.query<{ id: string }>(DEAD, [CLASS, ownIds])).rows.map((row) => row.id);
  const suspects = await look();
  if (suspects.length === 0) return [];
  await setTimeout(SECOND_LOOK_MS);
  const dead = (await look()).filter((id) => suspects.includes(id));
  if (dead.length > 0) await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
  return dead;
}
