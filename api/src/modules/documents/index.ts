/** Owns the documents of candidates: files that people send beside the CV. */
export { documentRoutes } from './documents.routes.ts';
