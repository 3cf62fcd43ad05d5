/** Owns the description of the API for machines and people. */
export { docsRoutes } from './docs.routes.ts';
