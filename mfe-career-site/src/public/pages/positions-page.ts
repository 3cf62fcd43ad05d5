import type { CountedPagination } from '@cantera/shared/contracts/primitives';
import type { PublicPositionSummary } from '@cantera/shared/contracts/public-site';
import { formatNumber } from '../formats.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../parts/icons.ts';
import { renderDocument } from '../parts/layout.ts';
import { langOf, type PageContext, pageWords, type TextLanguages } from '../parts/page.ts';
import {
  chosenFilters,
  filterFields,
  isFiltered,
  listAddress,
  type PositionChoices,
  type WantedPositions,
} from '../parts/position-filters.ts';
import { positionRows } from '../parts/position-rows.ts';
import { summary } from '../summary.ts';

export interface PositionsPageData {
  readonly items: readonly PublicPositionSummary[];
  readonly pagination: CountedPagination;
  readonly choices: PositionChoices;
  readonly wanted: WantedPositions;
  /** The agency's own heading; empty without one. */
  readonly title: string;
  readonly languages?: TextLanguages<'title' | 'description'>;
  /** The agency's own introduction, sanitised HTML; empty without one. */
  readonly description: Html;
  /** The same introduction as text, for search engines. */
  readonly descriptionText: string;
}

function pager(context: PageContext, { pagination, wanted }: PositionsPageData): Html {
  const { t, paths } = pageWords(context);
  const pages = Math.ceil(pagination.totalItems / pagination.pageSize);
  if (pages < 2) return html``;
  const link = (to: number, label: string, rel: string) =>
    to >= 1 && to <= pages
      ? html`<a class="button quiet" rel="${rel}" href="${listAddress(paths.positions, wanted, to)}">${label}</a>`
      : html`<span></span>`;
  const place = t.pageOf(formatNumber(context.locale, pagination.page), formatNumber(context.locale, pages));
  return html`<nav class="pager" aria-label="${t.pages}">${link(pagination.page - 1, t.previous, 'prev')}<span class="meta">${place}</span>${link(pagination.page + 1, t.next, 'next')}</nav>`;
}

/** What was found, in words. The script keeps this element while it changes the list, so that the words are read out. */
function found(context: PageContext, { items, pagination, wanted }: PositionsPageData): Html {
  const { t } = pageWords(context);
  const { search } = wanted;
  const shown = formatNumber(context.locale, pagination.totalItems);
  if (items.length === 0) {
    const nothing = isFiltered(wanted) ? t.noneFiltered(search) : search ? t.noMatch(search) : t.noPositions;
    return html`<p class="empty-title" role="status">${nothing}</p>`;
  }
  const count = search
    ? t.positionsFound(pagination.totalItems, shown, search)
    : t.openPositions(pagination.totalItems, shown);
  return html`<p class="meta count" role="status">${count}</p>`;
}

/** What to do where nothing was found. */
function emptyHint(context: PageContext, { choices, wanted }: PositionsPageData): Html {
  const { t, paths } = pageWords(context);
  if (isFiltered(wanted)) return html`<p>${t.noneFilteredHint}</p>${chosenFilters(context, choices, wanted)}`;
  if (!wanted.search) return html`<p>${t.noPositionsHint}</p>`;
  return html`<p>${t.noMatchHint}</p><p><a class="link" href="${paths.positions}">${t.clearSearch}</a></p>`;
}

function results(context: PageContext, data: PositionsPageData): Html {
  const { items, choices, wanted } = data;
  if (items.length === 0)
    return html`${found(context, data)}<div class="empty">${emptyHint(context, data)}</div>`;
  return html`${found(context, data)}${chosenFilters(context, choices, wanted)}${positionRows(context, items, 'h2')}${pager(context, data)}`;
}

function searchForm(context: PageContext, { choices, wanted }: PositionsPageData): Html {
  const { t, paths } = pageWords(context);
  return html`<form class="search" role="search" method="get" action="${paths.positions}" data-search><label class="visually-hidden" for="q">${t.search}</label><div class="field-box">${icon('search')}<input id="q" name="q" type="search" maxlength="200" placeholder="${t.searchHint}" value="${wanted.search}" autocomplete="off"></div>${filterFields(context, choices, wanted)}<button class="button quiet" type="submit">${t.searchAction}</button></form>`;
}

/** The open positions, with a search and filters that work without script. */
export function renderPositionsPage(context: PageContext, data: PositionsPageData): string {
  const { t } = pageWords(context);
  const { site } = context;
  const { wanted } = data;
  const own = data.title.trim();
  const title = own || t.positions;
  const isNarrowed = wanted.search !== '' || isFiltered(wanted);
  const hasSomething = data.items.length > 0 || isNarrowed;
  return renderDocument(context, {
    title,
    description: summary(data.descriptionText) || t.positionsDescription(site?.name ?? ''),
    page: 'positions',
    pathOf: (at) => at.positions,
    // What a search or a filter finds is no page of its own for search engines.
    isUnlisted: isNarrowed,
    query: listAddress('', { search: '' }, isNarrowed ? 1 : data.pagination.page),
    asked: listAddress('', wanted, data.pagination.page),
    body: html`<div class="intro"><h1 class="title"${own && langOf(context, data.languages?.title)}>${title}</h1>${data.descriptionText && html`<div class="lead rich"${langOf(context, data.languages?.description)}>${data.description}</div>`}</div>
${hasSomething && searchForm(context, data)}
<section id="results" aria-label="${t.positions}">${results(context, data)}</section>`,
  });
}
