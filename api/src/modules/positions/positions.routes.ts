import {
  deletePosition,
  updatePosition,
  updatePositionStatus,
} from '@cantera/shared/contracts/position-changes';
import { getPosition, listPositions } from '@cantera/shared/contracts/positions';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { changeStatus } from './position-status.service.ts';
import { changePosition } from './position-update.service.ts';
import { listVisible, readPosition, deletePosition as remove } from './positions.service.ts';
import { startingRoutes } from './starting/starting.routes.ts';

export function positionRoutes(app: FastifyInstance, deps: Deps): void {
  startingRoutes(app, deps);

  route(app, deps, listPositions, async ({ tx, actor, input: { query } }) => ({
    data: await listVisible(tx, actor, query),
  }));

  route(app, deps, getPosition, async ({ tx, actor, input: { params } }) => ({
    data: await readPosition(tx, actor, params.id),
  }));

  route(app, deps, updatePosition, async ({ tx, actor, input: { params, body } }) => ({
    data: await changePosition(tx, actor, params.id, body),
  }));

  route(app, deps, deletePosition, async ({ tx, actor, input: { params } }) => {
    await remove(tx, actor, params.id);
    return { data: {} };
  });

  route(app, deps, updatePositionStatus, async ({ tx, actor, input: { params, body } }) => ({
    data: await changeStatus(tx, actor, params.id, body.status),
  }));
}
