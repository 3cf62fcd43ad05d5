/** The kinds of change that an event can carry; `live-changes.ts` says what each tells. */
export type LiveChangeType = 'applications_moved' | 'application_seen' | 'candidate_changed' | 'hunt_people';
