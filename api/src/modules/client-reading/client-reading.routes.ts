import { readClientPage } from '@cantera/shared/contracts/client-reading';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { uploadRoute } from '../../http/route.ts';
import { answerOf, countReading, readCompany } from './client-reading.service.ts';

/** Aborted when whoever asked is gone before the answer. */
function whileAwaited(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

export function clientReadingRoutes(app: FastifyInstance, deps: Deps): void {
  // Another's server may take long to answer, and a transaction must not wait for it.
  uploadRoute(app, deps, readClientPage, async ({ actor, inTenant, reply, input: { query } }) => {
    await inTenant((tx) => countReading(tx, actor));
    const company = await readCompany(deps, actor.agencyId, query, whileAwaited(reply));
    return { data: await inTenant((tx) => answerOf(tx, actor, company)) };
  });
}
