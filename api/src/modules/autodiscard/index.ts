/** Owns autodiscard: the rule of a position, what it discards and has discarded, and what people make of it. */
export { autodiscardJobs } from './autodiscard.jobs.ts';
export { autodiscardRoutes } from './autodiscard.routes.ts';
export { judgeAll } from './judge.service.ts';
export { remindOfDiscards } from './reminder.service.ts';
