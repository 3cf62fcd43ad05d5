/** Owns the comments on candidates and the mails to whom they mention. */
export { cleanCommentTexts } from './clean-texts.ts';
export { handCommentsOver } from './comments.repository.ts';
export { commentRoutes } from './comments.routes.ts';
