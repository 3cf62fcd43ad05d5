/** Owns the search for what is known: people, positions and clients by a few letters. */
export { findRoutes } from './find.routes.ts';
