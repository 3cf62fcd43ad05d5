/** Owns the record of what a machine decided about whom, and of what became of it. */
export {
  type Followed,
  followDecisions,
  pruneDecisions,
  recordQuestionDiscard,
  recordScoreDiscards,
  restoreInputs,
  restoreReasons,
} from './decisions.repository.ts';
export { decisionRoutes } from './decisions.routes.ts';
