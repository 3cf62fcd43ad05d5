import {
  createWorkflow,
  deleteWorkflow,
  getWorkflow,
  listWorkflowRuns,
  listWorkflows as listWorkflowsEndpoint,
  restoreWorkflow,
  stopWorkflowRun,
  updateWorkflow,
} from '@cantera/shared/contracts/workflows';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { endRun, listRuns } from './runs.service.ts';
import { simulationRoutes } from './simulation/simulation.routes.ts';
import { triggerRoutes } from './triggers.routes.ts';
import { listWorkflows } from './workflows.repository.ts';
import {
  addWorkflow,
  bringWorkflowBack,
  changeWorkflow,
  readWorkflow,
  removeWorkflow,
} from './workflows.service.ts';

function runRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, listWorkflowRuns, async ({ tx, actor, input: { params } }) => ({
    data: await listRuns(tx, actor, params.id),
  }));

  route(app, deps, stopWorkflowRun, async ({ tx, actor, input: { params } }) => {
    await endRun(tx, actor, params.id, params.run);
    return { data: {} };
  });
}

export function workflowRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, listWorkflowsEndpoint, async ({ tx, actor }) => ({
    data: { items: await listWorkflows(tx, actor.agencyId) },
  }));

  route(app, deps, createWorkflow, async ({ tx, actor, input: { body } }) => ({
    data: await addWorkflow(tx, actor, body),
  }));

  route(app, deps, getWorkflow, async ({ tx, actor, input: { params } }) => ({
    data: await readWorkflow(tx, actor, params.id),
  }));

  route(app, deps, updateWorkflow, async ({ tx, actor, input: { params, body } }) => ({
    data: await changeWorkflow(tx, actor, params.id, body),
  }));

  route(app, deps, deleteWorkflow, async ({ tx, actor, input: { params } }) => {
    await removeWorkflow(tx, actor, params.id);
    return { data: {} };
  });

  route(app, deps, restoreWorkflow, async ({ tx, actor, input: { params } }) => ({
    data: await bringWorkflowBack(tx, actor, params.id),
  }));

  runRoutes(app, deps);
  triggerRoutes(app, deps);
  simulationRoutes(app, deps);
}
