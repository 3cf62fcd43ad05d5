/** Servers of language models, each with a character of its own. */
export {
  descriptionContent,
  failing,
  honest,
  honestQuestions,
  honestSections,
  ignoring,
  inventing,
  linesOfPage,
  linesOfWeighing,
  obedient,
  questionsContent,
  searchContent,
  slow,
} from './behaviours.ts';
export {
  type ModelBehaviour,
  type ModelServer,
  say,
  sayStatus,
  startModelServer,
} from './model-server.ts';
export { renewModel } from './renew-model.ts';
