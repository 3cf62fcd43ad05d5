import { MAX_FILE_BYTES } from '@cantera/shared/contracts/enums';
import type { PublicPosition } from '@cantera/shared/contracts/public-site';
import { attributes, type Html, html } from '../html.ts';
import { controlAttributes, describedBy, errorLine, field, textField } from '../parts/fields.ts';
import { answerName, errorSentence, type FormState, fieldId, firstValue } from '../parts/form-state.ts';
import { icon } from '../parts/icons.ts';
import { renderDocument } from '../parts/layout.ts';
import { langOf, type PageContext, pageWords, type TextLanguages } from '../parts/page.ts';
import { backToPositions, positionFacts } from '../parts/position-facts.ts';
import { questionField } from '../parts/question-fields.ts';
import { fromChannel } from '../paths.ts';

export interface ApplyPageData {
  readonly position: PublicPosition;
  readonly state: FormState;
  /** A uuid, the same for every sending of this form. */
  readonly submissionKey: string;
  /** Whether the agency has written its privacy policy. */
  readonly hasPolicy: boolean;
  /** The agency's information on data protection, sanitised HTML; undefined without any. */
  readonly dataProtection?: Html | undefined;
  /** Of the link that somebody followed; the form sends it. */
  readonly channel?: string | null;
  readonly languages?: TextLanguages<'dataProtection'>;
}

function personFields(context: PageContext, state: FormState): Html {
  const { t } = pageWords(context);
  const text = (
    name: string,
    label: string,
    rest: Record<string, string | number | undefined>,
    extra: { optional?: boolean; hint?: string } = {},
  ): Html => {
    const key = state.errors[name];
    const wrong = errorSentence(t, name, '', []);
    return textField(
      {
        name,
        label,
        hint: extra.hint,
        optional: extra.optional && t.optional,
        error: key && errorSentence(t, name, key, []),
      },
      firstValue(state, name),
      { 'data-required': wrong, 'data-invalid': wrong, ...rest },
    );
  };
  return html`<div class="pair">${text('first_name', t.firstName, { type: 'text', autocomplete: 'given-name', minlength: 2, maxlength: 50 })}${text('last_name', t.lastName, { type: 'text', autocomplete: 'family-name', maxlength: 50 }, { optional: true })}</div>
<div class="pair">${text('email', t.email, { type: 'email', autocomplete: 'email', maxlength: 254 })}${text('phone_number', t.phone, { type: 'tel', autocomplete: 'tel', maxlength: 30, pattern: '\\s*\\+?[\\d\\s\\(\\)\\.\\-]{5,}' })}</div>
${text('linkedin', t.linkedin, { type: 'text', inputmode: 'url', autocomplete: 'url', maxlength: 300, pattern: '.*[Ll][Ii][Nn][Kk][Ee][Dd][Ii][Nn].*' }, { optional: true })}`;
}

/** The server judges by content; this is what the browser's dialog offers. */
const CV_TYPES =
  'application/pdf,.pdf,.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document,.odt,application/vnd.oasis.opendocument.text,.rtf,application/rtf,text/rtf';

function cvField(context: PageContext, state: FormState): Html {
  const { t } = pageWords(context);
  const key = state.errors.cv;
  const refused = Object.keys(state.errors).length > 0;
  const parts = {
    name: 'cv',
    label: t.cv,
    hint: refused && !key ? t.cvAgain : t.cvHint,
    error: key && errorSentence(t, 'cv', key, []),
  };
  const control = attributes({
    ...controlAttributes(parts),
    type: 'file',
    accept: CV_TYPES,
    'data-required': t.errors.cvRequired,
    'data-type': t.errors.cvWrongType,
    'data-size': t.errors.cvTooLarge,
    'data-max-bytes': MAX_FILE_BYTES,
  });
  return field(
    parts,
    html`<div class="file-box"${attributes({ 'data-choose': t.cvChoose, 'data-replace': t.cvReplace, 'data-hint': t.cvHint })}><span class="file-icon">${icon('file-text')}</span><input class="file-input"${control}></div>`,
  );
}

/** The other purpose has a box of its own, which nobody has to tick. */
function keepField(context: PageContext, state: FormState): Html {
  const { t } = pageWords(context);
  const id = fieldId('keep');
  const box = attributes({
    id,
    type: 'checkbox',
    name: 'keep',
    value: 'true',
    checked: firstValue(state, 'keep') === 'true',
  });
  return html`<div class="field consent second-consent"><div class="consent-line"><input${box}><label for="${id}">${t.keepForOffers(context.site?.name ?? '')} <span class="optional">${t.optional}</span></label></div></div>`;
}

/** What somebody agrees to. It says that they have read, and links, what the agency has written and nothing else. */
function consentWords(context: PageContext, { hasPolicy, dataProtection }: ApplyPageData): Html {
  const { t, paths } = pageWords(context);
  const agency = context.site?.name ?? '';
  const policy =
    hasPolicy &&
    html`<a href="${paths.privacy}" target="_blank" rel="noopener">${t.consentPolicy}<span class="visually-hidden"> ${t.newTab}</span></a>`;
  const information = dataProtection && html`<a href="#data-protection">${t.consentInformation}</a>`;
  if (!policy && !information) return html`${t.consentAlone(agency)}`;
  return html`${t.consentBefore}${policy}${policy && information && t.consentBetween}${information}${t.consentAfter(agency)}`;
}

