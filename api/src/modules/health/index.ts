/** Owns what operators ask: is it alive, is it ready, what has it done. */
export { healthRoutes } from './health.routes.ts';
