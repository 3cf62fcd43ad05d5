import type { Tx } from '../../db/tenant.ts';
import { enqueue } from '../../jobs/queue.ts';

/** Key of the job that dispatches a domain event, so that undo can take the job back. */
export const eventKey = (eventId: string): string => `event:${eventId}`;

/** Has the engine hear of an event at once; of one that it has heard of already, nothing new comes. */
export const enqueueEvent = (tx: Tx, agencyId: string, eventId: string): Promise<void> =>
  enqueue(tx, 'engine.dispatch', { agencyId, eventId }, { key: eventKey(eventId) });
