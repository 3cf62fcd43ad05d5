/** Owns what the metrics are counted from: the facts of applications, and when positions changed their status. */
export { dropFacts, dropFactsOf, forgetInFacts, recountFacts } from './facts.repository.ts';
