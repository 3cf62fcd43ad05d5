/** Owns how long somebody has worked. */
export { type DatedJob, yearsOf } from './years.ts';
