import { cancelMessage, resendMessage } from '@cantera/shared/contracts/messages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { cancel, resend } from './messages.service.ts';

export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, resendMessage, async ({ tx, actor, input: { params } }) => ({
    data: await resend(tx, actor, params.id),
  }));

  route(app, deps, cancelMessage, async ({ tx, actor, input: { params } }) => ({
    data: await cancel(tx, actor, params.id),
  }));
}
