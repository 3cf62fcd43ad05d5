import type { JobHandlers } from '../../jobs/handlers.ts';
import { expireReports, makePositionReport } from './making.service.ts';

export const reportJobs: JobHandlers = {
  'reports.make': (payload, { deps, isLastAttempt }) => makePositionReport(deps, payload, isLastAttempt),
  'reports.expire': ({ agencyId, reportId }, { deps }) => expireReports(deps, agencyId, reportId),
};
