import type { JobHandlers } from '../../jobs/handlers.ts';
import { advance } from './advance.service.ts';
import { dispatch, dispatchMany } from './dispatch/dispatch.service.ts';

export const engineJobs: JobHandlers = {
  'engine.dispatch': dispatch,
  'engine.dispatch_many': dispatchMany,
  'engine.dispatch_crowd': dispatchMany,
  'engine.advance': advance,
};
