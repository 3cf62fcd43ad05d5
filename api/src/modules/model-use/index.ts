/** Owns what a language model may be asked for an agency, and what that has used. */
export { AnswerMemory } from './answer-memory.ts';
export { askModel, hasModel, modelAgainAtOf } from './model-use.service.ts';
