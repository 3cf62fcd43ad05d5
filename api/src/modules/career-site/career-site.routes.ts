import { getCareerSite, saveCareerSite } from '@cantera/shared/contracts/career-site';
import { getNewSite } from '@cantera/shared/contracts/new-site';
import {
  getOlderConfiguration,
  MAX_HERO_BYTES,
  MAX_LOGO_BYTES,
  restoreSiteLogo,
  updateOlderConfiguration,
  updateSiteSlug,
  uploadSiteHero,
  uploadSiteLogo,
} from '@cantera/shared/contracts/site-identity';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { route, uploadRoute } from '../../http/route.ts';
import { type PutFile, publicUrl, putBytes, recordFile } from '../files/index.ts';
import { pictureReader } from '../pictures/index.ts';
import type { StoredSite } from './career-site.repository.ts';
import {
  countPicture,
  readIdentity,
  readSite,
  requireOwn,
  restoreLogo,
  saveIdentity,
  saveLogo,
  saveSite,
} from './career-site.service.ts';

const answer = ({ configuration, version }: StoredSite) => ({
  careerSite: { configurations: configuration, version },
});

/** What is shown in public is not what was sent: it is drawn anew, and says nothing of who took it and where. */
function pictureRoutes(app: FastifyInstance, deps: Deps): void {
  const readPicture = pictureReader();
  const store = async (
    { agencyId, userId }: Actor,
    picture: Awaited<ReturnType<typeof readPicture>>,
  ): Promise<PutFile> => putBytes(deps.files, agencyId, { ...picture, access: 'public', createdBy: userId });

  uploadRoute(app, deps, uploadSiteLogo, async ({ actor, request, inTenant }) => {
    await inTenant((tx) => countPicture(tx, actor));
    const picture = await readPicture(request, { field: 'file', maxBytes: MAX_LOGO_BYTES, isLogo: true });
    const stored = await store(actor, picture);
    return { logoUrl: await inTenant((tx) => saveLogo(tx, actor, stored)) };
  });

  route(app, deps, restoreSiteLogo, async ({ tx, actor, input: { body } }) => {
    await restoreLogo(tx, actor, body.logoUrl);
    return { logoUrl: body.logoUrl };
  });

  uploadRoute(app, deps, uploadSiteHero, async ({ actor, request, inTenant }) => {
    await inTenant((tx) => countPicture(tx, actor));
    const picture = await readPicture(request, { field: 'file', maxBytes: MAX_HERO_BYTES });
    const stored = await store(actor, picture);
    await inTenant((tx) => recordFile(tx, actor.agencyId, stored));
    return { heroUrl: publicUrl(actor.agencyId, stored.id) };
  });
}

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

  route(app, deps, getNewSite, async ({ actor, input: { params } }) => {
    requireOwn(actor, params.agencyId);
    return { enabled: !deps.isListed('olderJobPortal', actor.agencyId) };
  });

  pictureRoutes(app, deps);
}
