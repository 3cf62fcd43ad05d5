import { find } from '@cantera/shared/contracts/find';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { findKnown } from './find.service.ts';

export function findRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, find, async ({ tx, actor, input: { query } }) => ({
    data: await findKnown(tx, actor, query.term),
  }));
}
