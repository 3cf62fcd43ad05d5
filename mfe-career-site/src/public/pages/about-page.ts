import type { ValueIcon } from '@cantera/shared/contracts/career-site';
import { type Html, html } from '../html.ts';
import { valueIcon } from '../parts/content-icons.ts';
import { icon } from '../parts/icons.ts';
import { renderDocument } from '../parts/layout.ts';
import { langOf, type PageContext, pageWords, type TextLanguages } from '../parts/page.ts';
import { breadcrumbs } from '../structured-data.ts';
import { summary } from '../summary.ts';

export interface AboutPageData {
  /** Sanitised HTML, and the same as text. */
  readonly description: Html;
  readonly descriptionText: string;
  readonly missionTitle: string;
  readonly missionDescription: Html;
  readonly missionText: string;
  readonly languages?: TextLanguages<'description' | 'missionTitle' | 'missionDescription' | 'values'>;
  readonly values: readonly { readonly title: string; readonly value: Html; readonly icon: ValueIcon }[];
}

function mission(
  context: PageContext,
  { missionTitle, missionDescription, missionText, languages }: AboutPageData,
): Html {
  const { t } = pageWords(context);
  if (!missionTitle && !missionText) return html``;
  return html`<section class="mission" aria-labelledby="mission"><h2 class="heading" id="mission"${missionTitle && langOf(context, languages?.missionTitle)}>${missionTitle || t.mission}</h2><div class="lead rich"${langOf(context, languages?.missionDescription)}>${missionDescription}</div></section>`;
}

function values(context: PageContext, { values: list, languages }: AboutPageData): Html {
  const { t } = pageWords(context);
  if (list.length === 0) return html``;
  return html`<section class="block" aria-labelledby="values"><h2 class="subheading" id="values">${t.values}</h2><ul class="tiles four"${langOf(context, languages?.values)}>${list.map(
    (one) =>
      html`<li class="tile"><span class="tile-icon">${valueIcon(one.icon)}</span><h3 class="tile-title">${one.title}</h3><div class="rich">${one.value}</div></li>`,
  )}</ul></section>`;
}

/** Who the agency is, its mission and its values. */
export function renderAboutPage(context: PageContext, data: AboutPageData): string {
  const { t, paths } = pageWords(context);
  const name = context.site?.name ?? '';
  const title = t.aboutTitle(name);
  return renderDocument(context, {
    title: t.aboutUs,
    description: summary(data.descriptionText) || t.aboutDescription(name),
    page: 'about',
    pathOf: (at) => at.about,
    data: [breadcrumbs(context, [[t.aboutUs, paths.about]])],
    body: html`<div class="intro"><h1 class="title">${title}</h1>${data.descriptionText && html`<div class="lead rich"${langOf(context, data.languages?.description)}>${data.description}</div>`}</div>
${mission(context, data)}
${values(context, data)}
<p class="action after"><a class="button" href="${paths.positions}">${t.allPositions}${icon('arrow-right')}</a></p>`,
  });
}
