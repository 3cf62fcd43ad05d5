/** What can happen to an application, as `domain_events.type` says it. */
export const APPLICATION_CREATED = 'APPLICATION_CREATED';
export const APPLICATION_MOVED = 'APPLICATION_MOVED_TO_STEP';
/** A move to the discarded step that a killer question made, not a person. */
export const APPLICATION_DISCARDED_BY_QUESTION = 'APPLICATION_DISCARDED_BY_QUESTION';
