import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type Job, Logger, type Runner, run, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import pg from 'pg';
import type { Logger as Log } from 'pino';
import type { Deps } from './deps.ts';
import { allHandlers } from './job-registry.ts';
import { type Around, type Consumer, consumerOf } from './jobs/consumer.ts';
import type { JobHandlers } from './jobs/handlers.ts';
import { contextOfJob } from './jobs/job-context.ts';
import { type Lane, lanesOf } from './jobs/lanes.ts';
import { isAboutPutBack } from './jobs/put-back.ts';
import { freeDeadWorkers, holdWorkerLock } from './jobs/worker-lock.ts';
import { DAILY_KEY } from './modules/upkeep/index.ts';

/** Jobs that are due now start by notification; this is how late a delayed one may start. */
const POLL_MS = 1_000;
const SWEEP_MS = 60_000;
const RESTART_MS = 1_000;
/** Failed looks for a job, by each of a lane's consumers, after which the connection is given up: some seconds. */
const FAILED_LOOKS = 5;
/** Queries that all lanes have under way at once; each lane listens on a connection of its own besides. */
const QUERIES = 6;
/** The longest job that is waited for is a mail. */
const STOP_MS = 25_000;
/** A connection that is already lost may never end in order. */
const CLOSE_MS = 2_000;

export interface RunningWorker {
  /** Resolves when the queue has been reached for the first time. */
  readonly started: Promise<void>;
  readonly isRunning: () => boolean;
  /** Lets running jobs finish, then lets go of the database. */
  stop(): Promise<void>;
}

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
const isJob = (given: unknown): given is Job => typeof given === 'object' && given !== null;
const queueLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    const name = Object.entries(LEVELS).find(([key]) => key === level)?.[1] ?? 'debug';
    const context = isJob(meta?.job) ? contextOfJob(meta.job) : {};
    log[isAboutPutBack(message) ? 'debug' : name](context, `queue: ${message}`);
  });

interface Session {
  /** Settles when one of the lanes has ended, whyever. */
  readonly ended: Promise<unknown>;
  /** Lets running jobs finish. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Calls `giveUp` when no look for a job has succeeded for a while. The library never does by itself: it keeps a lookup of
 * the tasks' ids that failed in the moment of a lost connection, and from then on fails with the database back.
 */
function watchLooks(events: WorkerEvents, slots: number, giveUp: () => void): void {
  let failed = 0;
  const reset = (): void => {
    failed = 0;
  };
  events.on('worker:getJob:empty', reset);
  events.on('job:start', reset);
  events.on('worker:getJob:error', () => {
    failed += 1;
    if (failed === FAILED_LOOKS * slots) giveUp();
  });
}

/** What the library asks when it begins to hear of jobs: of all, so that each new job would have every lane look for one. */
const LISTENS = 'LISTEN "jobs:insert"; LISTEN "worker:migrate";';

/** A connection of a lane; it hears of its own jobs from `holdWorkerLock`. */
class LaneClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const ask = this.query.bind(this) as (...args: unknown[]) => unknown;
    const query = (first: unknown, ...rest: unknown[]): unknown =>
      ask(first === LISTENS ? 'LISTEN "worker:migrate"' : first, ...rest);
    this.query = query as typeof this.query;
  }
}

interface OpenLane {
  readonly lane: Lane;
  readonly runner: Runner;
  readonly pool: WorkerPool;
}

async function openLane(
  pgPool: pg.Pool,
  lane: Lane,
  { tasks, full }: Consumer,
  pollMs: number,
  log: Log,
): Promise<OpenLane> {
  const events: WorkerEvents = new EventEmitter();
  // Can be awaited, and then is its own end: so it is never what a promise gives.
  const pools: WorkerPool[] = [];
  events.on('pool:create', ({ workerPool }) => void pools.push(workerPool));
  const runner = await run({
    pgPool,
    taskList: tasks,
    parsedCronItems: [],
    concurrency: lane.slots,
    forbiddenFlags: full,
    pollInterval: pollMs,
    useNodeTime: true,
    noHandleSignals: true,
    events,
    logger: queueLogger(log),
  });
  watchLooks(events, lane.slots, () => {
    log.warn({ lane: lane.name }, 'the queue does not answer; connecting anew');
    runner.stop().catch(() => undefined);
  });
  const [pool] = pools;
  if (!pool) throw new Error(`the lane ${lane.name} has no workers`);
  return { lane, runner, pool };
}

