/** Owns candidates: who they are, what is known of them, their CV, and who a newcomer is. */
export { findCandidate } from './candidates.repository.ts';
export { candidateRoutes } from './candidates.routes.ts';
export { attachCv } from './cv-attach.service.ts';
export { keysOf, linkedinKey, lockKeys, matchPerson } from './matching.ts';
export { suggest } from './suggestions.service.ts';
