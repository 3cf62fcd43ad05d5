import type { PublicSite } from '@cantera/shared/contracts/public-site';
import { messagesOf } from './messages/index.ts';
import { type PageContext, pageWords } from './parts/page.ts';
import { socialProfiles } from './parts/social-links.ts';
import { absoluteUrl } from './paths.ts';

type Data = Record<string, unknown>;

/** schema.org's Organization of an agency, as a part of something else. */
export const organization = (site: PublicSite, origin: string): Data => ({
  '@type': 'Organization',
  name: site.name,
  ...(site.webUrl && /^https?:/.test(site.webUrl) ? { sameAs: site.webUrl } : {}),
  ...(site.logoUrl ? { logo: absoluteUrl(site.logoUrl, origin) } : {}),
});

/** The agency and its site, for the home page. */
export function siteData(context: PageContext): Data[] {
  const { site, origin, locale } = context;
  if (!site) return [];
  const url = origin + pageWords(context).paths.home;
  const profiles = socialProfiles(context).map(([, address]) => address);
  const own = site.webUrl && /^https?:/.test(site.webUrl) ? [site.webUrl] : [];
  const sameAs = [...own, ...profiles];
  return [
    { ...organization(site, origin), url, ...(sameAs.length > 0 ? { sameAs } : {}) },
    { '@type': 'WebSite', name: site.name, url, inLanguage: locale },
  ];
}

/** The way from the site's home to a page: names and addresses from the origin's root. */
export function breadcrumbs(
  context: PageContext,
  way: readonly (readonly [name: string, path: string])[],
): Data {
  const { paths } = pageWords(context);
  const all = [[messagesOf(context.locale).home, paths.home] as const, ...way];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: context.origin + path,
    })),
  };
}
