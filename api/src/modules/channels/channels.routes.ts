import {
  connectMailAccount,
  getChannelRemoval,
  getMailAccount,
  listChannels,
  removeChannel,
} from '@cantera/shared/contracts/channels';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route, uploadRoute } from '../../http/route.ts';
import { listOwnChannels, readRemoval, removeOwnChannel } from './channels.service.ts';
import { connectAccount, readAccount } from './mail-account.service.ts';

export function channelRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, listChannels, async ({ tx, actor }) => ({
    data: await listOwnChannels(tx, actor, deps.config),
  }));

  route(app, deps, getMailAccount, async ({ tx, actor }) => ({
    data: await readAccount(tx, actor),
  }));

  // A mail server is slow: no transaction may wait for it.
  uploadRoute(app, deps, connectMailAccount, async ({ actor, inTenant, input: { body } }) => ({
    data: await connectAccount({ deps, actor, inTenant }, body),
  }));

  route(app, deps, getChannelRemoval, async ({ tx, actor, input: { params } }) => ({
    data: await readRemoval(tx, actor, params.id),
  }));

  route(app, deps, removeChannel, async ({ tx, actor, input: { params } }) => {
    await removeOwnChannel(tx, actor, params.id);
    return { data: {} };
  });
}
