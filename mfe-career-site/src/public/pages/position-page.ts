import type { PublicPosition } from '@cantera/shared/contracts/public-site';
import { formatPlace } from '../formats.ts';
import { type Html, html, jsonData } from '../html.ts';
import { jobPosting } from '../job-posting.ts';
import { icon } from '../parts/icons.ts';
import { type PageContext, pageWords, renderDocument } from '../parts/layout.ts';
import { backToPositions, positionFacts } from '../parts/position-facts.ts';
import { sitePaths } from '../paths.ts';

export interface PositionPageData {
  readonly position: PublicPosition;
  /** The job description, sanitised again by the caller. */
  readonly description: Html;
  /** The job description as text, for search engines. */
  readonly descriptionText: string;
}

const SUMMARY_LENGTH = 155;

/** The first words of a text, cut between two of them. */
function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SUMMARY_LENGTH) return line;
  return `${line.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/, '')}…`;
}

/** One open position and the way to apply. */
export function renderPositionPage(context: PageContext, data: PositionPageData): string {
  const { t, paths } = pageWords(context);
  const { site, origin } = context;
  const { position } = data;
  const address = paths.position(position.id);
  const posting = site ? jobPosting(site, position, origin, address) : undefined;
  const place = formatPlace(context.locale, position);
  const action = html`<a class="button" href="${paths.apply(position.id)}">${t.apply}${icon('arrow-right')}</a>`;
  return renderDocument(context, {
    title: place ? `${position.title}, ${place}` : position.title,
    description: summary(data.descriptionText) || t.positionsDescription(site?.name ?? ''),
    pathIn: (locale) => sitePaths(locale, site?.slug ?? '').position(position.id),
    canonical: address,
    head: posting && html`<script type="application/ld+json">${jsonData(posting)}</script>`,
    body: html`<article class="split"><div class="aside"><div class="sticky">${backToPositions(context)}<h1 class="heading">${position.title}</h1><p class="lead">${site?.name}</p>${positionFacts(context, position)}<p class="action">${action}</p></div></div>
<div class="text"><h2 class="subheading">${t.about}</h2><div class="rich">${data.description}</div><p class="action">${action}</p><p class="meta">${t.whoReads(site?.name ?? '')}</p></div></article>`,
  });
}
