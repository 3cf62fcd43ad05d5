/** Owns reports of candidates and positions: what they say, that anonymous ones tell nobody who it is, and how they are drawn. */
export { expireReports } from './making.service.ts';
export { createAliases, createMasker, type Masker } from './masking/index.ts';
export { reportJobs } from './reports.jobs.ts';
export { reportRoutes } from './reports.routes.ts';
