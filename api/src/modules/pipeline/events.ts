/** Key of the job that dispatches a domain event, so that undo can take the job back. */
export const eventKey = (eventId: string): string => `event:${eventId}`;
