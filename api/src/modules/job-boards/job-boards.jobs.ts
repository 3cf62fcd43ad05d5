import type { JobHandlers } from '../../jobs/handlers.ts';
import { carryOut } from './carry-out.service.ts';

export const jobBoardJobs: JobHandlers = { 'adverts.carry_out': carryOut };
