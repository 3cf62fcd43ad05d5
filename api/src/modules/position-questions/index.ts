/** Owns what is done with the killer questions of a position: writing, generating and rehearsing them. */
export { positionQuestionRoutes } from './position-questions.routes.ts';
