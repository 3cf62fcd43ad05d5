/** Owns positions on external job portals: the feeds that portals read, what is sent to those that are sent to, and their rules. */
export { jobBoardJobs } from './job-boards.jobs.ts';
export { jobBoardRoutes } from './job-boards.routes.ts';
