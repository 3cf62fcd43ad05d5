import type { JobHandlers } from './jobs/handlers.ts';
import { assessmentJobs } from './modules/assessment/index.ts';
import { autodiscardJobs } from './modules/autodiscard/index.ts';
import { candidateSearchJobs } from './modules/candidate-search/index.ts';
import { candidateJobs } from './modules/candidates/index.ts';
import { consentJobs } from './modules/consents/index.ts';
import { rereadingJobs } from './modules/cv-rereading/index.ts';
import { duplicateJobs } from './modules/duplicates/index.ts';
import { engineJobs } from './modules/engine/index.ts';
import { fileJobs } from './modules/files/index.ts';
import { huntJobs } from './modules/hunts/index.ts';
import { intakeJobs } from './modules/intake/index.ts';
import { jobBoardJobs } from './modules/job-boards/index.ts';
import { messageJobs } from './modules/messages/index.ts';
import { reportJobs } from './modules/reports/index.ts';
import { searchIndexJobs } from './modules/search-index/index.ts';
import { upkeepJobs } from './modules/upkeep/index.ts';

/** Every module's jobs. A module more is a line more. */
const MODULES: readonly JobHandlers[] = [
  fileJobs,
  candidateJobs,
  rereadingJobs,
  consentJobs,
  messageJobs,
  engineJobs,
  upkeepJobs,
  duplicateJobs,
  intakeJobs,
  assessmentJobs,
  autodiscardJobs,
  reportJobs,
  searchIndexJobs,
  candidateSearchJobs,
  huntJobs,
  jobBoardJobs,
];

/** All handlers by job name; a job without one stays in the queue until a worker knows it. */
export const allHandlers = (): JobHandlers => Object.assign({}, ...MODULES);
