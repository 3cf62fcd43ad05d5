/** Owns the comments on candidates and the mails to whom they mention. */
export { commentRoutes } from './comments.routes.ts';
