import type { SiteConfiguration, SiteTexts } from '@cantera/shared/contracts/career-site';
import type { PublicSite } from '@cantera/shared/contracts/public-site';
import type { Tx } from '../../db/tenant.ts';
import { proseHtml } from '../../http/sanitize.ts';
import { isSiteOn, mapProse, publishedPages, readConfiguration } from '../career-site/index.ts';
import { pictureUrl } from '../files/index.ts';

/**
 * The public site of the transaction's agency, its texts as HTML that may be shown; undefined while its job portal is off.
 * `change`: what is taken for its stored configuration.
 */
export async function findSite(
  tx: Tx,
  agencyId: string,
  change: (stored: Partial<SiteConfiguration>) => Partial<SiteConfiguration> = (stored) => stored,
): Promise<PublicSite | undefined> {
  const row = await tx
    .selectFrom('agencies as a')
    .innerJoin('career_sites as s', 's.agency_id', 'a.id')
    .select([
      'a.id',
      'a.name',
      'a.slug',
      pictureUrl('agencies', 'a').as('logo_url'),
      'a.web_url',
      'a.time_zone',
      'a.primary_color',
      's.configuration',
    ])
    .where('a.id', '=', agencyId)
    .executeTakeFirst();
  if (!row) return undefined;
  const configuration = change(row.configuration);
  const site = readConfiguration(configuration);
  if (!isSiteOn(site)) return undefined;
  const pages = publishedPages(site);
  return {
    agencyId: row.id,
    name: row.name,
    slug: row.slug,
    logoUrl: row.logo_url,
    webUrl: row.web_url,
    timeZone: row.time_zone,
    styles: configuration.styles ? site.styles : { ...site.styles, primaryColor: row.primary_color },
    pages,
    ...pageTexts(site, pages),
  };
}

type Texts = Pick<
  PublicSite,
  'homePage' | 'positionsPage' | 'departmentsPage' | 'aboutPage' | 'language' | 'translations'
>;

/** The texts of published pages as HTML that may be shown; those of others stay here, in every language. */
function pageTexts(stored: SiteConfiguration, pages: PublicSite['pages']): Texts {
  const { homePage, positionsPage, departmentsPage, aboutPage, language, translations } = mapProse(
    stored,
    proseHtml,
  );
  const shown = {
    departmentsPage: pages.includes('departments'),
    aboutPage: pages.includes('about'),
  };
  const version = (texts: Partial<SiteTexts> | undefined) =>
    texts && {
      ...texts,
      departmentsPage: shown.departmentsPage ? texts.departmentsPage : undefined,
      aboutPage: shown.aboutPage ? texts.aboutPage : undefined,
    };
  return {
    homePage,
    positionsPage,
    departmentsPage: shown.departmentsPage ? departmentsPage : null,
    aboutPage: shown.aboutPage ? aboutPage : null,
    language,
    translations: {
      ca: version(translations.ca),
      es: version(translations.es),
      en: version(translations.en),
    },
  };
}
