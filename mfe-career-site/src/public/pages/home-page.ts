import type { PublicPositionSummary } from '@cantera/shared/contracts/public-site';
import { formatNumber } from '../formats.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../parts/icons.ts';
import { renderDocument } from '../parts/layout.ts';
import { mosaic } from '../parts/mosaic.ts';
import { langOf, type PageContext, pageWords, type TextLanguages } from '../parts/page.ts';
import { positionRows } from '../parts/position-rows.ts';
import { type MapData, siteMap } from '../parts/site-map.ts';
import { siteData } from '../structured-data.ts';
import { summary } from '../summary.ts';

export interface HomePageData {
  /** The first heading of the agency's description, as text; without one the page is headed by the agency's name. */
  readonly heading: string | undefined;
  /** The description without that heading, sanitised HTML. */
  readonly description: Html;
  /** The same as text, for search engines. */
  readonly descriptionText: string;
  /** The newest positions, and how many there are. */
  readonly newest: readonly PublicPositionSummary[];
  readonly total: number;
  /** Undefined when the agency shows none. */
  readonly map: MapData | undefined;
  readonly languages?: TextLanguages<'description' | 'faqs'>;
  readonly faqs: readonly { readonly question: string; readonly answer: Html }[];
}

function cover({ site }: PageContext): Html {
  const hero = site?.homePage.heroUrl;
  return hero
    ? html`<img class="hero-image" src="${hero}" alt="" fetchpriority="high">`
    : html`<div class="hero-image">${mosaic}</div>`;
}

function hero(context: PageContext, data: HomePageData): Html {
  const { t, paths } = pageWords(context);
  const { heading, description, descriptionText, total } = data;
  const lang = langOf(context, data.languages?.description);
  const label = total > 0 ? t.seePositions(total, formatNumber(context.locale, total)) : t.allPositions;
  return html`<div class="hero"><div class="hero-text"><h1 class="display"${heading && lang}>${heading ?? context.site?.name}</h1>${descriptionText && html`<div class="lead rich"${lang}>${description}</div>`}<p class="action"><a class="button" href="${paths.positions}">${label}${icon('arrow-right')}</a></p></div>${cover(context)}</div>`;
}

function newest(context: PageContext, items: readonly PublicPositionSummary[]): Html {
  const { t, paths } = pageWords(context);
  if (items.length === 0)
    return html`<section class="block"><p class="empty-title">${t.noPositions}</p><div class="empty"><p>${t.noPositionsHint}</p></div></section>`;
  return html`<section class="block" aria-labelledby="newest"><div class="block-head"><h2 class="subheading" id="newest">${t.newest}</h2><a class="link" href="${paths.positions}">${t.allPositions}</a></div>${positionRows(context, items, 'h3')}</section>`;
}

function questions(context: PageContext, { faqs, languages }: HomePageData): Html {
  const { t } = pageWords(context);
  if (faqs.length === 0) return html``;
  return html`<section class="block" aria-labelledby="faqs"><h2 class="subheading" id="faqs">${t.faqs}</h2><div class="faqs"${langOf(context, languages?.faqs)}>${faqs.map(
    ({ question, answer }) =>
      html`<details class="faq"><summary>${question}${icon('chevron-down')}</summary><div class="rich">${answer}</div></details>`,
  )}</div></section>`;
}

/** Who the agency is, what is new, where, and what people ask. */
export function renderHomePage(context: PageContext, data: HomePageData): string {
  const { t } = pageWords(context);
  const name = context.site?.name ?? '';
  return renderDocument(context, {
    title: name,
    description: summary(data.descriptionText) || t.homeDescription(name),
    page: 'home',
    pathOf: (at) => at.home,
    data: siteData(context),
    body: html`${hero(context, data)}
${newest(context, data.newest)}
${data.map && siteMap(context, data.map)}
${questions(context, data)}`,
  });
}
