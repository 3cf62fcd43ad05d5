import { engineJobs } from '../modules/engine/index.ts';
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

/** Has the engine hear, in their order, of all that has happened to an application, without a worker. */
export async function hearOf(server: TestServer, agencyId: string, applicationId: string): Promise<void> {
  const events = await server.asOwner<{ id: string }>(
    'select id from domain_events where application_id = $1 order by created_at, id',
    [applicationId],
  );
  for (const { id: eventId } of events)
    await engineJobs['engine.dispatch']?.(
      { agencyId, eventId },
      { deps: server.deps, attempt: 1, isLastAttempt: false },
    );
}
