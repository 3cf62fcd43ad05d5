/** Owns reading and writing contracts as the screens do. */
export { contractRoutes } from './contracts.routes.ts';
