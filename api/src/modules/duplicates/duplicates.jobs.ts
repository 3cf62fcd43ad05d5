import { withTenant } from '../../db/tenant.ts';
import type { JobHandlers } from '../../jobs/handlers.ts';
import { checkCandidate } from './find.service.ts';
import { scan } from './scan.service.ts';
import { failScan } from './scans.repository.ts';

export const duplicateJobs: JobHandlers = {
  async 'duplicates.check'({ agencyId, candidateId }, { deps }) {
    await withTenant(deps.pool, agencyId, (tx) => checkCandidate(tx, agencyId, candidateId));
  },
  async 'duplicates.scan'(payload, { deps, isLastAttempt }) {
    try {
      await scan(deps, payload);
    } catch (error) {
      if (isLastAttempt) await withTenant(deps.pool, payload.agencyId, (tx) => failScan(tx, payload));
      throw error;
    }
  },
};
