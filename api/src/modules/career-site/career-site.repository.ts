import { type SiteConfiguration, sitePageEntry } from '@cantera/shared/contracts/career-site';
import type { SiteIdentity } from '@cantera/shared/contracts/site-identity';
import { type Expression, sql } from 'kysely';
import pg from 'pg';
import { now } from '../../clock.ts';
import type { Tx } from '../../db/tenant.ts';
import { invalidFields } from '../../errors.ts';
import { changeAgency } from '../agency/index.ts';
import { pictureUrl, publicFileId, writeFileUses } from '../files/index.ts';
import { readConfiguration } from './configuration.ts';

export interface StoredSite {
  readonly configuration: SiteConfiguration;
  readonly version: number;
}

/** The site's configuration; `lock` holds it until the end of the transaction. */
export async function findStoredSite(
  tx: Tx,
  agencyId: string,
  options: { lock: boolean } = { lock: false },
): Promise<StoredSite | undefined> {
  const query = tx
    .selectFrom('career_sites')
    .select(['configuration', 'version'])
    .where('agency_id', '=', agencyId);
  const row = await (options.lock ? query.forUpdate() : query).executeTakeFirst();
  return row && { configuration: readConfiguration(row.configuration), version: row.version };
}

export async function storeConfiguration(
  tx: Tx,
  agencyId: string,
  configuration: SiteConfiguration,
): Promise<void> {
  await tx
    .updateTable('career_sites')
    .set((eb) => ({
      configuration: JSON.stringify(configuration),
      version: eb('version', '+', 1),
      updated_at: now(),
    }))
    .where('agency_id', '=', agencyId)
    .execute();
  const hero = publicFileId(agencyId, configuration.homePage.heroUrl);
  await writeFileUses(tx, agencyId, { kind: 'career_site', id: agencyId }, hero ? [hero] : []);
}

/** Writes the site of a new agency, without a page yet. */
export async function createSite(tx: Tx, agencyId: string): Promise<void> {
  await tx.insertInto('career_sites').values({ agency_id: agencyId, updated_at: now() }).execute();
}

/** Turns the site on with its pages home and positions published, about not yet. */
export async function enableSite(tx: Tx, agencyId: string): Promise<void> {
  const site = await findStoredSite(tx, agencyId, { lock: true });
  if (!site) return;
  const at = now().toISOString();
  const pages = [
    sitePageEntry('home', 'Home', at),
    sitePageEntry('positions', 'Positions', at),
    sitePageEntry('about', 'About', at),
  ];
  await storeConfiguration(tx, agencyId, { ...site.configuration, pages });
}

/** In a query: whether the site of the agency that `agencyId` names is on, as `isSiteOn` says of its configuration. */
export const siteIsOn = (agencyId: Expression<string>) =>
  sql<boolean>`exists (select 1 from career_sites site
    where site.agency_id = ${agencyId} and jsonb_array_length(coalesce(site.configuration -> 'pages', '[]')) > 0)`;

/** In a query: the departments of the site of the agency that `agencyId` names, in their order. */
export const departmentsOf = (agencyId: Expression<string>) =>
  sql<{ id: string; title: string }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', d.one ->> 'id', 'title', d.one ->> 'title') order by d.place)
    from career_sites site,
      jsonb_array_elements(site.configuration #> '{departmentsPage,departments}') with ordinality as d (one, place)
    where site.agency_id = ${agencyId}), '[]')`;

export async function findIdentity(tx: Tx, agencyId: string): Promise<SiteIdentity | undefined> {
  const row = await tx
    .selectFrom('agencies')
    .select(['name', 'slug', 'primary_color', pictureUrl('agencies').as('logo_url')])
    .where('id', '=', agencyId)
    .executeTakeFirst();
  return row && { name: row.name, slug: row.slug, primaryColor: row.primary_color, logoUrl: row.logo_url };
}

export interface IdentityChange extends Partial<Omit<SiteIdentity, 'logoUrl'>> {
  /** Null for none. */
  readonly logoFileId?: string | null;
}

const isTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === 'agencies_slug_key';

/** Writes what is given of name, address, colour and logo. Throws 400 naming `slug` when another agency has it. */
export async function updateIdentity(tx: Tx, agencyId: string, change: IdentityChange): Promise<void> {
  const columns = {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.slug === undefined ? {} : { slug: change.slug }),
    ...(change.primaryColor === undefined ? {} : { primary_color: change.primaryColor }),
    ...(change.logoFileId === undefined ? {} : { logo_file_id: change.logoFileId, logo_url: null }),
  };
  if (Object.keys(columns).length === 0) return;
  try {
    await changeAgency(tx, agencyId, columns, undefined);
  } catch (error) {
    throw isTaken(error) ? invalidFields({ slug: 'already_exists' }) : error;
  }
}
