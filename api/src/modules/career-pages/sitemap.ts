import { sitePaths } from '@cantera/mfe-career-site/public';
import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import type { PublicSite } from '@cantera/shared/contracts/public-site';
import { escapeHtml } from '@cantera/shared/contracts/text';

/** The protocol's limit for one file. */
export const MAX_URLS = 50_000;
/** Of a site above the limit each file holds this many, so that none of them is slow. */
export const PART_URLS = 10_000;

type Paths = ReturnType<typeof sitePaths>;
/** An address of a site, in any of its languages. */
export type PathOf = (paths: Paths) => string;

/** The pages that every language of a site has, without its positions. */
export const pagePaths = ({ pages }: Pick<PublicSite, 'pages'>): PathOf[] => [
  ...pages.map(
    (page): PathOf =>
      (paths) =>
        paths[page],
  ),
  (paths) => paths.privacy,
];

/** How many files a site of that many addresses needs; one is the plain sitemap. */
export const partsOf = (urls: number): number => (urls > MAX_URLS ? Math.ceil(urls / PART_URLS) : 1);

/** A sitemap of one language; every address names the same page in the others. */
export function sitemap(origin: string, locale: Locale, slug: string, addresses: readonly PathOf[]): string {
  const paths = new Map(LOCALES.map((each) => [each, sitePaths(each, slug)] as const));
  const own = paths.get(locale) ?? sitePaths(locale, slug);
  const english = paths.get('en') ?? own;
  const link = (language: string, address: string): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(origin + address)}"/>`;
  const entries = addresses.map((pathOf) => {
    const others = [...paths].map(([each, at]) => link(each, pathOf(at))).join('');
    return `<url><loc>${escapeHtml(origin + pathOf(own))}</loc>${others}${link('x-default', pathOf(english))}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** The addresses of the files that a site has in one language. */
export function sitemapAddresses(locale: Locale, slug: string, urls: number): string[] {
  const { home } = sitePaths(locale, slug);
  const parts = partsOf(urls);
  if (parts === 1) return [`${home}/sitemap.xml`];
  return Array.from({ length: parts }, (_, index) => `${home}/sitemap-${index + 1}.xml`);
}

/** A file that names other sitemaps. */
export const sitemapIndex = (origin: string, addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<sitemap><loc>${escapeHtml(origin + address)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;

/** What crawlers may read: the public sites and their pictures; the app's own calls lead nowhere for them. */
export const robots = (origin: string): string =>
  `User-agent: *
Disallow: /api/
Disallow: /auth/
Disallow: /dev/
Disallow: /files/private/
Disallow: /services/

Sitemap: ${origin}/careers/sitemap.xml
`;
