import { topic } from '@cantera/shared/contracts/topics';
import { withTenant } from '../../db/tenant.ts';
import type { JobHandlers } from '../../jobs/handlers.ts';
import { publish } from '../../live/index.ts';
import { giveUp, readItem } from './reading.service.ts';

export const intakeJobs: JobHandlers = {
  async 'intake.read_cv'(payload, { deps, attempt, isLastAttempt }) {
    try {
      await readItem(deps, payload, attempt);
    } catch (error) {
      if (isLastAttempt) await giveUp(deps, payload);
      throw error;
    }
  },
  async 'intake.tell'({ agencyId, intakeId }, { deps }) {
    await withTenant(deps.pool, agencyId, (tx) => publish(tx, agencyId, topic.intake(intakeId)));
  },
};
