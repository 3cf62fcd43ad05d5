/** Owns the people of an agency. */
export { findPeople, findUser } from './users.repository.ts';
export { userRoutes } from './users.routes.ts';
