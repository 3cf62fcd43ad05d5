import { SITE_PAGES, type SitePage, type SitePageEntry } from '@cantera/shared/contracts/career-site';
import { fold } from '@cantera/shared/contracts/text';

/** A page of the site, or one that it could have and has not. `id` is the page's slug. */
export type PageRow =
  | { id: SitePage; kind: 'page'; name: string; entry: SitePageEntry }
  | { id: SitePage; kind: 'missing'; name: string };

/** Every row of the table: the site's pages in their order, then those that can be added; those whose name holds the search. */
export function pageRows(
  pages: readonly SitePageEntry[],
  nameOf: (slug: SitePage) => string,
  search: string,
): PageRow[] {
  const rows = pages.map(
    (entry): PageRow => ({ id: entry.slug, kind: 'page', name: nameOf(entry.slug), entry }),
  );
  const missing = SITE_PAGES.filter((slug) => !pages.some((page) => page.slug === slug)).map(
    (slug): PageRow => ({ id: slug, kind: 'missing', name: nameOf(slug) }),
  );
  return [...rows, ...missing].filter(({ name }) => fold(name).includes(fold(search)));
}
