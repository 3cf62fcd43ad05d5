/** Owns how searches are read and written: words, clauses, and the boolean query that other sites take. */

import { readBoolean } from './boolean-clauses.ts';
import { isBoolean } from './boolean-query.ts';
import type { Knowledge } from './knowledge.ts';
import { type ReadQuery, readWords } from './read-words.ts';

export { booleanOf, TooComplexError, writtenOf } from './boolean-clauses.ts';
export { type Knowledge, NOTHING_KNOWN, type Place } from './knowledge.ts';
export { knownClauses } from './known-clauses.ts';
export type { ReadQuery } from './read-words.ts';
export { isStopWord } from './stop-words.ts';
export { namesIn } from './tokens.ts';

/** Reads a search: strictly where it is a boolean query, else as people speak. Throws TooComplexError. */
export const readQuery = (text: string, knowledge: Knowledge): ReadQuery =>
  isBoolean(text) ? readBoolean(text, knowledge) : readWords(text, knowledge);
