import type { Tx } from '../../db/tenant.ts';
import { eventKey } from '../../jobs/job-keys.ts';
import { enqueue } from '../../jobs/queue.ts';

/** Has the engine hear of an event at once; of one that it has heard of already, nothing new comes. */
export const enqueueEvent = (tx: Tx, agencyId: string, eventId: string): Promise<void> =>
  enqueue(tx, 'engine.dispatch', { agencyId, eventId }, { key: eventKey(eventId) });
