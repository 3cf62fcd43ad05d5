import { createHash } from 'node:crypto';
import { JOB_PORTALS, type JobPortal, PORTAL_HOURS } from '@cantera/shared/contracts/job-portals';
import { inSeconds } from '../../../clock.ts';
import { type Tx, withTenant } from '../../../db/tenant.ts';
import type { Deps } from '../../../deps.ts';
import { findSettings, type StoredSettings } from '../../advert-records/index.ts';
import { findSite } from '../../public-site/index.ts';
import { brokenRules, settingsRules, shapeOf } from '../rules/rules.ts';
import { type AdvertRow, type FeedOf, feedVersion, readBatch } from './entries.repository.ts';
import { type Advertiser, advertiserOf, advertLinks, advertOf } from './entry.ts';
import { FOOT_XML, headXml, jobXml } from './shapes.ts';

/** Rises when the same positions are told of differently. */
const SHAPE_VERSION = 2;

/** A feed of an agency for a portal. */
export interface Feed {
  readonly agency: Advertiser;
  readonly of: FeedOf;
  readonly settings: StoredSettings;
  /** In quotes, as a header has it. */
  readonly tag: string;
  readonly changedAt: string | null;
}

export const portalOf = (id: number): JobPortal | undefined => JOB_PORTALS.find((portal) => portal.id === id);

type Batch = Awaited<ReturnType<typeof readBatch>>;

/** Whose positions the feed of a portal carries now. */
export const feedOf = (agencyId: string, portal: JobPortal): FeedOf => ({
  agencyId,
  portal: portal.id,
  followsSite: portal.followsSite === true,
  since: inSeconds(-PORTAL_HOURS * 3600),
});

/** The feed of a portal; undefined while the agency's site is off, and where the portal is not connected by a feed. */
export async function findFeed(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  agencyId: string,
  portal: JobPortal,
): Promise<Feed | undefined> {
  const settings = await findSettings(tx, agencyId, portal.id);
  if (settings.kind !== 'FEED') return undefined;
  const site = await findSite(tx, agencyId);
  if (!site) return undefined;
  const agency = advertiserOf(site, config.publicUrl);
  const of = feedOf(agencyId, portal);
  const { hash, changedAt } = await feedVersion(tx, of);
  const { company_id: company, poster_email: poster } = settings;
  const parts = [SHAPE_VERSION, portal.id, agency, company, poster, hash];
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
  return { agency, of, settings, tag: `W/"${digest}"`, changedAt };
}

/** The jobs of a position in a feed, one a place; empty for one that breaks a rule of the portal. */
export function jobsOf(
  { agency, of, settings }: Pick<Feed, 'agency' | 'of' | 'settings'>,
  row: AdvertRow,
): string {
  const advert = advertOf(row, agency);
  if (brokenRules(settings, advert).length > 0) return '';
  const shape = shapeOf(of.portal);
  const links = advertLinks(agency, row.id, of.portal);
  return advert.places.map((place) => jobXml(shape, { advert, place, agency, settings, links })).join('');
}

/**
 * The feed as text, a batch of positions at a time. No transaction is open while a slow reader takes it, and what closes
 * meanwhile is in no batch that is read later.
 */
export async function* feedText({ pool }: Pick<Deps, 'pool'>, feed: Feed): AsyncGenerator<string> {
  yield headXml(shapeOf(feed.of.portal), feed.agency, feed.changedAt);
  let after: string | null = null;
  // Settings that lack something make every entry incomplete.
  while (settingsRules(feed.settings).length === 0) {
    const from: string | null = after;
    const { rows, isLast }: Batch = await withTenant(pool, feed.of.agencyId, (tx) =>
      readBatch(tx, feed.of, from),
    );
    const text = rows.map((row) => jobsOf(feed, row)).join('');
    if (text) yield text;
    after = rows.at(-1)?.id ?? null;
    if (isLast) break;
  }
  yield FOOT_XML;
}
