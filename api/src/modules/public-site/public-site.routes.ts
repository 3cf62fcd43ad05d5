import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import {
  applyInPublic,
  getPublicPosition,
  getPublicSite,
  listPublicPositions,
  type PublicSite,
} from '@cantera/shared/contracts/public-site';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { agencyOfSlug, publicRoute } from '../../http/route.ts';
import { readApplicationParts } from './application-parts.ts';
import { applyLimit } from './apply-limit.ts';
import { findOpenPosition, listOpenPositions } from './public-site.repository.ts';
import { findSite } from './site.repository.ts';
import { submitApplication } from './submit.service.ts';

/** The language of country names: the browser's first. */
const localeOf = ({ headers }: FastifyRequest): Locale =>
  LOCALES.find((locale) => headers['accept-language']?.toLowerCase().startsWith(locale)) ?? 'en';

async function onSite<T>(
  deps: Deps,
  slug: string,
  work: (tx: Tx, site: PublicSite) => Promise<T>,
): Promise<T> {
  const agencyId = await agencyOfSlug(deps, slug);
  return withTenant(deps.pool, agencyId, async (tx) => {
    const site = await findSite(tx, agencyId);
    if (!site) throw notFound('site');
    return work(tx, site);
  });
}

export function publicSiteRoutes(app: FastifyInstance, deps: Deps): void {
  publicRoute(app, deps, getPublicSite, ({ input: { params } }) =>
    onSite(deps, params.slug, async (_tx, site) => ({ data: site })),
  );

  publicRoute(app, deps, listPublicPositions, ({ request, input: { params, query } }) =>
    onSite(deps, params.slug, async (tx, { agencyId }) => {
      const { page, perPage, search } = query;
      const found = await listOpenPositions(tx, agencyId, {
        page,
        perPage,
        search,
        locale: localeOf(request),
      });
      const pagination = { page, pageSize: perPage, totalItems: found.total };
      return { data: { items: found.items, pagination } };
    }),
  );

  publicRoute(app, deps, getPublicPosition, ({ request, input: { params } }) =>
    onSite(deps, params.slug, async (tx, { agencyId }) => {
      const position = await findOpenPosition(tx, agencyId, params.id, localeOf(request));
      if (!position) throw notFound('position');
      return { data: position };
    }),
  );

  publicRoute(
    app,
    deps,
    applyInPublic,
    async ({ request, input: { params } }) => ({
      data: await submitApplication(deps, params.slug, params.id, await readApplicationParts(request)),
    }),
    { onRequest: applyLimit(deps) },
  );
}
