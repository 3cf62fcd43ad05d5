import type { PublicPosition } from '@cantera/shared/contracts/public-site';
import { formatPlace } from '../formats.ts';
import { type Html, html } from '../html.ts';
import { jobPosting } from '../job-posting.ts';
import { icon } from '../parts/icons.ts';
import { renderDocument } from '../parts/layout.ts';
import { type PageContext, pageWords } from '../parts/page.ts';
import { backToPositions, positionFacts } from '../parts/position-facts.ts';
import { fromChannel } from '../paths.ts';
import { breadcrumbs } from '../structured-data.ts';
import { summary } from '../summary.ts';

export interface PositionPageData {
  readonly position: PublicPosition;
  /** The job description, sanitised again by the caller. */
  readonly description: Html;
  /** The job description as text, for search engines. */
  readonly descriptionText: string;
  /** Of the link that somebody followed, so that the form knows it; in no address that search engines keep. */
  readonly channel?: string | null;
  /** ISO date-time of the visit. */
  readonly today: string;
}

/** One open position and the way to apply. */
export function renderPositionPage(context: PageContext, data: PositionPageData): string {
  const { t, paths } = pageWords(context);
  const { site, origin } = context;
  const { position } = data;
  const address = paths.position(position.id);
  const posting =
    site &&
    jobPosting({
      site,
      position,
      description: data.description.text,
      origin,
      address,
      today: data.today,
    });
  const place = formatPlace(context.locale, position);
  const action = html`<a class="button" href="${fromChannel(paths.apply(position.id), data.channel)}">${t.apply}${icon('arrow-right')}</a>`;
  return renderDocument(context, {
    title: place ? `${position.title}, ${place}` : position.title,
    description: summary(data.descriptionText) || t.positionsDescription(site?.name ?? ''),
    page: 'positions',
    pathOf: (at) => at.position(position.id),
    channel: data.channel ?? null,
    data: [
      ...(posting ? [posting] : []),
      breadcrumbs(context, [
        [t.positions, paths.positions],
        [position.title, address],
      ]),
    ],
    body: html`<article class="split"><div class="aside"><div class="sticky">${backToPositions(context)}<h1 class="heading">${position.title}</h1><p class="lead">${site?.name}</p>${positionFacts(context, position)}<p class="action">${action}</p></div></div>
<div class="text"><h2 class="subheading">${t.about}</h2><div class="rich">${data.description}</div><p class="action">${action}</p><p class="meta">${t.whoAnswers(site?.name ?? '')}</p></div></article>`,
  });
}
