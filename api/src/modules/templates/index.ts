/** Owns the message templates of an agency. */
export { templateRoutes } from './templates.routes.ts';
