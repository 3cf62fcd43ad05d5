import { createReason, listReasons, listSteps, moveApplications } from '@cantera/shared/contracts/pipeline';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { invalidFields } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { requirePosition } from '../positions/index.ts';
import { readBoard } from './board.repository.ts';
import { move } from './moves.service.ts';
import { createReasonOnce, listReusable } from './reasons.repository.ts';

const MAX_DETAILS = 2000;

function moveRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, listSteps, 'pipeline.read', async ({ tx, actor, input: { params } }) => {
    const position = await requirePosition(tx, actor, params.id);
    return { data: { items: await readBoard(tx, actor.agencyId, position.id) } };
  });

  route(app, deps, moveApplications, 'pipeline.move', async ({ tx, actor, input: { params, body } }) => ({
    data: { applications: await move(tx, actor, params.id, body, deps.config.undoSeconds) },
  }));
}

function reasonRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, listReasons, 'pipeline.read', async ({ tx, actor }) => ({
    items: await listReusable(tx, actor.agencyId),
  }));

  route(app, deps, createReason, 'reasons.create', async ({ tx, actor, input: { body } }) => {
    const details = body.details ?? {};
    if (JSON.stringify(details).length > MAX_DETAILS) throw invalidFields({ details: 'too_long' });
    return { id: await createReasonOnce(tx, actor.agencyId, body.name, details) };
  });
}

export function pipelineRoutes(app: FastifyInstance, deps: Deps): void {
  moveRoutes(app, deps);
  reasonRoutes(app, deps);
}
