/** Owns the states of lists that members keep under names. */
export { viewRoutes } from './views.routes.ts';
