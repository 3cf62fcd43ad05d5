/** Keys of jobs that more than one module enqueues or takes back. A job of the same key replaces one that waits. */

/** Goes on with a run. */
export const runKey = (runId: string): string => `run:${runId}`;
/** Sends a message. */
export const messageKey = (messageId: string): string => `message:${messageId}`;
/** Has the engine hear of a domain event. */
export const eventKey = (eventId: string): string => `event:${eventId}`;
