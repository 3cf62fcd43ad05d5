/** Owns the figures of the agency: the report of a period, and the rows that each of its values is made of. */
export { metricsRoutes } from './metrics.routes.ts';
