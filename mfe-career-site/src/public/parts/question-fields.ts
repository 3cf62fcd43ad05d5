import type { PublicQuestion } from '@cantera/shared/contracts/killer-questions';
import { formatNumber } from '../formats.ts';
import { attributes, type Html, html } from '../html.ts';
import type { Messages } from '../messages/index.ts';
import {
  choice,
  controlAttributes,
  describedBy,
  type FieldParts,
  field,
  group,
  textField,
} from './fields.ts';
import { answerName, errorSentence, type FormState, fieldId, firstValue } from './form-state.ts';
import { type PageContext, pageWords } from './page.ts';

const MAX_ANSWER = 10_000;

interface Asked {
  readonly context: PageContext;
  readonly t: Messages;
  readonly question: PublicQuestion;
  readonly state: FormState;
  readonly parts: FieldParts;
}

function limitsHint(
  { context, t }: Asked,
  min: number | undefined,
  max: number | undefined,
): string | undefined {
  const shown = (value: number): string => formatNumber(context.locale, value);
  if (min !== undefined && max !== undefined) return t.numberBetween(shown(min), shown(max));
  if (min !== undefined) return t.numberFrom(shown(min));
  return max === undefined ? undefined : t.numberTo(shown(max));
}

const numberRules = (t: Messages, min: number | undefined, max: number | undefined) => ({
  type: 'number',
  inputmode: 'decimal',
  step: 'any',
  min,
  max,
  'data-invalid': t.errors.answerNumber,
  'data-required': t.errors.answerRequired,
});

function text(asked: Asked): Html {
  const { t, question, state, parts } = asked;
  const least = question.details.minLength;
  const named = { ...parts, hint: least ? t.textAtLeast(String(least)) : undefined };
  const control = attributes({
    ...controlAttributes(named),
    rows: 4,
    minlength: least,
    maxlength: MAX_ANSWER,
    'data-required': t.errors.answerRequired,
    'data-invalid': least ? t.textAtLeast(String(least)) : t.errors.answerRequired,
  });
  return field(
    named,
    html`<textarea class="control"${control}>${'\n'}${firstValue(state, parts.name)}</textarea>`,
  );
}

function number(asked: Asked): Html {
  const { minValue, maxValue } = asked.question.details;
  const parts = { ...asked.parts, hint: limitsHint(asked, minValue, maxValue) };
  return textField(parts, firstValue(asked.state, parts.name), numberRules(asked.t, minValue, maxValue));
}

function range(asked: Asked): Html {
  const { t, state } = asked;
  const { minAllowed, maxAllowed } = asked.question.details;
  const parts = { ...asked.parts, hint: limitsHint(asked, minAllowed, maxAllowed) };
  const end = (suffix: 'min' | 'max', label: string): Html => {
    const name = `${parts.name}.${suffix}`;
    const id = fieldId(name);
    const values = attributes({
      id,
      name,
      value: firstValue(state, name),
      required: !parts.optional,
      'aria-invalid': parts.error ? 'true' : undefined,
      'aria-describedby': describedBy(fieldId(parts.name), parts),
      ...numberRules(t, minAllowed, maxAllowed),
    });
    return html`<div><label class="part-label" for="${id}">${label}</label><input class="control"${values}></div>`;
  };
  return group(parts, html`<div class="pair">${end('min', t.from)}${end('max', t.to)}</div>`, {
    'data-range': t.errors.answerRange,
  });
}

function choices(
  asked: Asked,
  type: 'radio' | 'checkbox',
  options: readonly (readonly [string, string])[],
): Html {
  const { t, state, parts } = asked;
  const chosen = state.values[parts.name] ?? [];
  const list = options.map(([value, label]) =>
    choice(label, {
      type,
      name: parts.name,
      value,
      checked: chosen.includes(value),
      // A group of checkboxes has no `required` in HTML; the script and the server look after it.
      required: type === 'radio' && !parts.optional,
      'data-required': t.errors.answerRequired,
    }),
  );
  return group(parts, html`<div class="choices">${list}</div>`, {
    'data-choices': type === 'checkbox' && !parts.optional ? t.errors.answerRequired : undefined,
  });
}

/** The control of a question, by its type. */
export function questionField(context: PageContext, question: PublicQuestion, state: FormState): Html {
  const { t } = pageWords(context);
  const name = answerName(question);
  const key = state.errors[name] ?? state.errors[`${name}.min`] ?? state.errors[`${name}.max`];
  const parts: FieldParts = {
    name,
    label: question.question,
    optional: !question.required && t.optional,
    error: key && errorSentence(t, name, key, [question]),
  };
  const asked: Asked = { context, t, question, state, parts };
  const options = (question.details.options ?? []).map((option) => [option.id, option.text] as const);
  switch (question.type) {
    case 'TEXT':
      return text(asked);
    case 'NUMBER':
      return number(asked);
    case 'NUMBER_RANGE':
      return range(asked);
    case 'YES_NO':
      return choices(asked, 'radio', [
        ['true', t.yes],
        ['false', t.no],
      ]);
    case 'SINGLE_CHOICE':
      return choices(asked, 'radio', options);
    case 'MULTIPLE_CHOICE':
      return choices(asked, 'checkbox', options);
  }
}
