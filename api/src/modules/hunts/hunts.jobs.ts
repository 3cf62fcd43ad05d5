import type { JobHandlers } from '../../jobs/handlers.ts';
import { searchHunt } from './search.service.ts';

export const huntJobs: JobHandlers = { 'hunts.search': searchHunt };
