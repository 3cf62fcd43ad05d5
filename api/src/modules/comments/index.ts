/** Owns the comments on candidates and the mails to whom they mention. */
export { cleanCommentTexts } from './clean-texts.ts';
export { commentRoutes } from './comments.routes.ts';
