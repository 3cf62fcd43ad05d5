import * as contract from '@cantera/shared/contracts/tags';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { listTags } from './tags.repository.ts';
import { changeTag, createTag, deleteTag, mergeTags, putOn, takeOff } from './tags.service.ts';

export function tagRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.listTags, async ({ tx, actor }) => ({
    data: await listTags(tx, actor),
  }));

  route(app, deps, contract.createTag, async ({ tx, actor, input: { body } }) => ({
    data: await createTag(tx, actor, body),
  }));

  route(app, deps, contract.updateTag, async ({ tx, actor, input: { params, body } }) => ({
    data: await changeTag(tx, actor, params.id, body),
  }));

  route(app, deps, contract.deleteTag, async ({ tx, actor, input: { params } }) => {
    await deleteTag(tx, actor, params.id);
    return { data: {} };
  });

  route(app, deps, contract.mergeTags, async ({ tx, actor, input: { params, body } }) => ({
    data: await mergeTags(tx, actor, params.id, body.into),
  }));

  route(app, deps, contract.putTagOn, async ({ tx, actor, input: { body } }) => ({
    data: await putOn(tx, actor, body),
  }));

  route(app, deps, contract.takeTagOff, async ({ tx, actor, input: { body } }) => ({
    data: await takeOff(tx, actor, body),
  }));
}
