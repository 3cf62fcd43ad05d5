import * as contract from '@cantera/shared/contracts/position-questions';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route, uploadRoute } from '../../http/route.ts';
import { askForQuestions } from './generation/ask-questions.ts';
import { questionPlace, storeQuestions } from './generation/generate.service.ts';
import { addQuestion, changeQuestion, deleteQuestion, readQuestions } from './questions.service.ts';
import { rehearseQuestion } from './rehearsal.service.ts';

export function positionQuestionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.listPositionQuestions, async ({ tx, actor, input: { params } }) => ({
    data: { items: await readQuestions(tx, actor, params.id) },
  }));

  route(app, deps, contract.createQuestion, async ({ tx, actor, input: { params, body } }) => ({
    data: await addQuestion(tx, actor, params.id, body),
  }));

  route(app, deps, contract.updateQuestion, async ({ tx, actor, input: { params, body } }) => ({
    data: await changeQuestion(tx, actor, params, body),
  }));

  route(app, deps, contract.deleteQuestion, async ({ tx, actor, input: { params } }) => {
    await deleteQuestion(tx, actor, params);
    return { data: {} };
  });

  // A model takes seconds to write, and a transaction must not wait for it.
  uploadRoute(app, deps, contract.generateQuestions, async ({ actor, inTenant, input: { params } }) => {
    const place = await inTenant((tx) => questionPlace(tx, actor, params.id));
    const byModel = place.ideas.length > 0 ? await askForQuestions(deps, actor.agencyId, place) : undefined;
    return { data: await inTenant((tx) => storeQuestions(tx, actor, params.id, place, byModel)) };
  });

  route(app, deps, contract.rehearseQuestion, async ({ tx, actor, input: { params, body } }) => ({
    data: await rehearseQuestion(tx, actor, params.id, body),
  }));
}
