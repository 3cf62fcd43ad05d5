/** Owns the companies that the agency hires for. */
export { clientRoutes } from './clients.routes.ts';
