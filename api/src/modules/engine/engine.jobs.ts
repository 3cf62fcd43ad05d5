import type { JobHandlers } from '../../jobs/handlers.ts';
import { advance } from './advance.service.ts';
import { dispatch } from './dispatch.service.ts';

export const engineJobs: JobHandlers = {
  'engine.dispatch': dispatch,
  'engine.advance': advance,
};
