/** Owns killer questions: what a position asks, which answers are valid and which reject. */
export { checkAnswer, judgeAnswer, toPublicQuestion } from './answers.ts';
export { insertQuestions, listQuestions } from './questions.repository.ts';
