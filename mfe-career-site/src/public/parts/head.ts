import type { Locale } from '@cantera/shared/contracts/enums';
import { type Html, html, jsonData } from '../html.ts';
import { absoluteUrl } from '../paths.ts';
import { languagePaths, type PageContext, type PageParts, pageWords } from './page.ts';

/** Open Graph's names of our languages. */
const OG_LOCALES: Readonly<Record<Locale, string>> = { en: 'en_GB', es: 'es_ES', ca: 'ca_ES' };

function searchEngineLinks(context: PageContext, parts: PageParts): Html {
  const { origin, locale } = context;
  const { pathOf, query = '', isUnlisted } = parts;
  const noindex = html`<meta name="robots" content="noindex">`;
  if (!pathOf) return noindex;
  const paths = languagePaths(context, parts);
  const own = paths.find(([each]) => each === locale)?.[1] ?? '';
  const english = paths.find(([each]) => each === 'en')?.[1] ?? own;
  return html`${isUnlisted && noindex}<link rel="canonical" href="${origin + own + query}">${paths.map(
    ([each, path]) => html`<link rel="alternate" hreflang="${each}" href="${origin + path + query}">`,
  )}<link rel="alternate" hreflang="x-default" href="${origin + english + query}">`;
}

const property = (name: string, content: string): Html =>
  html`<meta property="og:${name}" content="${content}">`;

/** How the page shows where someone shares its address. */
function shareTags(context: PageContext, parts: PageParts, title: string): Html {
  const { site, locale, origin } = context;
  const { pathOf, description, image } = parts;
  if (!site || !pathOf) return html``;
  const { paths } = pageWords(context);
  const picture = image ?? site.homePage.heroUrl ?? site.logoUrl;
  const imageUrl = picture && absoluteUrl(picture, origin);
  return html`${property('type', 'website')}${property('site_name', site.name)}${property('title', title)}
${description && property('description', description)}
${property('url', origin + pathOf(paths))}${property('locale', OG_LOCALES[locale])}${languagePaths(
  context,
  parts,
)
  .filter(([each]) => each !== locale)
  .map(([each]) => property('locale:alternate', OG_LOCALES[each]))}
${imageUrl && property('image', imageUrl)}
<meta name="twitter:card" content="${picture && picture !== site.logoUrl ? 'summary_large_image' : 'summary'}">`;
}

/** Title, description, and what search engines and other sites read of a page. */
export function headTags(context: PageContext, parts: PageParts): Html {
  const { site } = context;
  const title = site && parts.title !== site.name ? `${parts.title} · ${site.name}` : parts.title;
  return html`<title>${title}</title>
${parts.description && html`<meta name="description" content="${parts.description}">`}
${searchEngineLinks(context, parts)}
${shareTags(context, parts, parts.title)}
${parts.data?.map((one) => html`<script type="application/ld+json">${jsonData({ '@context': 'https://schema.org', ...one })}</script>`)}`;
}
