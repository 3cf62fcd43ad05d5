/** Owns what positions ask for, and judges applications by it: every verdict quotes what it rests on. */
export { assessmentJobs } from './assessment.jobs.ts';
export { assessmentRoutes } from './assessment.routes.ts';
export { criteriaVersion } from './criteria/criteria.service.ts';
export { ENGINE } from './scores/compute.ts';
export {
  type ForeseenScore,
  foreseeNow,
  foreseeScore,
  foreseeStranger,
} from './scores/scoring.service.ts';
export type { Profile as JudgedProfile } from './types.ts';
