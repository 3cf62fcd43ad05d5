import type { PublicSite } from '@cantera/shared/contracts/public-site';
import { type Html, html, raw } from '../html.ts';
import { parseHex, toHex } from '../theme/oklch.ts';
import { headTags } from './head.ts';
import { siteHeader } from './header.ts';
import { type PageContext, type PageParts, pageWords } from './page.ts';
import { socialLinks } from './social-links.ts';

/** A square in the agency's colour: without an icon of its own a page would show the one of the whole origin. */
function favicon(site: PublicSite | null): string {
  const color = toHex(parseHex(site?.styles.primaryColor ?? '') ?? [0.5, 0.5, 0.5]);
  const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${color}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(square)}`;
}

function siteFooter(context: PageContext): Html {
  const { site } = context;
  if (!site) return html``;
  const { t, paths } = pageWords(context);
  return html`<footer class="site-foot wide"><span>${site.name}</span>${socialLinks(context)}<a href="${paths.privacy}">${t.privacyPolicy}</a></footer>`;
}

/** A whole page, from the doctype on. */
export function renderDocument(context: PageContext, parts: PageParts): string {
  const { site, locale, assets } = context;
  const { t } = pageWords(context);
  const page = html`${raw('<!doctype html>')}
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headTags(context, parts)}
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
${assets.styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
${assets.fonts.map((href) => html`<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`)}
<style>${raw(context.styleSheet)}</style>
${assets.scripts.map((src) => html`<script src="${src}" defer></script>`)}
<link rel="icon" href="${site?.logoUrl ?? favicon(site)}">
</head>
<body>
<a class="skip" href="#content">${t.skip}</a>
${siteHeader(context, parts)}
<main id="content" class="wide" tabindex="-1">
${parts.body}
</main>
${siteFooter(context)}
</body>
</html>`;
  return page.text;
}
