import { resumeRun as resumeRunEndpoint } from '@cantera/shared/contracts/automation-runs';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { resumeRun } from './runs/open-runs.service.ts';

export function engineRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, resumeRunEndpoint, async ({ tx, actor, input: { params } }) => {
    await resumeRun(tx, actor, params.id);
    return { data: { id: params.id } };
  });
}
