import type { JobHandlers } from '../../jobs/handlers.ts';
import { searchHunt } from './search.service.ts';
import { askServer } from './servers/ask-server.service.ts';

export const huntJobs: JobHandlers = { 'hunts.ask_server': askServer, 'hunts.search': searchHunt };
