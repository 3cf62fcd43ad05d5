/** The kinds of change that an event can carry; `live-changes.ts` says what each tells. */
export const LIVE_CHANGE_TYPES = ['applications_moved', 'application_seen', 'candidate_changed'] as const;
export type LiveChangeType = (typeof LIVE_CHANGE_TYPES)[number];
