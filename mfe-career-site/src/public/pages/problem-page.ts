import type { PublicPositionSummary } from '@cantera/shared/contracts/public-site';
import { html } from '../html.ts';
import { icon } from '../parts/icons.ts';
import { renderDocument } from '../parts/layout.ts';
import { type PageContext, pageWords } from '../parts/page.ts';
import { positionRows } from '../parts/position-rows.ts';

/** Why a page is not shown. */
export type Problem =
  | { readonly kind: 'site-not-found' | 'not-found' | 'position-not-found' | 'receipt-gone' }
  | { readonly kind: 'too-many' | 'failed' }
  | {
      readonly kind: 'closed';
      /** Null when it is not told. */
      readonly title: string | null;
      /** Some that are open. */
      readonly others: readonly PublicPositionSummary[];
    };

type Words = ReturnType<typeof pageWords>['t'];

function sentences(t: Words, problem: Problem): readonly [title: string, text: string] {
  switch (problem.kind) {
    case 'closed':
      return [t.goneTitle, problem.title === null ? t.goneUntitledText : t.goneText(problem.title)];
    case 'site-not-found':
      return [t.notFoundTitle, t.siteNotFoundText];
    case 'position-not-found':
      return [t.notFoundTitle, t.positionNotFoundText];
    case 'receipt-gone':
      return [t.receiptGoneTitle, t.receiptGoneText];
    case 'too-many':
      return [t.tooManyTitle, t.tooManyText];
    case 'failed':
      return [t.failedTitle, t.failedText];
    default:
      return [t.notFoundTitle, t.notFoundText];
  }
}

/** A page that says what is wrong and leads on, in the site's look. */
export function renderProblemPage(context: PageContext, problem: Problem): string {
  const { t, paths } = pageWords(context);
  const [title, text] = sentences(t, problem);
  const onward =
    context.site &&
    html`<p class="action"><a class="button" href="${paths.positions}">${t.allPositions}${icon('arrow-right')}</a></p>`;
  const others = problem.kind === 'closed' ? problem.others : [];
  const list =
    others.length > 0 &&
    html`<section aria-labelledby="others"><h2 class="subheading list-head" id="others">${t.otherPositions}</h2>${positionRows(context, others, 'h3')}</section>`;
  return renderDocument(context, {
    title,
    body: html`<div class="intro problem"><h1 class="title">${title}</h1><p class="lead">${text}</p>${onward}</div>${list}`,
  });
}
