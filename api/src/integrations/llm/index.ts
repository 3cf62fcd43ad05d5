/** Owns how a language model is asked: any server that speaks OpenAI's protocol. */
export { type ModelClient, openModel, type Question, type Reply } from './model-client.ts';
