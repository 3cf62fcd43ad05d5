import {
  deleteLatestSearch,
  explainSearch,
  listLatestSearches,
  restoreLatestSearch,
  searchCandidates,
} from '@cantera/shared/contracts/candidate-search';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route, uploadRoute } from '../../http/route.ts';
import { readByModel } from './by-model/ask-readings.ts';
import { explain, latestOf, searchPageOf } from './search.service.ts';
import { markDeleted } from './searches.repository.ts';

export function candidateSearchRoutes(app: FastifyInstance, deps: Deps): void {
  if (deps.model)
    // A model takes seconds to answer, and a transaction must not wait for it.
    uploadRoute(app, deps, searchCandidates, async ({ actor, inTenant, input: { body } }) => {
      const said = await readByModel(deps, actor, inTenant, body);
      return { data: await inTenant((tx) => searchPageOf(tx, actor, { ...body, said })) };
    });
  else
    route(app, deps, searchCandidates, async ({ tx, actor, input: { body } }) => ({
      data: await searchPageOf(tx, actor, body),
    }));
  route(app, deps, explainSearch, async ({ tx, actor, input: { params } }) => ({
    data: await explain(tx, actor, params.id, params.candidateId),
  }));
  route(app, deps, listLatestSearches, async ({ tx, actor }) => ({
    data: { items: await latestOf(tx, actor) },
  }));
  route(app, deps, deleteLatestSearch, async ({ tx, actor, input: { params } }) => {
    await markDeleted(tx, actor, params.searchId, true);
    return { data: {} };
  });
  route(app, deps, restoreLatestSearch, async ({ tx, actor, input: { params } }) => {
    await markDeleted(tx, actor, params.searchId, false);
    return { data: {} };
  });
}
