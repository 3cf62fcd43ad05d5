/** Owns the people of an agency. */
export { findUser } from './users.repository.ts';
export { userRoutes } from './users.routes.ts';