function consentField(context: PageContext, data: ApplyPageData): Html {
  const { t } = pageWords(context);
  const { state, dataProtection, languages } = data;
  const id = fieldId('consent');
  const error = state.errors.consent && t.errors.consent;
  const box = attributes({
    id,
    type: 'checkbox',
    name: 'consent',
    value: 'true',
    required: true,
    checked: firstValue(state, 'consent') === 'true',
    'aria-invalid': error ? 'true' : undefined,
    'aria-describedby': describedBy(id, { error }),
    'data-required': t.errors.consent,
  });
  return html`<div class="field consent"><div class="consent-line"><input${box}><label for="${id}">${consentWords(context, data)}</label></div>${errorLine(id, error)}</div>
${keepField(context, state)}
${dataProtection && html`<section class="information" id="data-protection" aria-label="${t.consentInformation}" tabindex="-1"><div class="rich"${langOf(context, languages?.dataProtection)}>${dataProtection}</div></section>`}`;
}

/** What is wrong, in the order of the form, each with a link to its field. */
function errorSummary(context: PageContext, { position, state }: ApplyPageData): Html {
  const { t } = pageWords(context);
  const order = [
    'first_name',
    'last_name',
    'email',
    'phone_number',
    'linkedin',
    'cv',
    ...position.questions.map(answerName),
    'consent',
  ];
  const place = (name: string): number => {
    const at = order.findIndex((known) => name === known || name.startsWith(`${known}.`));
    return at < 0 ? order.length : at;
  };
  const names = Object.keys(state.errors).sort((a, b) => place(a) - place(b));
  if (names.length === 0) return html``;
  const items = names.map((name) => {
    const target = order.find((known) => name === known || name.startsWith(`${known}.`)) ?? 'first_name';
    const question = position.questions.find((asked) => answerName(asked) === target);
    const sentence = errorSentence(t, name, state.errors[name] ?? '', position.questions);
    return html`<li><a href="#${fieldId(target)}">${question ? `${question.question}: ${sentence}` : sentence}</a></li>`;
  });
  return html`<div class="error-summary" id="errors" role="alert" tabindex="-1" autofocus><h3>${t.errorTitle(names.length)}</h3><ul>${items}</ul></div>`;
}

function applyForm(context: PageContext, data: ApplyPageData): Html {
  const { t, paths } = pageWords(context);
  const { position, state } = data;
  const words = attributes({
    'data-sending': t.sending('{percent}'),
    'data-failed': t.sendFailed,
  });
  const questions =
    position.questions.length > 0 &&
    html`<section class="questions" aria-labelledby="questions"><h3 class="section-title" id="questions">${t.questions}</h3>${position.questions.map((question) => questionField(context, question, state))}</section>`;
  return html`<form class="card" method="post" enctype="multipart/form-data" action="${paths.apply(position.id)}" aria-labelledby="apply" data-apply${words}>
<h2 class="subheading" id="apply">${t.apply}</h2>
${errorSummary(context, data)}
<input type="hidden" name="submission_key" value="${data.submissionKey}"><input type="hidden" name="locale" value="${context.locale}">${data.channel && html`<input type="hidden" name="src" value="${data.channel}">`}
<div class="trap" aria-hidden="true"><label for="website">${t.honeypot}</label><input id="website" name="website" type="text" tabindex="-1" autocomplete="off"></div>
${personFields(context, state)}
${cvField(context, state)}
${questions}
${consentField(context, data)}
<p class="meta">${t.automatic(position.questions.length > 0)}</p>
<p class="send-error field-error" role="alert" data-send-error hidden></p>
<button class="button wide-button" type="submit"><span data-send-label>${t.send}</span></button>
<progress class="progress" max="100" value="0" aria-label="${t.send}" data-progress hidden></progress>
</form>`;
}

/** The form to apply; it needs no script. */
export function renderApplyPage(context: PageContext, data: ApplyPageData): string {
  const { t, paths } = pageWords(context);
  const { site } = context;
  const { position, state } = data;
  const wrong = Object.keys(state.errors).length > 0;
  const title = t.applyFor(position.title);
  return renderDocument(context, {
    title: wrong ? `${t.errorPrefix} ${title}` : title,
    pathOf: (at) => at.apply(position.id),
    channel: data.channel ?? null,
    isUnlisted: true,
    page: 'positions',
    body: html`<div class="split applying"><div class="aside"><div class="sticky">${backToPositions(context)}<h1 class="heading">${position.title}</h1><p class="lead">${site?.name}</p>${positionFacts(context, position)}<p class="meta">${t.whoAnswers(site?.name ?? '')}</p><p><a class="link" href="${fromChannel(paths.position(position.id), data.channel)}">${t.readPosition}</a></p></div></div>
${applyForm(context, data)}</div>`,
  });
}
