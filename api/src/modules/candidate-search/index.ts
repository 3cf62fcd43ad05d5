/** Owns candidate search: what is asked, who is found and why, and the searches that members made. */
export { candidateSearchJobs } from './candidate-search.jobs.ts';
export { candidateSearchRoutes } from './candidate-search.routes.ts';
export { type Verdict, verdictOf } from './evidence.ts';
export { counted, criteriaOf, evaluate, requireSimple } from './execute.service.ts';
export { readClauses, readKnowledge } from './knowledge.repository.ts';
export { candidatesIn, pruneSearches, shortenSearches } from './searches.repository.ts';
