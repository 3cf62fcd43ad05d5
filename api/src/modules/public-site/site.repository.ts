import type { PublicSite } from '@cantera/shared/contracts/public-site';
import type { Tx } from '../../db/tenant.ts';
import { proseHtml } from '../../http/sanitize.ts';
import { isSiteOn, publishedPages, readConfiguration } from '../career-site/index.ts';
import { pictureUrl } from '../files/index.ts';

/** The public site of the transaction's agency, its texts as HTML that may be shown; undefined while its job portal is off. */
export async function findSite(tx: Tx, agencyId: string): Promise<PublicSite | undefined> {
  const row = await tx
    .selectFrom('agencies as a')
    .innerJoin('career_sites as s', 's.agency_id', 'a.id')
    .select([
      'a.id',
      'a.name',
      'a.slug',
      pictureUrl('agencies', 'a').as('logo_url'),
      'a.web_url',
      'a.primary_color',
      's.configuration',
    ])
    .where('a.id', '=', agencyId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { configuration } = row;
  const site = readConfiguration(configuration);
  if (!isSiteOn(site)) return undefined;
  const pages = publishedPages(site);
  return {
    agencyId: row.id,
    name: row.name,
    slug: row.slug,
    logoUrl: row.logo_url,
    webUrl: row.web_url,
    styles: configuration.styles ? site.styles : { ...site.styles, primaryColor: row.primary_color },
    pages,
    ...pageTexts(site, pages),
  };
}

type Texts = Pick<PublicSite, 'homePage' | 'positionsPage' | 'departmentsPage' | 'aboutPage'>;

function pageTexts(site: ReturnType<typeof readConfiguration>, pages: PublicSite['pages']): Texts {
  const { homePage, positionsPage, departmentsPage, aboutPage } = site;
  return {
    homePage: {
      ...homePage,
      description: proseHtml(homePage.description),
      faqs: homePage.faqs.map((faq) => ({ ...faq, answer: proseHtml(faq.answer) })),
    },
    positionsPage: { ...positionsPage, description: proseHtml(positionsPage.description) },
    departmentsPage: pages.includes('departments')
      ? {
          departments: departmentsPage.departments.map((one) => ({
            ...one,
            description: proseHtml(one.description),
          })),
        }
      : null,
    aboutPage: pages.includes('about')
      ? {
          ...aboutPage,
          description: proseHtml(aboutPage.description),
          missionDescription: proseHtml(aboutPage.missionDescription),
          values: aboutPage.values.map((one) => ({ ...one, value: proseHtml(one.value) })),
        }
      : null,
  };
}
