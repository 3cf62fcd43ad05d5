import { simulate as simulateEndpoint } from '@cantera/shared/contracts/simulations';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { simulate } from './simulation.service.ts';

export function simulationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, simulateEndpoint, async ({ tx, actor, input: { body } }) => ({
    data: await simulate(tx, actor, body, deps.config.undoSeconds),
  }));
}
