import { resendMessage } from '@cantera/shared/contracts/messages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { resend } from './messages.service.ts';

export function messageRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, resendMessage, async ({ tx, actor, input: { params } }) => ({
    data: await resend(tx, actor, params.id),
  }));
}
