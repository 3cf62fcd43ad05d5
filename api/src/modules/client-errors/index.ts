/** Owns what browsers tell of their errors, without personal data. */

export { pruneClientErrors } from './client-errors.repository.ts';
export { clientErrorRoutes } from './client-errors.routes.ts';
