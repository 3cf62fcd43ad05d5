import type { PageContext } from '@cantera/mfe-career-site/public';
import type { Locale } from '@cantera/shared/contracts/enums';
import type { PublicSite } from '@cantera/shared/contracts/public-site';
import { now } from '../../clock.ts';
import { type Tx, withTenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { findSite } from '../public-site/index.ts';
import type { BuiltAssets } from './site-assets.ts';
import { type PageAnswer, pageContext, problemAnswer } from './visit.ts';

export interface Visit {
  readonly deps: Deps;
  readonly locale: Locale;
  readonly slug: string;
  /** By which somebody came, as the link says that they followed. */
  readonly channel?: string | null;
  readonly assets: BuiltAssets;
}

/** Inside one agency's transaction, with its site found. */
export interface SiteVisit {
  readonly tx: Tx;
  readonly site: PublicSite;
  readonly context: PageContext;
  readonly locale: Locale;
  readonly deps: Deps;
}

export const isSlug = (text: string): boolean => /^[a-z0-9-]{1,60}$/i.test(text);

/** Runs `work` in the agency's transaction for the site of a slug; undefined for a slug that no site has. */
export async function withSite<T>(
  { deps, slug }: Pick<Visit, 'deps' | 'slug'>,
  work: (found: { tx: Tx; site: PublicSite }) => Promise<T>,
): Promise<T | undefined> {
  // As it stands in an address: anything at all, also what the database cannot read.
  if (!isSlug(slug)) return undefined;
  const { rows } = await deps.pool.query<{ id: string | null }>('select app.find_agency($1) as id', [slug]);
  return withSiteOf(deps, rows[0]?.id, work);
}

async function withSiteOf<T>(
  deps: Deps,
  agencyId: string | null | undefined,
  work: (found: { tx: Tx; site: PublicSite }) => Promise<T>,
): Promise<T | undefined> {
  if (!agencyId) return undefined;
  return withTenant(deps.pool, agencyId, async (tx) => {
    const site = await findSite(tx, agencyId);
    return site && work({ tx, site });
  });
}

/** Runs `work` for the site of the address; a slug that no site has gets the not-found page. */
export async function onSite(
  visit: Visit,
  work: (visit: SiteVisit) => Promise<PageAnswer>,
): Promise<PageAnswer> {
  const { deps, locale, assets } = visit;
  const contextOf = (site: PublicSite | null): PageContext =>
    pageContext(site, locale, deps.config.publicUrl, assets);
  const found = await withSite(visit, ({ tx, site }) =>
    work({ tx, site, locale, deps, context: contextOf(site) }),
  );
  return found ?? problemAnswer(contextOf(null), { kind: 'site-not-found' });
}

/** The address of today of a site that stood at this slug until less than a year ago; undefined for any other slug. */
export async function movedSlug({ deps, slug }: Pick<Visit, 'deps' | 'slug'>): Promise<string | undefined> {
  if (!isSlug(slug)) return undefined;
  const { rows } = await deps.pool.query<{ id: string | null }>(
    'select case when app.find_agency($1) is null then app.find_former_agency($1, $2) end as id',
    [slug, now()],
  );
  return withSiteOf(deps, rows[0]?.id, async ({ site }) => site.slug);
}
