/** Owns the tags of an agency, and who has them. */
export { handTagsOver, restoreCandidateTags } from './candidate-tags.repository.ts';
export { tagRoutes } from './tags.routes.ts';
