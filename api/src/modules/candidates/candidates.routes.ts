import * as changes from '@cantera/shared/contracts/candidate-changes';
import * as contract from '@cantera/shared/contracts/candidates';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { editing } from './candidate-edits.ts';
import { filterNames } from './candidate-filters.ts';
import { candidatePartRoutes } from './candidate-parts.routes.ts';
import { changeCandidate, changeJobSearch, changeSalary } from './candidate-update.service.ts';
import { findCandidate, findMeant } from './candidates.repository.ts';
import { listPage } from './candidates-list.repository.ts';
import { cvRoutes } from './cv.routes.ts';
import { deleteCandidate } from './erasure/erasure.service.ts';
import { resolveSuggestion } from './suggestions/suggestions.service.ts';

function readRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.listCandidates, async ({ tx, actor, input: { query } }) => ({
    data: await listPage(tx, actor, query),
  }));

  route(app, deps, contract.nameFilters, async ({ tx, actor, input: { query } }) => ({
    data: await filterNames(tx, actor, query),
  }));

  route(app, deps, contract.getCandidate, async ({ tx, actor, input: { params, query } }) => ({
    data: await findMeant(tx, actor, params.id, deps.config, query.applicationId),
  }));
}

function writeRoutes(app: FastifyInstance, deps: Deps): void {
  const { config } = deps;
  route(app, deps, changes.updateCandidate, async ({ tx, actor, input: { params, body } }) => {
    await editing(tx, actor, params.id, () => changeCandidate(tx, actor, params.id, body));
    return { data: await findCandidate(tx, actor, params.id, config) };
  });

  route(app, deps, changes.deleteCandidate, async ({ tx, actor, request, input: { params } }) => {
    await deleteCandidate(tx, actor, params.id);
    // The only trace that stays: who deleted which id, and nothing of the person.
    request.log.info({ candidateId: params.id, by: actor.userId }, 'candidate deleted');
    return { data: {} };
  });

  for (const endpoint of [changes.updateCandidateSalary, changes.updateCandidateExpectedSalary] as const)
    route(app, deps, endpoint, async ({ tx, actor, input: { params, body } }) => {
      await editing(tx, actor, params.id, () => changeSalary(tx, actor, params.id, body));
      return { data: await findCandidate(tx, actor, params.id, config) };
    });

  route(app, deps, changes.updateJobSearchStatus, async ({ tx, actor, input: { params, body } }) => {
    await editing(tx, actor, params.id, () => changeJobSearch(tx, actor, params.id, body.status));
    return { data: await findCandidate(tx, actor, params.id, config) };
  });

  route(app, deps, changes.resolveSuggestion, async ({ tx, actor, input: { params, body } }) => {
    await editing(tx, actor, params.id, () =>
      resolveSuggestion(tx, actor, params.id, params.suggestionId, body.accepted),
    );
    return { data: await findCandidate(tx, actor, params.id, config) };
  });
}

export function candidateRoutes(app: FastifyInstance, deps: Deps): void {
  readRoutes(app, deps);
  writeRoutes(app, deps);
  candidatePartRoutes(app, deps);
  cvRoutes(app, deps);
}
