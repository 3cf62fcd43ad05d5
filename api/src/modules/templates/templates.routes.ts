import {
  createMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  updateMessageTemplate,
} from '@cantera/shared/contracts/message-templates';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { listTemplates } from './templates.repository.ts';
import { changeTemplate, createTemplate, deleteTemplate } from './templates.service.ts';

export function templateRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, listMessageTemplates, async ({ tx, actor }) => ({
    data: await listTemplates(tx, actor.agencyId),
  }));

  route(app, deps, createMessageTemplate, async ({ tx, actor, input: { body } }) => ({
    data: await createTemplate(tx, actor, body),
  }));

  route(app, deps, updateMessageTemplate, async ({ tx, actor, input: { params, body } }) => ({
    data: await changeTemplate(tx, actor, params.id, body),
  }));

  route(app, deps, deleteMessageTemplate, async ({ tx, actor, input: { params } }) => {
    await deleteTemplate(tx, actor, params.id);
    return { data: {} };
  });
}
