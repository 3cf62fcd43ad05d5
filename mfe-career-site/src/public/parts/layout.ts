import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import type { PublicSite } from '@cantera/shared/contracts/public-site';
import { type Html, html, raw } from '../html.ts';
import { type Messages, messagesOf } from '../messages/index.ts';
import { policyPath, type SitePaths, sitePaths } from '../paths.ts';
import { parseHex, toHex } from '../theme/oklch.ts';
import { icon } from './icons.ts';

/** Addresses of the built files that a page loads. */
export interface SiteAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Fonts of the first paint, woff2. */
  readonly fonts: readonly string[];
}

/** What every page of the site is drawn with. */
export interface PageContext {
  /** Null on a page that belongs to no agency. */
  readonly site: PublicSite | null;
  readonly locale: Locale;
  /** Origin of public addresses, without a slash at the end. */
  readonly origin: string;
  readonly assets: SiteAssets;
  /** The agency's colours, from `siteStyleSheet`; the page's policy names its hash. */
  readonly styleSheet: string;
}

export interface PageParts {
  readonly title: string;
  readonly description?: string;
  /** The page in another language, for the language switch; the home page by default. */
  readonly pathIn?: (locale: Locale) => string;
  /** Address that search engines keep; pages without one are not indexed. */
  readonly canonical?: string;
  /** Search engines may read it and name its other languages. */
  readonly head?: Html;
  readonly body: Html;
}

/** The language's messages and addresses of a page. */
export const pageWords = (context: PageContext): { t: Messages; paths: SitePaths } => ({
  t: messagesOf(context.locale),
  paths: sitePaths(context.locale, context.site?.slug ?? ''),
});

function brand(site: PublicSite, home: string): Html {
  const mark = site.logoUrl
    ? html`<img class="brand-logo" src="${site.logoUrl}" alt="" height="32">`
    : html`<span class="brand-mark" aria-hidden="true">${[...site.name][0]?.toLocaleUpperCase() ?? ''}</span>`;
  return html`<a class="brand" href="${home}">${mark}<span class="brand-name">${site.name}</span></a>`;
}

/** A square in the agency's colour: without an icon of its own a page would show the one of the whole origin. */
function favicon(site: PublicSite | null): string {
  const color = toHex(parseHex(site?.styles.primaryColor ?? '') ?? [0.5, 0.5, 0.5]);
  const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${color}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(square)}`;
}

function languageSwitch(current: Locale, t: Messages, pathIn: (locale: Locale) => string): Html {
  const links = LOCALES.map((locale) => {
    const name = messagesOf(locale).language;
    return locale === current
      ? html`<li><a class="language" href="${pathIn(locale)}" lang="${locale}" hreflang="${locale}" aria-current="true">${name}${icon('check', 16)}</a></li>`
      : html`<li><a class="language" href="${pathIn(locale)}" lang="${locale}" hreflang="${locale}">${name}</a></li>`;
  });
  return html`<details class="languages"><summary>${icon('globe', 16)}<span class="visually-hidden">${t.languageSwitch}: </span>${t.language}</summary><ul>${links}</ul></details>`;
}

function siteHeader(context: PageContext, pathIn: (locale: Locale) => string): Html {
  const { t, paths } = pageWords(context);
  if (!context.site) return html`<header class="site-head wide"></header>`;
  return html`<header class="site-head wide">${brand(context.site, paths.home)}
<nav aria-label="${t.mainNavigation}"><a class="nav-link" href="${paths.positions}">${t.positions}</a></nav>
${languageSwitch(context.locale, t, pathIn)}</header>`;
}

function siteFooter({ site, locale }: PageContext): Html {
  if (!site) return html``;
  return html`<footer class="site-foot wide"><span>${site.name}</span><a href="${policyPath(site.agencyId)}">${messagesOf(locale).privacyPolicy}</a></footer>`;
}

function searchEngineLinks({ origin }: PageContext, { canonical, pathIn }: PageParts): Html {
  if (!canonical) return html`<meta name="robots" content="noindex">`;
  const others = pathIn
    ? [
        ...LOCALES.map(
          (locale) => html`<link rel="alternate" hreflang="${locale}" href="${origin + pathIn(locale)}">`,
        ),
        html`<link rel="alternate" hreflang="x-default" href="${origin + pathIn('en')}">`,
      ]
    : [];
  return html`<link rel="canonical" href="${origin + canonical}">${others}`;
}

/** A whole page, from the doctype on. */
export function renderDocument(context: PageContext, parts: PageParts): string {
  const { site, locale, assets } = context;
  const { t } = pageWords(context);
  const pathIn = parts.pathIn ?? ((other: Locale) => sitePaths(other, site?.slug ?? '').home);
  const page = html`${raw('<!doctype html>')}
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${site ? `${parts.title} · ${site.name}` : parts.title}</title>
${parts.description && html`<meta name="description" content="${parts.description}">`}
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
${assets.styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
${assets.fonts.map((href) => html`<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)}
<style>${raw(context.styleSheet)}</style>
${assets.scripts.map((src) => html`<script src="${src}" defer></script>`)}
<link rel="icon" href="${site?.logoUrl ?? favicon(site)}">
${searchEngineLinks(context, parts)}
${parts.head}
</head>
<body>
<a class="skip" href="#content">${t.skip}</a>
${siteHeader(context, pathIn)}
<main id="content" class="wide" tabindex="-1">
${parts.body}
</main>
${siteFooter(context)}
</body>
</html>`;
  return page.text;
}
