import * as runs from '@cantera/shared/contracts/discard-runs';
import * as contract from '@cantera/shared/contracts/discard-scoring';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { confirm, listPending, listRuns, preview, restore, unconfirm, undoRun } from './pending.service.ts';
import { rehearse } from './rehearsal.service.ts';
import { readRule, saveRule } from './rule.service.ts';

export function autodiscardRoutes(app: FastifyInstance, deps: Deps): void {
  const { undoSeconds } = deps.config;

  route(app, deps, contract.getDiscardRule, ({ tx, actor, input: { params } }) =>
    readRule(tx, actor, params.id),
  );

  route(app, deps, contract.saveDiscardRule, ({ tx, actor, input: { params, body } }) =>
    saveRule(tx, actor, params.id, body),
  );

  route(app, deps, contract.rehearseDiscards, async ({ tx, actor, input: { params, body } }) => ({
    data: await rehearse(tx, actor, params.id, body),
  }));

  route(app, deps, contract.listPendingDiscards, async ({ tx, actor, input: { params, query } }) => ({
    data: await listPending(tx, actor, params.id, query),
  }));

  route(app, deps, contract.confirmDiscards, async ({ tx, actor, input: { params, body } }) => ({
    data: await confirm(tx, actor, params.id, body, undoSeconds),
  }));

  route(app, deps, contract.previewConfirm, async ({ tx, actor, input: { params, body } }) => ({
    data: await preview(tx, actor, params.id, body, undoSeconds),
  }));

  route(app, deps, contract.undoConfirm, async ({ tx, actor, input: { params, body } }) => ({
    data: await unconfirm(tx, actor, params.id, body),
  }));

  route(app, deps, contract.restoreDiscards, async ({ tx, actor, input: { params, body } }) => ({
    data: await restore(tx, actor, params.id, body),
  }));

  route(app, deps, runs.listDiscardRuns, async ({ tx, actor, input: { params } }) => ({
    data: await listRuns(tx, actor, params.id),
  }));

  route(app, deps, runs.undoDiscardRun, async ({ tx, actor, input: { params, body } }) => ({
    data: await undoRun(tx, actor, params.id, params.runId, body?.reason),
  }));
}
