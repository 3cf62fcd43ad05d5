import { topic } from '@cantera/shared/contracts/topics';
import { withTenant } from '../../db/tenant.ts';
import type { JobContext, JobHandlers } from '../../jobs/handlers.ts';
import type { JobPayloads } from '../../jobs/job-types.ts';
import { publish } from '../../live/index.ts';
import { enqueueMissing, enqueueScoresAgain } from '../scores/index.ts';
import { ENGINE } from './scores/compute.ts';
import { applicationsOf } from './scores/material.repository.ts';
import { giveUp, scoreApplication } from './scores/scoring.service.ts';
import { weighApplication } from './scores/weighing.service.ts';

async function score(
  payload: JobPayloads['scores.score_again'],
  { deps, attempt, isLastAttempt }: JobContext,
): Promise<void> {
  try {
    await scoreApplication(deps, payload, attempt);
  } catch (error) {
    if (isLastAttempt) await giveUp(deps, payload);
    throw error;
  }
}

export const assessmentJobs: JobHandlers = {
  'scores.score': score,
  'scores.score_again': score,
  'scores.weigh': (payload, { deps }) => weighApplication(deps, payload),
  'scores.fill': ({ agencyId, after }, { deps }) =>
    withTenant(deps.pool, agencyId, (tx) => enqueueMissing(tx, agencyId, ENGINE, after)),
  'scores.rescore': ({ agencyId, positionId }, { deps }) =>
    withTenant(deps.pool, agencyId, async (tx) =>
      enqueueScoresAgain(tx, agencyId, await applicationsOf(tx, agencyId, positionId)),
    ),
  'scores.tell': ({ agencyId, positionId }, { deps }) =>
    withTenant(deps.pool, agencyId, (tx) => publish(tx, agencyId, topic.board(positionId))),
};
