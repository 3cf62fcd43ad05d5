/** Owns what must be done every day without anyone asking: retention, pruning, sweeping. */
export { DAILY_KEY, upkeepJobs } from './upkeep.jobs.ts';
