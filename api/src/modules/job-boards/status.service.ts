import type { Advert, Portal } from '@cantera/shared/contracts/job-boards';
import type { JobPortal } from '@cantera/shared/contracts/job-portals';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import {
  listAdverts,
  readSettings,
  type StoredAdvert,
  type StoredSettings,
  toldOf,
} from '../advert-records/index.ts';
import { requirePosition } from '../positions/index.ts';
import { findSite } from '../public-site/index.ts';
import { findAdvertRow, isVisible } from './feeds/entries.repository.ts';
import { advertiserOf, advertOf, type Advert as ToldAdvert } from './feeds/entry.ts';
import { brokenRules, settingsRules } from './rules/rules.ts';
import { portalsOf } from './shown.ts';

interface Standing {
  readonly portal: JobPortal;
  readonly settings: StoredSettings;
  readonly stored: StoredAdvert | undefined;
  readonly told: ToldAdvert;
  /** Whether visitors see the position on the agency's site. */
  readonly isPublic: boolean;
}

type Line = Pick<Advert, 'status' | 'reason' | 'since'>;

/** Where a position stands on a portal that shows what the site shows: nobody publishes it there or takes it out. */
const followed = ({ isPublic }: Standing): Line => ({
  status: isPublic ? 'PUBLISHED' : 'UNPUBLISHED',
  reason: null,
  since: null,
});

function lineOf(standing: Standing): Line {
  const { portal, settings, stored } = standing;
  if (portal.followsSite && settings.kind === 'FEED') return followed(standing);
  if (!stored) return { status: 'UNPUBLISHED', reason: null, since: null };
  return { ...toldOf(stored, now()), since: stored.since };
}

/** A feed leaves a position out that breaks a rule now, whenever it was published; a rule that is kept again is no reason. */
function shownLine({ settings }: Standing, line: Line, isBroken: boolean): Line {
  const isPublished = line.status === 'PUBLISHED' || line.status === 'PUBLISHING';
  if (settings.kind === 'FEED' && isBroken && isPublished)
    return { ...line, status: 'FAILED', reason: 'RULES' };
  if (line.reason === 'RULES' && !isBroken) return { ...line, status: 'UNPUBLISHED', reason: null };
  return line;
}

/** Whether somebody can take an advert out: it is stored as published or about to be, or may be out. */
const isRemovable = ({ portal, settings, stored }: Standing, { status, reason }: Line): boolean =>
  stored !== undefined &&
  !(portal.followsSite && settings.kind === 'FEED') &&
  (status === 'PUBLISHED' || status === 'PUBLISHING' || reason === 'UNCERTAIN');

function advertLine(standing: Standing): Advert {
  const { portal, settings, told } = standing;
  const missing = brokenRules(settings, told);
  const line = lineOf(standing);
  const shown = shownLine(standing, line, missing.length > 0);
  const { read_at: readAt } = settings;
  const isRead = shown.status === 'PUBLISHED' && settings.kind === 'FEED' && readAt !== null;
  return {
    id: portal.id,
    name: portal.name,
    ...shown,
    readAt: isRead && (shown.since === null || readAt >= shown.since) ? readAt : null,
    missing,
    connection: settings.kind,
    isRemovable: isRemovable(standing, line),
  };
}

/** Where the adverts of a position stand, a line for each portal of the installation. Throws 404. */
export async function readStatus(tx: Tx, actor: Actor, deps: Deps, jobId: string): Promise<Advert[]> {
  const { agencyId } = actor;
  await requirePosition(tx, actor, jobId);
  const portals = portalsOf(deps);
  const settings = await readSettings(
    tx,
    agencyId,
    portals.map(({ id }) => id),
  );
  const stored = new Map((await listAdverts(tx, agencyId, jobId)).map((row) => [row.portal, row]));
  const site = await findSite(tx, agencyId);
  const row = await findAdvertRow(tx, agencyId, jobId);
  if (!row) return [];
  const told = advertOf(row, site ? advertiserOf(site, deps.config.publicUrl) : { locale: 'en' });
  const isPublic = site !== undefined && (await isVisible(tx, agencyId, jobId));
  return portals.flatMap((portal) => {
    const own = settings.get(portal.id);
    return own ? [advertLine({ portal, settings: own, stored: stored.get(portal.id), told, isPublic })] : [];
  });
}

/** A portal as screens show it; its key stays here. */
export const toPortal = (
  { id, name }: JobPortal,
  settings: StoredSettings,
  site: { readonly slug: string; readonly origin: string } | undefined,
): Portal => ({
  id,
  name,
  kind: settings.kind,
  feedUrl: settings.kind === 'FEED' && site ? `${site.origin}/careers/feeds/${site.slug}/${id}.xml` : null,
  readAt: settings.kind === 'FEED' ? settings.read_at : null,
  missing: settingsRules(settings),
  companyId: settings.company_id,
  posterEmail: settings.poster_email,
  address: settings.address,
  hasKey: settings.sealed_key !== '',
  canFind: settings.can_find,
  version: settings.version,
});
