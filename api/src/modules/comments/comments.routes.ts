import * as contract from '@cantera/shared/contracts/comments';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { requireCandidate, viewersOf } from '../candidates/index.ts';
import { countByType, findComment, listPage } from './comments.repository.ts';
import { addComment, changeComment, removeComment } from './comments.service.ts';

export function commentRoutes(app: FastifyInstance, deps: Deps): void {
  const { config } = deps;
  route(app, deps, contract.listComments, async ({ tx, actor, input: { params, query } }) => {
    await requireCandidate(tx, actor, params.id);
    const page = await listPage(tx, actor.agencyId, params.id, query);
    return { data: { ...page, counts: await countByType(tx, actor.agencyId, params.id) } };
  });

  route(app, deps, contract.listMentionable, async ({ tx, actor, input: { params } }) => {
    await requireCandidate(tx, actor, params.id);
    return { data: await viewersOf(tx, actor.agencyId, params.id) };
  });

  route(app, deps, contract.createComment, async ({ tx, actor, input: { params, body } }) => {
    const id = await addComment(tx, actor, params.id, body, config);
    return { data: await findComment(tx, actor.agencyId, { candidateId: params.id, id }) };
  });

  route(app, deps, contract.updateComment, async ({ tx, actor, input: { params, body } }) => {
    const target = { candidateId: params.id, id: params.commentId };
    await changeComment(tx, actor, target, body, config);
    return { data: await findComment(tx, actor.agencyId, target) };
  });

  route(app, deps, contract.deleteComment, async ({ tx, actor, input: { params } }) => {
    await removeComment(tx, actor, { candidateId: params.id, id: params.commentId });
    return { data: {} };
  });
}
