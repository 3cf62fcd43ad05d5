/** Owns the search for candidates who look like one person. */
export { duplicateJobs } from './duplicates.jobs.ts';
export { duplicateRoutes } from './duplicates.routes.ts';
export { restorePairs } from './pairs.repository.ts';
export { readPeople } from './people.ts';
export { scanNow } from './scan.service.ts';
export { startScan } from './scans.repository.ts';
export { findResembling, rememberCandidate, type Stranger } from './strangers.service.ts';
