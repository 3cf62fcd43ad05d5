import {
  addContacts,
  addValues,
  COMPANY_HEADER,
  createClient,
  deleteClient,
  deleteContact,
  deleteValue,
  findSimilarClients,
  getClient,
  listClients,
  updateClient,
  updateContact,
  updateValue,
} from '@cantera/shared/contracts/clients';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { createWhole } from './client-creation.service.ts';
import {
  changeContact,
  changeValue,
  createContacts,
  createValues,
  deleteContact as removeContact,
  deleteValue as removeValue,
} from './client-parts.service.ts';
import { changeClient, deleteClient as removeClient } from './client-update.service.ts';
import { listAll, readClient } from './clients.service.ts';
import { similarTo } from './similar-clients.ts';

/** The client that a deletion names in its header. */
function companyOf(request: FastifyRequest): string | undefined {
  const header = request.headers[COMPANY_HEADER.toLowerCase()];
  return typeof header === 'string' ? header : undefined;
}

function partRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, addContacts, async ({ tx, actor, input: { params, body } }) => ({
    data: { items: await createContacts(tx, actor, params.id, body) },
  }));

  route(app, deps, updateContact, async ({ tx, actor, input: { params, body } }) => ({
    data: await changeContact(tx, actor, params.id, body),
  }));

  route(app, deps, deleteContact, async ({ tx, actor, input: { params } }) => {
    await removeContact(tx, actor, params.id);
    return { data: {} };
  });

  route(app, deps, addValues, async ({ tx, actor, input: { params, body } }) => ({
    data: { items: await createValues(tx, actor, params.id, body) },
  }));

  route(app, deps, updateValue, async ({ tx, actor, input: { params, body } }) => ({
    data: await changeValue(tx, actor, params.id, body),
  }));

  route(app, deps, deleteValue, async ({ tx, actor, request, input: { params } }) => {
    await removeValue(tx, actor, params.id, companyOf(request));
    return { data: {} };
  });
}

export function clientRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, listClients, async ({ tx, actor, input: { query } }) => ({
    data: await listAll(tx, actor, query),
  }));

  route(app, deps, createClient, async ({ tx, actor, input: { body } }) => ({
    data: { id: await createWhole(tx, actor, body) },
  }));

  route(app, deps, findSimilarClients, async ({ tx, actor, input: { query } }) => ({
    data: { items: await similarTo(tx, actor.agencyId, query) },
  }));

  route(app, deps, getClient, async ({ tx, actor, input: { params } }) => ({
    data: await readClient(tx, actor, params.id),
  }));

  route(app, deps, updateClient, async ({ tx, actor, input: { params, body } }) => ({
    data: await changeClient(tx, actor, params.id, body),
  }));

  route(app, deps, deleteClient, async ({ tx, actor, input: { params } }) => {
    await removeClient(tx, actor, params.id);
    return { data: {} };
  });

  partRoutes(app, deps);
}
