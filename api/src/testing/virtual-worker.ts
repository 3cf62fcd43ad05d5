import { mock } from 'node:test';
import type { JobHandlers } from '../jobs/handlers.ts';
import type { JobName, JobPayloads } from '../jobs/job-types.ts';
import { engineJobs } from '../modules/engine/index.ts';
import { messageJobs } from '../modules/messages/index.ts';
import type { TestServer } from './harness.ts';

const HANDLERS: JobHandlers = { ...engineJobs, ...messageJobs };
interface Waiting {
  readonly id: string;
  readonly task: JobName;
  readonly payload: JobPayloads[JobName];
  readonly runAt: Date;
}

/**
 * Does the jobs of the engine and of messages that are due before a time, each at its own time, as one worker would whose
 * clock runs ahead. The clock (`mock.timers` with `Date`) must be the caller's.
 */
export async function workUntil(server: TestServer, end: number): Promise<void> {
  for (;;) {
    const [job] = await server.asOwner<Waiting>(
      `select j.id, t.identifier as task, j.payload, j.run_at as "runAt" from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = any ($1) order by j.run_at, j.id limit 1`,
      [Object.keys(HANDLERS)],
    );
    if (!job || job.runAt.getTime() > end) return;
    mock.timers.setTime(Math.max(Date.now(), job.runAt.getTime()));
    await server.asOwner('delete from graphile_worker._private_jobs where id = $1', [job.id]);
    const handle = HANDLERS[job.task] as (payload: unknown, context: unknown) => Promise<void>;
    await handle(job.payload, { deps: server.deps, attempt: 1, isLastAttempt: true });
  }
}
