import { getCareerSite, saveCareerSite } from '@cantera/shared/contracts/career-site';
import { MAX_FILE_BYTES } from '@cantera/shared/contracts/enums';
import {
  getOlderConfiguration,
  updateOlderConfiguration,
  updateSiteSlug,
  uploadSiteLogo,
} from '@cantera/shared/contracts/site-identity';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route, uploadRoute } from '../../http/route.ts';
import { putBytes, readUpload } from '../files/index.ts';
import type { StoredSite } from './career-site.repository.ts';
import {
  readIdentity,
  readSite,
  requireOwn,
  saveIdentity,
  saveLogo,
  saveSite,
} from './career-site.service.ts';

const answer = ({ configuration, version }: StoredSite) => ({
  careerSite: { configurations: configuration, version },
});

export function careerSiteRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, getCareerSite, async ({ tx, actor, input: { params } }) => {
    requireOwn(actor, params.agencyId);
    return answer(await readSite(tx, actor));
  });

  route(app, deps, saveCareerSite, async ({ tx, actor, input: { params, body } }) => {
    requireOwn(actor, params.agencyId);
    const { configurations, version } = body.careerSite;
    return answer(await saveSite(tx, actor, configurations, version));
  });

  route(app, deps, updateSiteSlug, async ({ tx, actor, input: { params, body } }) => {
    requireOwn(actor, params.agencyId);
    const { slug } = await saveIdentity(tx, actor, { slug: body.slug });
    return { data: { slug } };
  });

  route(app, deps, getOlderConfiguration, async ({ tx, actor, input: { params } }) => {
    requireOwn(actor, params.agencyId);
    return { data: await readIdentity(tx, actor) };
  });

  route(app, deps, updateOlderConfiguration, async ({ tx, actor, input: { body } }) => ({
    data: await saveIdentity(tx, actor, body),
  }));

  uploadRoute(app, deps, uploadSiteLogo, async ({ actor, request, inTenant }) => {
    const picture = await readUpload(request, { field: 'file', maxBytes: MAX_FILE_BYTES, kinds: ['image'] });
    const stored = await putBytes(deps.files, actor.agencyId, {
      ...picture,
      access: 'public',
      createdBy: actor.userId,
    });
    return { logoUrl: await inTenant((tx) => saveLogo(tx, actor, stored)) };
  });
}
