import * as contract from '@cantera/shared/contracts/merges';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { listMerges } from './history.repository.ts';
import { merge } from './merge.service.ts';
import { preview } from './preview.service.ts';
import { undo } from './undo.service.ts';

async function findMerge(tx: Tx, agencyId: string, id: string): Promise<{ data: contract.CandidateMerge }> {
  const { items } = await listMerges(tx, agencyId, { page: 1, perPage: 1, withTotal: false, id });
  if (!items[0]) throw notFound('merge');
  return { data: items[0] };
}

export function mergeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.previewMerge, async ({ tx, actor, input: { query } }) => ({
    data: await preview(tx, actor, query, deps.config),
  }));

  route(app, deps, contract.mergeCandidates, async ({ tx, actor, input: { body } }) =>
    findMerge(tx, actor.agencyId, await merge(tx, actor, body)),
  );

  route(app, deps, contract.listMerges, async ({ tx, actor, input: { query } }) => ({
    data: await listMerges(tx, actor.agencyId, query),
  }));

  route(app, deps, contract.undoMerge, async ({ tx, actor, input: { params } }) => {
    await undo(tx, actor, params.id);
    return findMerge(tx, actor.agencyId, params.id);
  });
}
