/** Owns what happens to CVs that are taken in together: reading, judging, deciding, taking back. */
export { expireIntakes } from './expiry.service.ts';
export { intakeJobs } from './intake.jobs.ts';
export { intakeRoutes } from './intake.routes.ts';
export { takeIn } from './upload.service.ts';
