import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Logger as Log } from 'pino';
import type { Deps } from './deps.ts';
import { allHandlers } from './job-registry.ts';
import { jobCounts } from './jobs/counts.ts';
import type { JobContext, JobHandlers } from './jobs/handlers.ts';
import type { JobName, JobPayloads } from './jobs/job-types.ts';
import { freeDeadWorkers, holdWorkerLock } from './jobs/worker-lock.ts';
import { DAILY_KEY } from './modules/upkeep/index.ts';

const CONCURRENCY = 4;
/** Jobs that are due now start by notification; this is how late a delayed one may start. */
const POLL_MS = 1_000;
const SWEEP_MS = 60_000;
const RESTART_MS = 1_000;
/** Failed looks for a job, by all consumers together, after which the connection is given up: some seconds. */
const MAX_FAILED_LOOKS = 5 * CONCURRENCY;
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
const queueLogger = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    const name = Object.entries(LEVELS).find(([key]) => key === level)?.[1] ?? 'debug';
    log[name](`queue: ${message}`);
  });

function taskOf<N extends JobName>(
  handler: NonNullable<JobHandlers[N]>,
  deps: Deps,
): (payload: unknown, job: { attempts: number; max_attempts: number }) => Promise<void> {
  return async (payload, job) => {
    const context: JobContext = {
      deps,
      attempt: job.attempts,
      isLastAttempt: job.attempts >= job.max_attempts,
    };
    try {
      // What stands in the queue was written by `enqueue`, which takes nothing but this type.
      await handler(payload as JobPayloads[N], context);
      jobCounts.done += 1;
    } catch (error) {
      jobCounts.failed += 1;
      throw error;
    }
  };
}

function tasksOf(handlers: JobHandlers, deps: Deps): TaskList {
  const tasks: TaskList = {};
  for (const [name, handler] of Object.entries(handlers)) {
    const task = taskOf(handler as NonNullable<JobHandlers[JobName]>, deps);
    tasks[name] = (payload, { job }) => task(payload, job);
  }
  return tasks;
}

interface Session {
  readonly runner: Runner;
  close(): Promise<void>;
}

/**
 * Calls `giveUp` when no look for a job has succeeded for a while. The library never does by itself: it keeps a lookup of
 * the tasks' ids that failed in the moment of a lost connection, and from then on fails with the database back.
 */
function watchLooks(events: WorkerEvents, giveUp: () => void): void {
  let failed = 0;
  const reset = (): void => {
    failed = 0;
  };
  events.on('worker:getJob:empty', reset);
  events.on('job:start', reset);
  events.on('worker:getJob:error', () => {
    failed += 1;
    if (failed === MAX_FAILED_LOOKS) giveUp();
  });
}

/** One connection to the queue; ends when the database is lost for longer than a moment. */
async function openSession(ownerUrl: string, tasks: TaskList, log: Log): Promise<Session> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: CONCURRENCY + 2, idleTimeoutMillis: 30_000 });
  // Broken connections are replaced; without listeners they would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const events: WorkerEvents = new EventEmitter();
  let workerId = '';
  events.on('pool:create', ({ workerPool }) => {
    workerId = workerPool.id;
  });
  try {
    const runner = await run({
      pgPool: pool,
      taskList: tasks,
      parsedCronItems: [],
      concurrency: CONCURRENCY,
      pollInterval: POLL_MS,
      useNodeTime: true,
      noHandleSignals: true,
      events,
      logger: queueLogger(log),
    });
    if ('upkeep.daily' in tasks) await runner.addJob('upkeep.daily', {}, { jobKey: DAILY_KEY });
    watchLooks(events, () => {
      log.warn('the queue does not answer; connecting anew');
      runner.stop().catch(() => undefined);
    });
    const lock = holdWorkerLock(ownerUrl, workerId, log);
    const sweep = (): void => {
      freeDeadWorkers(pool, workerId).then(
        (dead) => dead.length > 0 && log.warn({ dead }, 'jobs of dead workers are free again'),
        (error: unknown) => log.warn({ err: error }, 'could not look for dead workers'),
      );
    };
    sweep();
    const timer = setInterval(sweep, SWEEP_MS);
    return {
      runner,
      async close() {
        clearInterval(timer);
        await Promise.race([
          Promise.all([lock.release(), pool.end()]),
          wait(CLOSE_MS, undefined, { ref: false }),
        ]);
      },
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Starts the queue's consumer; it comes back by itself after the database was away. `ownerUrl` is the queue's owner. */
export function startWorker(
  deps: Deps,
  ownerUrl: string = deps.config.databaseUrl,
  handlers: JobHandlers = allHandlers(),
): RunningWorker {
  const tasks = tasksOf(handlers, deps);
  const first = Promise.withResolvers<void>();
  let session: Session | undefined;
  let stopped = false;

  const supervise = async (): Promise<void> => {
    while (!stopped) {
      try {
        session = await openSession(ownerUrl, tasks, deps.log);
        first.resolve();
        if (stopped) await session.runner.stop();
        await session.runner.promise;
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
      await session?.runner.stop().catch(() => undefined);
      await ended;
    },
  };
}
