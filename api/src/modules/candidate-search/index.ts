/** Owns candidate search: what is asked, who is found and why, and the searches that members made. */
export {
  askReadings,
  heldReadings,
  settleReadings,
  type UnknownWords,
  unknownWordsIn,
  unlessTooComplex,
} from './by-model/ask-readings.ts';
export { unansweredIn, type WordReading } from './by-model/word-readings.ts';
export { candidateSearchJobs } from './candidate-search.jobs.ts';
export { candidateSearchRoutes } from './candidate-search.routes.ts';
export { type Verdict, verdictOf } from './evidence.ts';
export { counted, criteriaOf, evaluate, requireSimple } from './execute.service.ts';
export { readClauses, readKnowledge } from './knowledge.repository.ts';
export { candidatesIn, pruneSearches, shortenSearches } from './searches.repository.ts';
