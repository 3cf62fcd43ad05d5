/** Owns how code that comes late is asked for: how often, when to give up, and when a failure is over. */
export { noteRetry, retryCount } from './retries.ts';
export { tryTwice } from './try-twice.ts';
