import type { PublicPositionSummary } from '@cantera/shared/contracts/public-site';
import { formatContract, formatDate, formatPlace } from '../formats.ts';
import { type Html, html } from '../html.ts';
import { icon } from './icons.ts';
import { type PageContext, pageWords, zoneOf } from './page.ts';

function row(context: PageContext, position: PublicPositionSummary, heading: 'h2' | 'h3'): Html {
  const { t, paths } = pageWords(context);
  const place = formatPlace(context.locale, position);
  const contract = formatContract(context.locale, position.contractType);
  const published =
    position.publishedAt && t.published(formatDate(context.locale, position.publishedAt, zoneOf(context)));
  return html`<li class="row"><div class="row-main"><${heading} class="row-title"><a href="${paths.position(position.id)}">${position.title}</a></${heading}><p class="meta">${contract}${contract && place && html`<span class="narrow-only">, </span>`}<span class="narrow-only">${place}</span></p></div><p class="meta wide-only">${place}</p><p class="meta wide-only">${published}</p><span class="row-arrow">${icon('arrow-right')}</span></li>`;
}

/** Positions as a list of links; `heading`: the level below the heading that stands above the list. */
export const positionRows = (
  context: PageContext,
  items: readonly PublicPositionSummary[],
  heading: 'h2' | 'h3',
): Html => html`<ul class="rows">${items.map((item) => row(context, item, heading))}</ul>`;
