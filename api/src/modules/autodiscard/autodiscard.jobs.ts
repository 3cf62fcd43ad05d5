import { withTenant } from '../../db/tenant.ts';
import type { JobHandlers } from '../../jobs/handlers.ts';
import { judgeByScores } from './judge.service.ts';

export const autodiscardJobs: JobHandlers = {
  'discards.judge': ({ agencyId, positionId }, { deps }) =>
    withTenant(deps.pool, agencyId, (tx) => judgeByScores(tx, agencyId, positionId)),
};
