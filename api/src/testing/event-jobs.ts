import type { TestServer } from './harness.ts';

/** The waiting jobs by which the engine hears of an event, alone or together with others. */
export const jobsOfEvent = (
  server: TestServer,
  eventId: string | undefined,
): Promise<{ task: string; runAt: Date }[]> =>
  server.asOwner<{ task: string; runAt: Date }>(
    `select t.identifier as task, j.run_at as "runAt" from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where j.payload ->> 'eventId' = $1 or j.payload::jsonb -> 'eventIds' ? $1`,
    [eventId],
  );
