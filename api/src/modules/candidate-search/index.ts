/** Owns candidate search: what is asked, who is found and why, and the searches that members made. */
export { candidateSearchJobs } from './candidate-search.jobs.ts';
export { candidateSearchRoutes } from './candidate-search.routes.ts';
export { pruneSearches, shortenSearches } from './searches.repository.ts';
