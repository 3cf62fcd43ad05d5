import {
  createTrigger,
  deleteTrigger,
  listTriggers as listTriggersEndpoint,
  resumeTrigger,
  saveAutomatisms as saveAutomatismsEndpoint,
} from '@cantera/shared/contracts/triggers';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { saveAutomatisms } from '../positions/index.ts';
import { listTriggers } from './triggers.repository.ts';
import { addTrigger, removeTrigger, turnOnAgain } from './triggers.service.ts';

export function triggerRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, listTriggersEndpoint, async ({ tx, actor, input: { query } }) => ({
    data: { items: await listTriggers(tx, actor, query.jobId) },
  }));

  route(app, deps, createTrigger, async ({ tx, actor, input: { body } }) => ({
    data: await addTrigger(tx, actor, body),
  }));

  route(app, deps, deleteTrigger, async ({ tx, actor, input: { params } }) => {
    await removeTrigger(tx, actor, params.id);
    return { data: {} };
  });

  route(app, deps, resumeTrigger, async ({ tx, actor, input: { params } }) => ({
    data: await turnOnAgain(tx, actor, params.id),
  }));

  route(app, deps, saveAutomatismsEndpoint, async ({ tx, actor, input: { params, body } }) => ({
    data: await saveAutomatisms(tx, actor, params.id, body),
  }));
}
