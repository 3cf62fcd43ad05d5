import * as contract from '@cantera/shared/contracts/activity';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { requireCandidate } from '../candidates/index.ts';
import { readActivity } from './activity.service.ts';
import { listProcessesOf } from './processes.repository.ts';

export function activityRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.listActivity, async ({ tx, actor, input: { params, query } }) => ({
    data: await readActivity(tx, actor, params.id, query),
  }));

  route(app, deps, contract.listProcesses, async ({ tx, actor, input: { params } }) => {
    await requireCandidate(tx, actor, params.id);
    return { data: { items: await listProcessesOf(tx, actor, params.id) } };
  });
}
