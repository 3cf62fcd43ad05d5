/** Owns merging two candidates into one, and taking it back. */
export { mergeRoutes } from './merges.routes.ts';
