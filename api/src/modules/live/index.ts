/** Owns live updates: what changed, told to every open screen of the agency. */
export { LiveHub, publish, type StoredEvent } from './hub.ts';
export { liveRoutes } from './live.routes.ts';
export { pruneLiveEvents } from './prune.repository.ts';
