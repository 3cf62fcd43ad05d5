import {
  addCandidates,
  getApplication,
  getApplicationAnswers,
  markSeen,
  previewWelcome,
} from '@cantera/shared/contracts/applications';
import { can } from '@cantera/shared/contracts/permissions';
import {
  closePosition,
  createReason,
  createStep,
  deleteStep,
  listReasons,
  listSteps,
  moveApplications,
  previewMove,
  undoMove,
  updateStep,
  withholdMessages,
} from '@cantera/shared/contracts/pipeline';
import {
  addManagedReason,
  listManagedReasons,
  orderManagedReasons,
  updateManagedReason,
} from '@cantera/shared/contracts/rejection-reasons';
import { topic } from '@cantera/shared/contracts/topics';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { invalidFields } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { publish } from '../../live/index.ts';
import {
  addReason,
  changeReason,
  createReasonOnce,
  listManaged,
  listReusable,
  orderReasons,
} from '../hiring-process/index.ts';
import { requirePosition } from '../positions/index.ts';
import { markApplicationSeen, readAnswers, readApplication } from './application-detail.service.ts';
import { addFromDatabase } from './applications.service.ts';
import { readBoard } from './board.repository.ts';
import { close } from './closing.service.ts';
import { move } from './moves.service.ts';
import { previewAdditions, previewMoves } from './preview.service.ts';
import { changeStep, deleteCustomStep, insertCustomStep } from './steps.service.ts';
import { undo } from './undo.service.ts';
import { withhold } from './withhold.service.ts';

const MAX_DETAILS = 2000;

function moveRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, listSteps, async ({ tx, actor, input: { params } }) => {
    const position = await requirePosition(tx, actor, params.id);
    return readBoard(tx, actor.agencyId, position.id);
  });

  route(app, deps, moveApplications, async ({ tx, actor, input: { params, body } }) => ({
    data: await move(tx, actor, params.id, body, deps.config.undoSeconds),
  }));

  route(app, deps, closePosition, async ({ tx, actor, input: { params, body } }) => ({
    data: await close(tx, actor, params.id, body, deps.config.undoSeconds),
  }));

  route(app, deps, previewMove, async ({ tx, actor, input: { params, body } }) => ({
    data: await previewMoves(tx, actor, params.id, body, deps.config.undoSeconds),
  }));

  route(app, deps, withholdMessages, async ({ tx, actor, input: { params, body } }) => ({
    data: await withhold(tx, actor, params.id, body),
  }));

  route(app, deps, undoMove, async ({ tx, actor, input: { params, body } }) => ({
    data: await undo(tx, actor, params.id, body),
  }));
}

function stepRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, createStep, async ({ tx, actor, input: { params, body } }) => ({
    data: await insertCustomStep(tx, actor, params.id, body),
  }));

  route(app, deps, updateStep, async ({ tx, actor, input: { params, body } }) => ({
    data: await changeStep(tx, actor, params.id, params.stepId, body),
  }));

  route(app, deps, deleteStep, async ({ tx, actor, input: { params } }) => {
    await deleteCustomStep(tx, actor, params.id, params.stepId);
    return { data: {} };
  });
}

function applicationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, getApplication, async ({ tx, actor, input: { params } }) => ({
    data: await readApplication(tx, actor, params.id, params.applicationId, deps.config),
  }));

  route(app, deps, getApplicationAnswers, async ({ tx, actor, input: { params } }) => ({
    data: { items: await readAnswers(tx, actor, params.id, params.applicationId) },
  }));

  route(app, deps, markSeen, async ({ tx, actor, input: { params } }) => {
    await markApplicationSeen(tx, actor, params.id, params.applicationId);
    return { data: {} };
  });

  route(app, deps, addCandidates, async ({ tx, actor, input: { params, body } }) => ({
    data: await addFromDatabase(tx, actor, params.id, body, deps.config.undoSeconds),
  }));

  route(app, deps, previewWelcome, async ({ tx, actor, input: { params, body } }) => ({
    data: await previewAdditions(tx, actor, params.id, body.candidateIds, deps.config.undoSeconds),
  }));
}

function reasonRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, listReasons, async ({ tx, actor }) => ({
    items: await listReusable(tx, actor.agencyId),
  }));

  route(app, deps, createReason, async ({ tx, actor, input: { body } }) => {
    const details = body.details ?? {};
    if (JSON.stringify(details).length > MAX_DETAILS) throw invalidFields({ details: 'too_long' });
    const id = await createReasonOnce(tx, actor.agencyId, {
      name: body.name,
      details,
      mayRevive: can(actor.role, addManagedReason.may),
    });
    if (details.reusable !== false) await publish(tx, actor.agencyId, topic.agency('reasons'));
    return { id };
  });

  route(app, deps, listManagedReasons, async ({ tx, actor }) => ({
    data: await listManaged(tx, actor.agencyId),
  }));
  route(app, deps, addManagedReason, async ({ tx, actor, input: { body } }) => ({
    data: await addReason(tx, actor.agencyId, body.name),
  }));
  route(app, deps, updateManagedReason, async ({ tx, actor, input: { params, body } }) => ({
    data: await changeReason(tx, actor.agencyId, params.id, body),
  }));
  route(app, deps, orderManagedReasons, async ({ tx, actor, input: { body } }) => ({
    data: await orderReasons(tx, actor.agencyId, body.ids),
  }));
}

export function pipelineRoutes(app: FastifyInstance, deps: Deps): void {
  moveRoutes(app, deps);
  stepRoutes(app, deps);
  applicationRoutes(app, deps);
  reasonRoutes(app, deps);
}
