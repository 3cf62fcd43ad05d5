/** Owns the stream of live updates: what changed, told to every open screen of the agency. */
export { liveRoutes } from './live.routes.ts';
