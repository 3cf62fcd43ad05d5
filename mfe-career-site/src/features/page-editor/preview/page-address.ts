import { SITE_PAGE_URLS, type SitePage } from '@cantera/shared/contracts/career-site';
import type { Locale } from '@cantera/shared/session';
import { siteAddress } from '../../../lib/career-site/site-address.ts';

/** Where a page of an agency's site stands in a language. */
export const pageAddress = (page: SitePage, locale: Locale, slug: string): string =>
  siteAddress(locale, slug) + (page === 'home' ? '' : SITE_PAGE_URLS[page]);
