import { createPosition, duplicatePosition } from '@cantera/shared/contracts/position-changes';
import {
  createPositionTemplate,
  deletePositionTemplate,
  listPositionTemplates,
  renamePositionTemplate,
} from '@cantera/shared/contracts/position-templates';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { createPosition as create } from './create.service.ts';
import { duplicatePosition as duplicate } from './duplicate.service.ts';
import {
  createPositionTemplate as keep,
  listPositionTemplates as list,
  deletePositionTemplate as remove,
  renamePositionTemplate as rename,
} from './templates.service.ts';

/** How a position begins: empty, from a template, or as a copy of another. */
export function startingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, createPosition, async ({ tx, actor, input: { body } }) => ({
    data: { id: await create(tx, actor, body) },
  }));

  route(app, deps, duplicatePosition, async ({ tx, actor, input: { params, body } }) => ({
    data: { id: await duplicate(tx, actor, params.id, body.title) },
  }));

  route(app, deps, listPositionTemplates, async ({ tx, actor }) => ({
    data: await list(tx, actor.agencyId),
  }));

  route(app, deps, createPositionTemplate, async ({ tx, actor, input: { body } }) => ({
    data: await keep(tx, actor, body),
  }));

  route(app, deps, renamePositionTemplate, async ({ tx, actor, input: { params, body } }) => ({
    data: await rename(tx, actor, params.id, body.name),
  }));

  route(app, deps, deletePositionTemplate, async ({ tx, actor, input: { params } }) => {
    await remove(tx, actor, params.id);
    return { data: {} };
  });
}
