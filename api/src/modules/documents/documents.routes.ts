import * as contract from '@cantera/shared/contracts/documents';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { requireCandidate } from '../candidates/index.ts';
import { findDocument, listOf } from './documents.repository.ts';
import { attachDocument, changeDocument, removeDocument } from './documents.service.ts';

export function documentRoutes(app: FastifyInstance, deps: Deps): void {
  const { config } = deps;
  route(app, deps, contract.listDocuments, async ({ tx, actor, input: { params } }) => {
    await requireCandidate(tx, actor, params.id);
    return { data: { items: await listOf(tx, actor.agencyId, params.id, config) } };
  });

  route(app, deps, contract.createDocument, async ({ tx, actor, input: { params, body } }) => {
    const id = await attachDocument(tx, actor, params.id, body);
    return { data: await findDocument(tx, actor.agencyId, { candidateId: params.id, id }, config) };
  });

  route(app, deps, contract.updateDocument, async ({ tx, actor, input: { params, body } }) => {
    const target = { candidateId: params.id, id: params.documentId };
    await changeDocument(tx, actor, target, body);
    return { data: await findDocument(tx, actor.agencyId, target, config) };
  });

  route(app, deps, contract.deleteDocument, async ({ tx, actor, input: { params } }) => {
    await removeDocument(tx, actor, { candidateId: params.id, id: params.documentId });
    return { data: {} };
  });
}
