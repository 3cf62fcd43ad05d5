import { listDecisions, readSelectionRates } from '@cantera/shared/contracts/decisions';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { listAll } from './list.repository.ts';
import { ratesOf } from './selection-rates.repository.ts';

export function decisionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, listDecisions, async ({ tx, actor, input: { query } }) => ({
    data: await listAll(tx, actor, query),
  }));
  route(app, deps, readSelectionRates, async ({ tx, actor, input: { query } }) => ({
    data: await ratesOf(tx, actor, query),
  }));
}
