import { type Html, html } from '../html.ts';
import { renderDocument } from '../parts/layout.ts';
import { langOf, type PageContext, pageWords, type TextLanguages } from '../parts/page.ts';

export interface PrivacyPageData {
  /** Sanitised HTML; undefined when the agency has not written it. */
  readonly policy: Html | undefined;
  readonly information: Html | undefined;
  readonly languages?: TextLanguages<'policy' | 'information'>;
}

/** The agency's privacy policy and its information on data protection. */
export function renderPrivacyPage(
  context: PageContext,
  { policy, information, languages }: PrivacyPageData,
): string {
  const { t } = pageWords(context);
  const name = context.site?.name ?? '';
  const more =
    information &&
    html`<section class="policy" aria-labelledby="data-protection"><h2 class="subheading" id="data-protection">${t.dataProtection}</h2><div class="rich"${langOf(context, languages?.information)}>${information}</div></section>`;
  return renderDocument(context, {
    title: t.privacyPolicy,
    description: t.policyDescription(name),
    pathOf: (at) => at.privacy,
    body: html`<div class="intro"><h1 class="title">${t.privacyPolicy}</h1></div>
<div class="policy rich"${policy && langOf(context, languages?.policy)}>${policy ?? html`<p class="lead">${t.noPolicy(name)}</p>`}</div>
${more}`,
  });
}
