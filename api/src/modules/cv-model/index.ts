/** Owns what a language model is asked about CVs: blocks that the local reader is unsure of, and what of its answers holds. */
export { isUnansweredReading, withModelEntries } from './read-blocks.ts';
