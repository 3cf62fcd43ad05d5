import {
  deleteLatestSearch,
  explainSearch,
  listLatestSearches,
  restoreLatestSearch,
  searchCandidates,
} from '@cantera/shared/contracts/candidate-search';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { explain, latestOf, searchPageOf } from './search.service.ts';
import { markDeleted } from './searches.repository.ts';

export function candidateSearchRoutes(app: FastifyInstance, deps: Deps): void {
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
