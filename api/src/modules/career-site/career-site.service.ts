import { careerSiteChanged, type SiteConfiguration } from '@cantera/shared/contracts/career-site';
import type { SiteIdentity } from '@cantera/shared/contracts/site-identity';
import { topic } from '@cantera/shared/contracts/topics';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields, notFound, requireVersion } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { countSending } from '../../jobs/sending-limit.ts';
import { publish } from '../../live/index.ts';
import { withdrawAdverts } from '../advert-records/index.ts';
import { refuseReserved } from '../agency/index.ts';
import { type PutFile, publicFileId, publicUrl, recordFile, requireOwnImage } from '../files/index.ts';
import {
  findIdentity,
  findStoredSite,
  type StoredSite,
  storeConfiguration,
  updateIdentity,
} from './career-site.repository.ts';
import { changeConfiguration, isSiteOn } from './configuration.ts';
import { moveSlug } from './former-slugs.repository.ts';
import { isKeptLogo, keepLogo } from './kept-logo.repository.ts';

async function requireSite(tx: Tx, agencyId: string, options?: { lock: boolean }): Promise<StoredSite> {
  const site = await findStoredSite(tx, agencyId, options);
  if (!site) throw notFound('career site');
  return site;
}

/** Throws 404 unless the address names the actor's own agency. */
export function requireOwn(actor: Actor, agencyId: string): void {
  if (actor.agencyId !== agencyId.toLowerCase()) throw notFound('agency');
}

export const readSite = (tx: Tx, { agencyId }: Pick<Actor, 'agencyId'>): Promise<StoredSite> =>
  requireSite(tx, agencyId);

/**
 * Changes the parts that are given. Throws 409 `CAREER_SITE_CHANGED` with `details.version` when `version` is not the
 * present one, 400 for pages without home or positions and for a hero picture that the agency did not upload.
 */
export async function saveSite(
  tx: Tx,
  { agencyId }: Pick<Actor, 'agencyId'>,
  given: Partial<SiteConfiguration>,
  version?: number,
): Promise<StoredSite> {
  const before = await requireSite(tx, agencyId, { lock: true });
  requireVersion(careerSiteChanged, before.version, version);
  const heroUrl = given.homePage?.heroUrl;
  if (heroUrl && heroUrl !== before.configuration.homePage.heroUrl)
    await requireOwnImage(tx, agencyId, heroUrl, 'career_site.configurations.home_page.hero_url');
  const at = now().toISOString();
  const configuration = changeConfiguration({ before: before.configuration, given, at });
  await storeConfiguration(tx, agencyId, configuration);
  if (!isSiteOn(configuration)) await withdrawAdverts(tx, agencyId);
  await publish(tx, agencyId, topic.careerSite());
  const primaryColor = given.styles?.primaryColor;
  // Only then: the agency's own form would be told of a change that is none.
  if (primaryColor && primaryColor !== before.configuration.styles.primaryColor)
    await updateIdentity(tx, agencyId, { primaryColor });
  return { configuration, version: before.version + 1 };
}

export async function readIdentity(tx: Tx, { agencyId }: Actor): Promise<SiteIdentity> {
  const identity = await findIdentity(tx, agencyId);
  if (!identity) throw notFound('agency');
  return identity;
}

/**
 * Changes name, address and colour; the site shows the colour too. The address before leads on
 * to the new one for a year. Throws 400 naming `slug` when it is taken, kept for another agency or reserved.
 */
export async function saveIdentity(
  tx: Tx,
  actor: Actor,
  change: Partial<Omit<SiteIdentity, 'logoUrl'>>,
): Promise<SiteIdentity> {
  if (change.slug !== undefined) refuseReserved(change.slug);
  // The site before the agency, as when the configuration is saved: two at once then wait and do not block each other.
  const { configuration } = await requireSite(tx, actor.agencyId, { lock: true });
  const before = await readIdentity(tx, actor);
  await updateIdentity(tx, actor.agencyId, change);
  if (change.slug !== undefined && change.slug !== before.slug)
    await moveSlug(tx, actor.agencyId, before.slug, change.slug);
  if (change.primaryColor !== undefined) {
    const styles = { ...configuration.styles, primaryColor: change.primaryColor };
    await storeConfiguration(tx, actor.agencyId, { ...configuration, styles });
  }
  await publish(tx, actor.agencyId, topic.careerSite());
  return readIdentity(tx, actor);
}

/** Pictures of an agency that are drawn in an hour: each takes the one place that all agencies of a process share. */
const PICTURES_PER_HOUR = 60;

/** Counts a picture that is to be drawn anew. Throws 429 with Retry-After after 60 of the agency in an hour. */
export const countPicture = (tx: Tx, { agencyId }: Actor): Promise<void> =>
  countSending(tx, agencyId, [{ key: 'picture', max: PICTURES_PER_HOUR }]);

/** Shows another logo, or none; the one that is shown now is kept for a day. */
async function showLogo(tx: Tx, actor: Actor, fileId: string | null): Promise<void> {
  const { agencyId } = actor;
  const { logoUrl } = await readIdentity(tx, actor);
  await updateIdentity(tx, agencyId, { logoFileId: fileId });
  await keepLogo(tx, agencyId, publicFileId(agencyId, logoUrl));
  await publish(tx, agencyId, topic.careerSite());
}

/** Makes a picture whose bytes are stored the agency's logo; the one before is kept for a day. Gives its address. */
export async function saveLogo(tx: Tx, actor: Actor, picture: PutFile): Promise<string> {
  await requireSite(tx, actor.agencyId, { lock: true });
  await recordFile(tx, actor.agencyId, picture);
  await showLogo(tx, actor, picture.id);
  return publicUrl(actor.agencyId, picture.id);
}

/** Goes back to the logo of before, or to none. Throws 400 naming `logo_url` for one that is not kept, or no longer. */
export async function restoreLogo(tx: Tx, actor: Actor, logoUrl: string | null): Promise<void> {
  const { agencyId } = actor;
  await requireSite(tx, agencyId, { lock: true });
  if (logoUrl === (await readIdentity(tx, actor)).logoUrl) return;
  const wanted = publicFileId(agencyId, logoUrl);
  const isKnown = logoUrl === null || (wanted !== null && (await isKeptLogo(tx, agencyId, wanted)));
  if (!isKnown) throw invalidFields({ logo_url: 'not_found' });
  await showLogo(tx, actor, wanted);
}
