import { now } from '../../../clock.ts';
import type { Tx } from '../../../db/tenant.ts';
import { eventKey } from '../../../jobs/job-keys.ts';
import { enqueueAll } from '../../../jobs/queue.ts';
import { findPositionFacts } from '../announce/announce.repository.ts';

/** Events that are heard in one transaction: enough to make it cheap, few enough that nobody waits for its locks. */
const EVENTS_A_JOB = 50;

/** Has the engine hear of each event by a job of its own. */
export const enqueueEventsApart = (
  tx: Tx,
  agencyId: string,
  eventIds: readonly string[],
  runAt: Date = now(),
): Promise<void> =>
  enqueueAll(
    tx,
    'engine.dispatch',
    eventIds.map((eventId) => ({ payload: { agencyId, eventId }, key: eventKey(eventId), runAt })),
  );

/** Has the engine hear of events, in their order; of those of several applications together, of a crowd without haste. */
export async function enqueueEvents(
  tx: Tx,
  agencyId: string,
  eventIds: readonly string[],
  runAt: Date,
): Promise<void> {
  if (eventIds.length <= 1) return enqueueEventsApart(tx, agencyId, eventIds, runAt);
  const groups = Array.from({ length: Math.ceil(eventIds.length / EVENTS_A_JOB) }, (_, index) =>
    eventIds.slice(index * EVENTS_A_JOB, (index + 1) * EVENTS_A_JOB),
  );
  await enqueueAll(
    tx,
    groups.length === 1 ? 'engine.dispatch_many' : 'engine.dispatch_crowd',
    groups.map((group) => ({
      payload: { agencyId, eventIds: group },
      key: `events:${group[0]}`,
      runAt,
    })),
  );
}

/** Has the engine hear of people added to a position, when that welcomes them: of others there is nothing to hear. */
export async function enqueueAdditions(
  tx: Tx,
  agencyId: string,
  positionId: string,
  eventIds: readonly string[],
  runAt: Date,
): Promise<void> {
  const { welcome_workflow_id } = await findPositionFacts(tx, agencyId, positionId);
  if (welcome_workflow_id) await enqueueEvents(tx, agencyId, eventIds, runAt);
}
