/** Owns the documents of candidates: files that people send beside the CV. */

export { handDocumentsOver } from './documents.repository.ts';
export { documentRoutes } from './documents.routes.ts';
export { keepOriginal } from './documents.service.ts';
