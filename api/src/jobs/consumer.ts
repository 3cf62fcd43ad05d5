import { setTimeout as wait } from 'node:timers/promises';
import type { JobHelpers, TaskList } from 'graphile-worker';
import type { Deps } from '../deps.ts';
import { withLogContext } from '../log-context.ts';
import { jobCounts } from './counts.ts';
import type { JobContext, JobHandlers } from './handlers.ts';
import { contextOfJob } from './job-context.ts';
import type { JobName, JobPayloads } from './job-types.ts';
import type { Lane, LaneName } from './lanes.ts';
import { PutBack, Turns } from './put-back.ts';

type Task = NonNullable<TaskList[string]>;
const AGENCY_FLAG = 'agency:';
/** How many times a job's own time its slot rests after it: it has a quarter of the time. */
const REST = 3;
const LONGEST_REST_MS = 2_000;

/** How long a job waits for its agency's turn in its slot, before it is given back to the queue; ms, and how often it looks. */
const SOON_MS = 500;
const SOON_STEP_MS = 10;

/**
 * An agency's turn, now or in a moment: two slots may have found its jobs at the same time, and where jobs are over in a moment, one
 * given back would come a second late.
 */
async function takeSoon(turns: Turns, agencyId: string): Promise<(() => void) | undefined> {
  for (const last = performance.now() + SOON_MS; ; await wait(SOON_STEP_MS)) {
    const end = turns.take(`${AGENCY_FLAG}${agencyId}`);
    if (end || performance.now() > last) return end;
  }
}

/** How often a job that waits for room on the disk looks again, ms. */
const LOOK_MS = 1_000;

/** What a lane knows of the worker that it is part of. */
export interface Around {
  /** Whether another lane works. */
  readonly isBusy: (lane: LaneName) => boolean;
  readonly isStopping: () => boolean;
}
const ALONE: Around = { isBusy: () => false, isStopping: () => false };

/** Far less than the four hours after which the queue takes a job for one whose worker is gone, ms. */
const LONGEST_HOLD_MS = 3_600_000;

/**
 * Waits until the embedded database has room for what a job writes. The job stays in its slot, since giving it back would be
 * written too. Throws PutBack when the worker stops.
 */
async function waitForRoom({ config, disk }: Deps, isStopping: Around['isStopping']): Promise<void> {
  const last = performance.now() + LONGEST_HOLD_MS;
  while (config.databaseEmbedded && disk.isShort()) {
    if (isStopping() || performance.now() > last) throw new PutBack('the disk is full', 1);
    await wait(LOOK_MS);
  }
}

/** Gives a job back to the queue without having used up an attempt; the library then only adds its wait. */
const keepAttempt = ({ job, query }: JobHelpers, { runAt }: PutBack): Promise<unknown> =>
  query('update graphile_worker._private_jobs set attempts = attempts - 1, run_at = $2 where id = $1', [
    job.id,
    runAt,
  ]);

function taskOf<N extends JobName>(
  name: N,
  handler: NonNullable<JobHandlers[N]>,
  deps: Deps,
  turns: Turns,
  { mustRest, room }: { mustRest: () => boolean; room: () => Promise<void> },
): Task {
  return async (payload, helpers) => {
    const start = performance.now();
    const { job } = helpers;
    // What stands in the queue was written by `enqueue`, which takes nothing but this type.
    const known = payload as JobPayloads[N];
    const context: JobContext = {
      deps,
      attempt: job.attempts,
      isLastAttempt: job.attempts >= job.max_attempts,
    };
    const end = 'agencyId' in known ? await takeSoon(turns, known.agencyId) : () => undefined;
    try {
      if (!end) throw new PutBack('the agency has all its slots', 1);
      await room();
      await withLogContext(contextOfJob(job), () => handler(known, context));
      jobCounts.add(name, 'done');
    } catch (error) {
      if (error instanceof PutBack) await keepAttempt(helpers, error);
      else jobCounts.add(name, 'failed');
      throw error;
    } finally {
      // The agency's turn goes on while the slot rests: else another slot would work through it.
      if (end && mustRest()) await wait(Math.min(REST * (performance.now() - start), LONGEST_REST_MS));
      end?.();
    }
  };
}

export interface Consumer {
  /** The jobs of the lane that this process has handlers for. */
  readonly tasks: TaskList;
  /** What the queue leaves out now: agencies with all their slots. */
  readonly full: () => string[];
  /** Whether a job of the lane is under way. */
  readonly isBusy: () => boolean;
}

/** What this process does of a lane. */
export function consumerOf(
  lane: Lane,
  handlers: JobHandlers,
  deps: Deps,
  { isBusy, isStopping }: Around = ALONE,
): Consumer {
  const { rests } = lane;
  const turns = new Turns(lane.agencySlots);
  const mustRest = (): boolean => rests === 'always' || (rests !== 'never' && isBusy(rests));
  // What tidies up makes the room that the others wait for.
  const room = async (): Promise<void> =>
    lane.name === 'upkeep' ? undefined : waitForRoom(deps, isStopping);
  const tasks: TaskList = {};
  for (const name of lane.jobs) {
    const handler = handlers[name];
    if (handler)
      tasks[name] = taskOf(name, handler as NonNullable<JobHandlers[JobName]>, deps, turns, {
        mustRest,
        room,
      });
  }
  return { tasks, full: () => turns.full(), isBusy: () => turns.isAnyTaken() };
}
