import { type AttributeValue, attributes, type Html, html } from '../html.ts';
import { fieldId } from './form-state.ts';
import { icon } from './icons.ts';

export interface FieldParts {
  readonly name: string;
  readonly label: string;
  /** Ready-made "(optional)", or nothing for a required field. */
  readonly optional?: string | false;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

export const errorLine = (id: string, error: string | undefined): Html =>
  html`<p class="field-error" id="${id}-error"${attributes({ hidden: !error })}>${icon('circle-alert', 16)}<span>${error}</span></p>`;

const hintLine = (id: string, hint: string | undefined): Html =>
  hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : html``;

export const describedBy = (
  id: string,
  { hint, error }: Pick<FieldParts, 'hint' | 'error'>,
): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

const labelText = ({ label, optional }: FieldParts): Html =>
  html`${label}${optional && html` <span class="optional">${optional}</span>`}`;

/** Attributes that every control of a field has. */
export const controlAttributes = (parts: FieldParts): Record<string, AttributeValue> => {
  const id = fieldId(parts.name);
  return {
    id,
    name: parts.name,
    required: !parts.optional,
    'aria-invalid': parts.error ? 'true' : undefined,
    'aria-describedby': describedBy(id, parts),
  };
};

/** A label, one control, its hint and its error. */
export function field(parts: FieldParts, control: Html): Html {
  const id = fieldId(parts.name);
  return html`<div class="field"><label for="${id}">${labelText(parts)}</label>${hintLine(id, parts.hint)}${control}${errorLine(id, parts.error)}</div>`;
}

/** A text field. `rest` is its type, limits and words for the script. */
export const textField = (parts: FieldParts, value: string, rest: Record<string, AttributeValue>): Html =>
  field(parts, html`<input class="control"${attributes({ ...controlAttributes(parts), value, ...rest })}>`);

/** Several controls under one question. */
export function group(parts: FieldParts, controls: Html, rest: Record<string, AttributeValue> = {}): Html {
  const id = fieldId(parts.name);
  // A fieldset takes no focus of its own; the summary's link leads to it all the same.
  return html`<fieldset class="field"${attributes({ id, tabindex: -1, 'aria-describedby': describedBy(id, parts), ...rest })}><legend>${labelText(parts)}</legend>${hintLine(id, parts.hint)}${controls}${errorLine(id, parts.error)}</fieldset>`;
}

/** One choice of a group; `type` is radio or checkbox. */
export const choice = (label: string, values: Record<string, AttributeValue>): Html =>
  html`<label class="choice"><input${attributes(values)}><span>${label}</span></label>`;
