import { correctVerdict, getCriteria, updateCriteria } from '@cantera/shared/contracts/scoring';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { changeCriteria, readCriteria } from './criteria/criteria.service.ts';
import { correct } from './scores/correction.service.ts';

export function assessmentRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, getCriteria, async ({ tx, actor, input: { params } }) => ({
    data: await readCriteria(tx, actor, params.id),
  }));

  route(app, deps, updateCriteria, async ({ tx, actor, input: { params, body } }) => ({
    data: await changeCriteria(tx, actor, params.id, body),
  }));

  route(app, deps, correctVerdict, async ({ tx, actor, input: { params, body } }) => {
    const { id: positionId, applicationId, criterionId } = params;
    return { data: await correct(tx, actor, { positionId, applicationId, criterionId }, body.verdict) };
  });
}
