/** Owns no table: writes the messages that members send to a candidate themselves. */
export { composerRoutes } from './composer.routes.ts';
