import type { WorkMode } from '@cantera/shared/contracts/enums';
import { attributes, type Html, html } from '../html.ts';
import { icon } from './icons.ts';
import { type PageContext, pageWords } from './page.ts';

/** What there is to narrow the list by: only what open positions have. */
export interface PositionChoices {
  readonly places: readonly { readonly value: string; readonly label: string }[];
  readonly modes: readonly WorkMode[];
  readonly departments: readonly { readonly value: string; readonly label: string }[];
}

/** What a visitor asked of the list; a place, a mode and a department are among the choices. */
export interface WantedPositions {
  /** Words of a title; empty without a search. */
  readonly search: string;
  readonly place?: string | undefined;
  readonly mode?: WorkMode | undefined;
  readonly department?: string | undefined;
}

export const isFiltered = ({ place, mode, department }: WantedPositions): boolean =>
  Boolean(place || mode || department);

/** The address of what is wanted. `page`: from 1. */
export function listAddress(
  base: string,
  { search, place, mode, department }: WantedPositions,
  page = 1,
): string {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (place) query.set('place', place);
  if (mode) query.set('mode', mode);
  if (department) query.set('department', department);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${base}?${query}` : base;
}

interface Select {
  readonly name: 'place' | 'mode' | 'department';
  readonly label: string;
  /** Of the choice that narrows nothing. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function filters(context: PageContext, { places, modes, departments }: PositionChoices): readonly Select[] {
  const { t } = pageWords(context);
  const named = modes.map((mode) => ({ value: mode, label: t.workModes[mode] }));
  const all: readonly Select[] = [
    { name: 'place', label: t.filterPlace, all: t.anyPlace, options: places },
    { name: 'mode', label: t.filterMode, all: t.anyMode, options: named },
    { name: 'department', label: t.filterDepartment, all: t.anyDepartment, options: departments },
  ];
  return all.filter(({ options }) => options.length > 0);
}

/** A select for each thing that the list can be narrowed by. */
export function filterFields(context: PageContext, choices: PositionChoices, wanted: WantedPositions): Html {
  const option = (value: string, label: string, isChosen: boolean): Html =>
    html`<option value="${value}"${attributes({ selected: isChosen })}>${label}</option>`;
  const field = ({ name, label, all, options }: Select): Html =>
    html`<div class="filter"><label for="${name}">${label}</label><select class="control" id="${name}" name="${name}" autocomplete="off"><option value="">${all}</option>${options.map(
      (one) => option(one.value, one.label, one.value === wanted[name]),
    )}</select></div>`;
  return html`${filters(context, choices).map(field)}`;
}

/** What the list is narrowed by, each a link that takes it away, and one that takes all away but the search. */
export function chosenFilters(context: PageContext, choices: PositionChoices, wanted: WantedPositions): Html {
  if (!isFiltered(wanted)) return html``;
  const { t, paths } = pageWords(context);
  const chosen = filters(context, choices).flatMap(({ name, options }) =>
    options
      .filter(({ value }) => value === wanted[name])
      .map(({ label }) => {
        const without = listAddress(paths.positions, { ...wanted, [name]: undefined });
        return html`<li><a class="chip" href="${without}"><span class="visually-hidden">${t.removeFilter} </span>${label}${icon('x', 16)}</a></li>`;
      }),
  );
  return html`<ul class="chosen" aria-label="${t.filters}">${chosen}<li><a class="link" href="${listAddress(paths.positions, { search: wanted.search })}">${t.clearFilters}</a></li></ul>`;
}
