import { type PositionChoices, renderPositionsPage } from '@cantera/mfe-career-site/public';
import { type Locale, WORK_MODES } from '@cantera/shared/contracts/enums';
import { type FilterPlace, listFilterChoices, listOpenPositions } from '../public-site/index.ts';
import { firstWords, richText } from './rich-text.ts';
import type { SiteVisit } from './site-visit.ts';
import { pageTextsFor } from './texts-for.ts';
import { type PageAnswer, pageAnswer } from './visit.ts';

const PER_PAGE = 50;
const LAST_PAGE = 10_000;
const MAX_SEARCH = 200;

/** As it stands in the address of the list. */
export interface PositionListQuery {
  q?: unknown;
  page?: unknown;
  place?: unknown;
  mode?: unknown;
  department?: unknown;
}

/** Places by name; one that shares its name says its region too. */
function placeChoices(places: readonly FilterPlace[], locale: Locale): PositionChoices['places'] {
  const times = new Map<string, number>();
  for (const { name } of places) times.set(name, (times.get(name) ?? 0) + 1);
  const order = new Intl.Collator(locale);
  return places
    .map(({ id, name, region }) => ({
      value: String(id),
      label: region && (times.get(name) ?? 0) > 1 ? `${name} (${region})` : name,
    }))
    .sort((a, b) => order.compare(a.label, b.label));
}

/** Departments in the site's order, named in the language; none while their page is not published. */
function departmentChoices(
  site: SiteVisit['site'],
  locale: Locale,
  known: ReadonlySet<string>,
): PositionChoices['departments'] {
  if (!site.departmentsPage) return [];
  const { texts } = pageTextsFor(site, 'departmentsPage', site.departmentsPage, locale);
  const named = new Map(texts.departments.map(({ id, title }) => [id, title]));
  return site.departmentsPage.departments
    .filter(({ id }) => known.has(id))
    .map(({ id, title }) => ({ value: id, label: named.get(id) ?? title }));
}

/** The list of open positions; `query` as it stands in the address, of which what is unknown counts for nothing. */
export async function drawPositions(
  { tx, site, context, locale }: SiteVisit,
  query: PositionListQuery = {},
): Promise<PageAnswer> {
  const search = typeof query.q === 'string' ? query.q.replaceAll('\0', '').trim().slice(0, MAX_SEARCH) : '';
  const asked = Math.trunc(Number(query.page ?? 1));
  const page = asked >= 1 && asked <= LAST_PAGE ? asked : 1;
  const known = await listFilterChoices(tx, site.agencyId);
  const choices: PositionChoices = {
    places: placeChoices(known.places, locale),
    modes: WORK_MODES.filter((mode) => known.modes.has(mode)),
    departments: departmentChoices(site, locale, known.departments),
  };
  const place = choices.places.find(({ value }) => value === query.place)?.value;
  const mode = choices.modes.find((one) => one === query.mode);
  const department = choices.departments.find(({ value }) => value === query.department)?.value;
  const found = await listOpenPositions(tx, site.agencyId, {
    search,
    place: place ? Number(place) : undefined,
    mode,
    department,
    page,
    perPage: PER_PAGE,
    locale,
  });
  const { texts, languages } = pageTextsFor(site, 'positionsPage', site.positionsPage, locale);
  const html = renderPositionsPage(context, {
    items: found.items,
    pagination: { page, pageSize: PER_PAGE, totalItems: found.total },
    choices,
    wanted: { search, place, mode, department },
    title: texts.title,
    description: richText(texts.description, 2),
    descriptionText: firstWords(texts.description),
    languages,
  });
  return pageAnswer(context, html);
}
