import { withTenant } from '../../db/tenant.ts';
import type { JobHandlers } from '../../jobs/handlers.ts';
import { forgetInSearches } from './searches.repository.ts';

export const candidateSearchJobs: JobHandlers = {
  'search.forget': ({ agencyId, candidateIds }, { deps }) =>
    withTenant(deps.pool, agencyId, (tx) => forgetInSearches(tx, agencyId, candidateIds)),
};
