/** Owns how a candidate comes to be by a member's hand: the whole of it in one transaction, once for each asking. */
export { candidateCreationRoutes } from './candidate-creation.routes.ts';
export { requireNamedPosition } from './creation.service.ts';
export { personOf } from './read-person.ts';
