/** Owns drafts: texts that the product proposes and a person reads, changes and saves. */
export { inventionsOf } from './by-model/inventions.ts';
export { countDraft } from './draft-limit.ts';
export { draftingRoutes } from './drafting.routes.ts';
