import { can } from '@cantera/shared/contracts/permissions';
import {
  createContract,
  getContract,
  listAgreements,
  listContracts,
  MAX_LIST_PAGE,
  openContract,
  updateContract,
} from '@cantera/shared/contracts/staffing-contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { forbidden } from '../../errors.ts';
import { route, SENT } from '../../http/route.ts';
import { keyedCall } from '../keyed-calls/index.ts';
import {
  changeContract,
  createOnce,
  listPage,
  openBlocked,
  readAgreements,
  readContract,
} from './contracts.service.ts';
import { sendContracts } from './export.service.ts';

export function contractRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    deps,
    listContracts,
    async ({ tx, actor, request, reply, input: { query } }) => {
      if (query.perPage <= MAX_LIST_PAGE) return listPage(tx, actor, query);
      if (!can(actor.role, 'contracts.export')) throw forbidden();
      await sendContracts(tx, actor, query, { request, reply });
      return SENT;
    },
    { isAlone: true },
  );

  route(app, deps, listAgreements, async ({ tx, actor }) => ({
    data: { items: await readAgreements(tx, actor.agencyId) },
  }));

  route(app, deps, getContract, async ({ tx, actor, input: { params } }) => ({
    contract: await readContract(tx, actor, params.id),
  }));

  route(app, deps, createContract, async ({ tx, actor, request, input: { body } }) => ({
    contract: await createOnce(tx, actor, body.contract, keyedCall(request, createContract, body)),
  }));

  route(app, deps, updateContract, async ({ tx, actor, input: { params, body } }) => ({
    contract: await changeContract(tx, actor, params.id, body.contract),
  }));

  route(app, deps, openContract, async ({ tx, actor, request, input: { params, body } }) =>
    openBlocked(
      tx,
      actor,
      { id: params.id, reason: body.reason },
      keyedCall(request, openContract, { ...params, ...body }),
    ),
  );
}
