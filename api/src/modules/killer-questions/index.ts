/** Owns killer questions: what a position asks, which answers are valid and which reject. */
export { checkAnswer, judgeAnswer, toPublicQuestion } from './answers.ts';
export {
  endOfQuestions,
  findQuestion,
  holdQuestion,
  insertQuestions,
  listAskedQuestions,
  listQuestions,
  removeQuestion,
  writeQuestion,
} from './questions.repository.ts';
