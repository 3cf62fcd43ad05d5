/** Owns no table: tells what happened with a person, out of what other modules keep, and where they stand. */
export { activityRoutes } from './activity.routes.ts';
