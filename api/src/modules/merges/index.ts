/** Owns merging two candidates into one, and taking it back. */
export { memberName } from './history.repository.ts';
export { merge } from './merge.service.ts';
export { mergeRoutes } from './merges.routes.ts';
