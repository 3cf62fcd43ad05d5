import { Readable } from 'node:stream';
import { topic } from '@cantera/shared/contracts/topics';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { now } from '../../../clock.ts';
import { withTenant } from '../../../db/tenant.ts';
import type { Deps } from '../../../deps.ts';
import { publish } from '../../../live/index.ts';
import { noteRead } from '../../advert-records/index.ts';
import { leadOn, withSite } from '../../career-pages/index.ts';
import { isShown } from '../shown.ts';
import { type Feed, feedText, findFeed, portalOf } from './feed.service.ts';

/** A closed position leaves a feed as fast as its page tells, whoever keeps copies. */
const KEEP = 'public, max-age=60';

interface Address {
  Params: { slug: string; file: string };
}

/** Notes that a portal has read its feed. People's browsers say how they came; a feed is never refused because it cannot be noted. */
async function noteFeedRead(deps: Deps, request: FastifyRequest, { of }: Feed): Promise<void> {
  if (request.headers['sec-fetch-mode'] !== undefined || request.method === 'HEAD') return;
  await withTenant(deps.pool, of.agencyId, async (tx) => {
    if (await noteRead(tx, of.agencyId, of.portal, now())) await publish(tx, of.agencyId, topic.advert());
  }).catch((error: unknown) => request.log.warn({ err: error }, 'could not note that a feed was read'));
}

async function sendFeed(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  feed: Feed,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': KEEP, etag: feed.tag });
  await noteFeedRead(deps, request, feed);
  if (request.headers['if-none-match'] === feed.tag) return reply.code(304).send();
  return reply
    .type('application/xml; charset=utf-8')
    .send(Readable.from(feedText(deps, feed), { highWaterMark: 1 }));
}

/** What portals read: one feed an agency and portal. */
export function feedRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<Address>('/careers/feeds/:slug/:file', async (request, reply) => {
    const { slug, file } = request.params;
    const portal = portalOf(Number(/^(\d{1,9})\.xml$/.exec(file)?.[1] ?? 0));
    const feed =
      portal && isShown(deps, portal.id)
        ? await withSite({ deps, slug }, ({ tx, site }) => findFeed(tx, deps, site.agencyId, portal))
        : undefined;
    if (feed) return sendFeed(deps, request, reply, feed);
    if (portal && (await leadOn({ deps, slug }, request, reply))) return reply;
    return reply.code(404).type('text/plain; charset=utf-8').send('There is no feed here.\n');
  });
}