/** Lets a lane's jobs finish. One that was told before refuses to be told again; one whose database is lost may never say. */
const endRunner = (runner: Runner): Promise<unknown> =>
  Promise.race([runner.promise, runner.stop().then(undefined, () => runner.promise)]);

/** Has the lane of a job look for it. One that ends looks no more. */
function callLane(open: readonly OpenLane[], job: string): void {
  const called = open.find(({ lane }) => lane.jobs.some((name) => name === job));
  if (called && !called.pool._shuttingDown) called.pool.nudge(called.lane.slots);
}

/** Frees the jobs of dead workers, now and every minute. */
function keepSweeping(pool: pg.Pool, workerIds: readonly string[], log: Log): NodeJS.Timeout {
  const sweep = (): void => {
    freeDeadWorkers(pool, workerIds).then(
      (dead) => dead.length > 0 && log.warn({ dead }, 'jobs of dead workers are free again'),
      (error: unknown) => log.warn({ err: error }, 'could not look for dead workers'),
    );
  };
  sweep();
  return setInterval(sweep, SWEEP_MS);
}

/** One connection to the queue, every lane of it; ends when the database is lost for longer than a moment. */
async function openSession(
  ownerUrl: string,
  handlers: JobHandlers,
  deps: Deps,
  pollMs: number,
): Promise<Session> {
  const { log } = deps;
  let stopping: Promise<unknown> | undefined;
  const around: Around = {
    isBusy: (name) => lanes.some(({ lane, consumer }) => lane.name === name && consumer.isBusy()),
    isStopping: () => stopping !== undefined,
  };
  const lanes = lanesOf(deps.config)
    .map((lane) => ({ lane, consumer: consumerOf(lane, handlers, deps, around) }))
    .filter(({ consumer }) => Object.keys(consumer.tasks).length > 0);
  const pool = new pg.Pool({
    Client: LaneClient,
    connectionString: ownerUrl,
    max: lanes.length + QUERIES,
    idleTimeoutMillis: 30_000,
  });
  // Broken connections are replaced; without listeners they would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const open: OpenLane[] = [];
  const stop = async (): Promise<void> => {
    stopping ??= Promise.race([
      Promise.allSettled(open.map(({ runner }) => endRunner(runner))),
      wait(STOP_MS, undefined, { ref: false }),
    ]);
    await stopping;
  };
  try {
    for (const { lane, consumer } of lanes) open.push(await openLane(pool, lane, consumer, pollMs, log));
    if ('upkeep.daily' in handlers) await open[0]?.runner.addJob('upkeep.daily', {}, { jobKey: DAILY_KEY });
  } catch (error) {
    await stop();
    await pool.end();
    throw error;
  }
  const workerIds = open.map(({ pool: { id } }) => id);
  const lock = holdWorkerLock(ownerUrl, workerIds, log, (job) => callLane(open, job));
  const timer = keepSweeping(pool, workerIds, log);
  return {
    ended: Promise.race(open.map(({ runner }) => runner.promise)),
    stop,
    async close() {
      clearInterval(timer);
      await stop();
      await Promise.race([
        Promise.all([lock.release(), pool.end()]),
        wait(CLOSE_MS, undefined, { ref: false }),
      ]);
    },
  };
}

/**
 * Starts the queue's consumer; it comes back by itself after the database was away. `ownerUrl` is the queue's owner. `pollMs`: how
 * often each lane looks for what it was not called for.
 */
export function startWorker(
  deps: Deps,
  ownerUrl: string = deps.config.databaseUrl,
  handlers: JobHandlers = allHandlers(),
  pollMs: number = POLL_MS,
): RunningWorker {
  const first = Promise.withResolvers<void>();
  let session: Session | undefined;
  let stopped = false;

  const supervise = async (): Promise<void> => {
    while (!stopped) {
      try {
        session = await openSession(ownerUrl, handlers, deps, pollMs);
        first.resolve();
        if (stopped) await session.stop();
        await session.ended;
      } catch (error) {
        deps.log.warn({ err: error }, 'the queue is not reachable');
      }
      await session?.close().catch(() => undefined);
      session = undefined;
      if (!stopped) await wait(RESTART_MS);
    }
  };
  const ended = supervise();
  return {
    started: first.promise,
    isRunning: () => session !== undefined,
    async stop() {
      stopped = true;
      await session?.stop();
      await ended;
    },
  };
}
