import { createClient, getClient, listClients } from '@cantera/shared/contracts/clients';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { createOwned, listAll, readClient } from './clients.service.ts';

export function clientRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, listClients, 'clients.read', async ({ tx, actor, input: { query } }) => ({
    data: await listAll(tx, actor, query),
  }));

  route(app, deps, createClient, 'clients.write', async ({ tx, actor, input: { body } }) => ({
    data: { id: await createOwned(tx, actor, body) },
  }));

  route(app, deps, getClient, 'clients.read', async ({ tx, actor, input: { params } }) => ({
    data: await readClient(tx, actor, params.id),
  }));
}
