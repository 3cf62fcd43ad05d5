import { previewMessage, sendMessage } from '@cantera/shared/contracts/messages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { preview, send } from './compose.service.ts';

export function composerRoutes(app: FastifyInstance, deps: Deps): void {
  const { undoSeconds } = deps.config;
  route(app, deps, previewMessage, async ({ tx, actor, input: { params, body } }) => ({
    data: await preview(tx, actor, params.id, body, undoSeconds),
  }));

  route(app, deps, sendMessage, async ({ tx, actor, input: { params, body } }) => ({
    data: { message: await send(tx, actor, params.id, body, undoSeconds), unsendSeconds: undoSeconds },
  }));
}
