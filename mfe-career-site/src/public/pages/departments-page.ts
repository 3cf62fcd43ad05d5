import type { DepartmentIcon } from '@cantera/shared/contracts/career-site';
import { formatNumber } from '../formats.ts';
import { type Html, html } from '../html.ts';
import { departmentIcon } from '../parts/content-icons.ts';
import { icon } from '../parts/icons.ts';
import { renderDocument } from '../parts/layout.ts';
import { langOf, type PageContext, pageWords, type TextLanguages } from '../parts/page.ts';
import { listAddress } from '../parts/position-filters.ts';
import { breadcrumbs } from '../structured-data.ts';

export interface DepartmentsPageData {
  readonly departments: readonly {
    readonly id: string;
    readonly title: string;
    /** Sanitised HTML. */
    readonly description: Html;
    readonly icon: DepartmentIcon;
    /** How many of its positions visitors may see. */
    readonly openPositions: number;
  }[];
  readonly languages?: TextLanguages<'departments'>;
}

/** The departments that the agency recruits for. */
export function renderDepartmentsPage(
  context: PageContext,
  { departments, languages }: DepartmentsPageData,
): string {
  const { t, paths } = pageWords(context);
  const name = context.site?.name ?? '';
  const lang = langOf(context, languages?.departments);
  const open = ({ id, title, openPositions: count }: DepartmentsPageData['departments'][number]): Html =>
    count > 0
      ? html`<p><a class="link" href="${listAddress(paths.positions, { search: '', department: id })}">${t.openPositions(count, formatNumber(context.locale, count))}<span class="visually-hidden">: <span${lang}>${title}</span></span></a></p>`
      : html``;
  const list = departments.map(
    (one) =>
      html`<li class="tile"><span class="tile-icon">${departmentIcon(one.icon)}</span><h2 class="tile-title"${lang}>${one.title}</h2><div class="rich"${lang}>${one.description}</div>${open(one)}</li>`,
  );
  const body =
    list.length > 0 ? html`<ul class="tiles">${list}</ul>` : html`<p class="lead">${t.noDepartments}</p>`;
  return renderDocument(context, {
    title: t.departments,
    description: t.departmentsDescription(name),
    page: 'departments',
    pathOf: (at) => at.departments,
    data: [breadcrumbs(context, [[t.departments, paths.departments]])],
    body: html`<div class="intro"><h1 class="title">${t.departments}</h1></div>
${body}
<p class="action after"><a class="button" href="${paths.positions}">${t.allPositions}${icon('arrow-right')}</a></p>`,
  });
}
