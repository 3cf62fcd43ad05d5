import { getSiteAddress } from '@cantera/shared/contracts/site-identity';
import { MAX_PREVIEW_BYTES, previewCareerSite } from '@cantera/shared/contracts/site-preview';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { listFormerSlugs, readIdentity, requireOwn } from '../career-site/index.ts';
import { countVisible, findSite } from '../public-site/index.ts';
import { drawPreview } from './preview.service.ts';
import { siteAssets } from './site-assets.ts';

/** Five a second of one session, counted over two: who types at an even pace is not refused for a late packet. */
const PREVIEWS = {
  max: 10,
  timeWindow: '2 seconds',
  keyGenerator: ({ headers, ip }: { headers: { authorization?: string }; ip: string }) =>
    headers.authorization ?? ip,
};

/** What the configurator reads of the public site: a page that is not saved yet, and what stands on its address. */
export function configuratorRoutes(app: FastifyInstance, deps: Deps): void {
  const assets = siteAssets(deps.config.webRoot);

  route(
    app,
    deps,
    previewCareerSite,
    async ({ tx, actor, input: { params, body } }) => {
      requireOwn(actor, params.agencyId);
      const { page, locale, configurations: draft } = body;
      return {
        data: await drawPreview(tx, deps, actor.agencyId, { page, locale, draft, assets: await assets() }),
      };
    },
    { rateLimit: PREVIEWS, bodyLimit: MAX_PREVIEW_BYTES },
  );

  route(app, deps, getSiteAddress, async ({ tx, actor, input: { params } }) => {
    requireOwn(actor, params.agencyId);
    const { slug } = await readIdentity(tx, actor);
    const site = await findSite(tx, actor.agencyId);
    return {
      data: {
        slug,
        pages: site?.pages.length ?? 0,
        positions: await countVisible(tx, actor.agencyId),
        former: await listFormerSlugs(tx, actor.agencyId),
      },
    };
  });
}
