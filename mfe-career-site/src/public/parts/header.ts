import type { SitePage } from '@cantera/shared/contracts/career-site';
import type { PublicSite } from '@cantera/shared/contracts/public-site';
import { type Html, html } from '../html.ts';
import { type Messages, messagesOf } from '../messages/index.ts';
import { fromChannel } from '../paths.ts';
import { icon } from './icons.ts';
import { languagePaths, type PageContext, type PageParts, pageWords } from './page.ts';

const PAGE_NAMES = {
  home: 'home',
  positions: 'positions',
  departments: 'departments',
  about: 'aboutUs',
} as const satisfies Record<SitePage, keyof Messages>;

function brand(site: PublicSite, home: string): Html {
  const mark = site.logoUrl
    ? html`<img class="brand-logo" src="${site.logoUrl}" alt="" height="32">`
    : html`<span class="brand-mark" aria-hidden="true">${[...site.name][0]?.toLocaleUpperCase() ?? ''}</span>`;
  return html`<a class="brand" href="${home}">${mark}<span class="brand-name">${site.name}</span></a>`;
}

function pageLinks(context: PageContext, current: SitePage | undefined): readonly Html[] {
  const { t, paths } = pageWords(context);
  return (context.site?.pages ?? []).map((page) =>
    page === current
      ? html`<li><a class="nav-link" href="${paths[page]}" aria-current="page">${t[PAGE_NAMES[page]]}</a></li>`
      : html`<li><a class="nav-link" href="${paths[page]}">${t[PAGE_NAMES[page]]}</a></li>`,
  );
}

function languageLinks(context: PageContext, parts: PageParts): readonly Html[] {
  return languagePaths(context, parts).map(([locale, path]) => {
    const name = messagesOf(locale).language;
    const href = fromChannel(path, parts.channel) + (parts.asked ?? '');
    return locale === context.locale
      ? html`<li><a class="language" href="${href}" lang="${locale}" hreflang="${locale}" aria-current="true">${name}${icon('check', 16)}</a></li>`
      : html`<li><a class="language" href="${href}" lang="${locale}" hreflang="${locale}">${name}</a></li>`;
  });
}

/** Name and logo, the published pages, the languages; on a phone the latter two are one menu. */
export function siteHeader(context: PageContext, parts: PageParts): Html {
  const { t, paths } = pageWords(context);
  if (!context.site) return html`<header class="site-head wide"></header>`;
  const pages = pageLinks(context, parts.page);
  const languages = languageLinks(context, parts);
  return html`<header class="site-head wide">${brand(context.site, paths.home)}
<nav class="pages-nav wide-nav" aria-label="${t.mainNavigation}"><ul class="page-links">${pages}</ul></nav>
<details class="languages wide-nav" data-menu><summary>${icon('globe', 16)}<span class="visually-hidden">${t.languageSwitch}: </span>${t.language}</summary><ul>${languages}</ul></details>
<details class="languages menu" data-menu><summary aria-label="${t.menu}">${icon('menu', 24)}</summary><div class="menu-box"><nav aria-label="${t.mainNavigation}"><ul>${pages}</ul></nav><nav aria-label="${t.languageSwitch}"><ul>${languages}</ul></nav></div></details></header>`;
}
