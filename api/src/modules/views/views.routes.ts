import * as contract from '@cantera/shared/contracts/views';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { listViews } from './views.repository.ts';
import { changeView, createView, deleteView } from './views.service.ts';

export function viewRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.listViews, async ({ tx, actor, input: { query } }) => ({
    data: await listViews(tx, actor, query.list),
  }));

  route(app, deps, contract.createView, async ({ tx, actor, input: { body } }) => ({
    data: await createView(tx, actor, body),
  }));

  route(app, deps, contract.updateView, async ({ tx, actor, input: { params, body } }) => ({
    data: await changeView(tx, actor, params.id, body),
  }));

  route(app, deps, contract.deleteView, async ({ tx, actor, input: { params } }) => {
    await deleteView(tx, actor, params.id);
    return { data: {} };
  });
}
