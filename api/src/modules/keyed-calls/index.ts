/** Owns the keys by which calls are known when they are sent again. */
export { forgetMade, pruneKeyedCalls } from './keyed-calls.repository.ts';
export { type KeyedCall, keyedCall, makeOnce } from './once.ts';
