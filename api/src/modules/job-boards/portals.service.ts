import type { EndpointRequest } from '@cantera/shared/contracts';
import { type Portal, portalChanged, updatePortalSettings } from '@cantera/shared/contracts/job-boards';
import type { JobPortal } from '@cantera/shared/contracts/job-portals';
import { topic } from '@cantera/shared/contracts/topics';
import type { Tx } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { fail, invalidFields, notFound, requireVersion } from '../../errors.ts';
import type { Actor } from '../../http/actor.ts';
import { publish } from '../../live/index.ts';
import {
  countLiving,
  ensureSettings,
  findSettings,
  readSettings,
  type StoredSettings,
  sealKey,
  writeSettings,
} from '../advert-records/index.ts';
import { findSite } from '../public-site/index.ts';
import { portalsOf } from './shown.ts';
import { toPortal } from './status.service.ts';

type Input = EndpointRequest<typeof updatePortalSettings>['body'];

const siteOf = async (tx: Tx, deps: Deps, agencyId: string) => {
  const site = await findSite(tx, agencyId);
  return site && { slug: site.slug, origin: deps.config.publicUrl };
};

/** The portals of the installation, and how the agency is connected to each. */
export async function listPortals(tx: Tx, { agencyId }: Actor, deps: Deps): Promise<Portal[]> {
  const portals = portalsOf(deps);
  const settings = await readSettings(
    tx,
    agencyId,
    portals.map(({ id }) => id),
  );
  const site = await siteOf(tx, deps, agencyId);
  return portals.flatMap((portal) => {
    const own = settings.get(portal.id);
    return own ? [toPortal(portal, own, site)] : [];
  });
}

const KEY = /^[\x21-\x7e]+$/;

/**
 * What of an HTTP connection is wrong, by field. A stored key goes only to the address that it was typed for: whoever holds a
 * session could read it elsewhere. It goes in clear to no host but those inside the installation that it names.
 */
function requireConnection({ config }: Deps, input: Input, stored: StoredSettings): void {
  if (input.key && !KEY.test(input.key)) throw invalidFields({ key: 'invalid_value' });
  if (input.kind !== 'HTTP') return;
  if (!input.address) throw invalidFields({ address: 'required' });
  const { protocol, host, username, password, search, hash } = new URL(input.address);
  const isSafe = protocol === 'https:' || config.internalPortalHosts.has(host);
  if (!isSafe || username || password || search || hash) throw invalidFields({ address: 'invalid_value' });
  if (!input.key && (stored.sealed_key === '' || stored.address !== input.address))
    throw invalidFields({ key: 'required' });
}

/** Adverts that are out are taken out by the connection that they were sent over. Throws 409 PORTAL_IN_USE. */
async function requireUnused(tx: Tx, agencyId: string, stored: StoredSettings, input: Input): Promise<void> {
  if (stored.kind === input.kind && (stored.kind === 'FEED' || stored.address === input.address)) return;
  const adverts = await countLiving(tx, agencyId, stored.portal);
  if (adverts > 0)
    throw fail(updatePortalSettings.errors, 'PORTAL_IN_USE', 'Take the adverts on this portal out first.', {
      details: { adverts },
    });
}

/** Sets how the agency is connected to a portal. Throws 404, 409 PORTAL_SETTINGS_CHANGED or PORTAL_IN_USE, 400 naming what is wrong. */
export async function saveSettings(
  tx: Tx,
  { agencyId }: Actor,
  deps: Deps,
  id: number,
  input: Input,
): Promise<Portal> {
  const portal: JobPortal | undefined = portalsOf(deps).find((known) => known.id === id);
  if (!portal) throw notFound('portal');
  // The first save of all has a row to hold too.
  await ensureSettings(tx, agencyId, [id]);
  const stored = await findSettings(tx, agencyId, id, true);
  requireVersion(portalChanged, stored.version, input.version);
  requireConnection(deps, input, stored);
  await requireUnused(tx, agencyId, stored, input);
  const isSameAddress = stored.address === (input.address ?? null);
  const kept = isSameAddress ? stored.sealed_key : '';
  await writeSettings(tx, agencyId, id, {
    kind: input.kind,
    company_id: input.companyId || null,
    poster_email: input.posterEmail || null,
    address: input.address || null,
    can_find: input.canFind ?? false,
    sealed_key: input.key ? sealKey(deps.config, agencyId, id, input.key) : kept,
    version: stored.version + 1,
  });
  await publish(tx, agencyId, topic.advert());
  return toPortal(portal, await findSettings(tx, agencyId, id), await siteOf(tx, deps, agencyId));
}
