/** Owns how code that comes late is asked for: how often, and when to give up. */
export { tryTwice } from './try-twice.ts';
