import {
  listCandidateDeletions,
  listDeletionWarnings,
  stopDeletion,
} from '@cantera/shared/contracts/retention';
import { topic } from '@cantera/shared/contracts/topics';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { publish } from '../../live/index.ts';
import { findWarning, listDeletions, listWarnings, setStopped } from './warnings.repository.ts';

export function retentionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, listDeletionWarnings, async ({ tx, actor, input: { query } }) => ({
    data: await listWarnings(tx, actor.agencyId, query),
  }));

  route(app, deps, stopDeletion, async ({ tx, actor, input: { params, body } }) => {
    const { agencyId, userId } = actor;
    await setStopped(tx, agencyId, params.id, { isStopped: body.stopped, userId });
    const warning = await findWarning(tx, agencyId, params.id);
    if (!warning) throw notFound('warning');
    await publish(tx, agencyId, topic.agency());
    return { data: warning };
  });

  route(app, deps, listCandidateDeletions, async ({ tx, actor, input: { query } }) => ({
    data: await listDeletions(tx, actor.agencyId, query),
  }));
}
