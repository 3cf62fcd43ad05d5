import { isOffered } from './offered.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const visible = (control: Control): boolean => control.type !== 'hidden' && control.name !== 'website';

export const controlsOf = (root: ParentNode): Control[] =>
  [...root.querySelectorAll('input, textarea')].filter(isControl).filter(visible);

/** The field or group that a control's error stands under. */
export const fieldOf = (control: Element): HTMLElement | null => control.closest('.field');

function choiceError(group: HTMLElement): string {
  const chosen = group.querySelectorAll('input:checked').length;
  return chosen === 0 ? (group.dataset.choices ?? '') : '';
}

function rangeError(group: HTMLElement): string {
  const [from, to] = [...group.querySelectorAll('input')].map((input) => input.value);
  const half = (from === '') !== (to === '');
  return half || Number(from) > Number(to) ? (group.dataset.range ?? '') : '';
}

function fileError(input: HTMLInputElement): string {
  const file = input.files?.[0];
  if (!file) return input.required ? (input.dataset.required ?? '') : '';
  if (file.size > Number(input.dataset.maxBytes)) return input.dataset.size ?? '';
  return isOffered(file, input.accept) ? '' : (input.dataset.type ?? '');
}

/** What is wrong with a field as it stands; empty when nothing is. */
export function errorOf(field: HTMLElement): string {
  for (const control of controlsOf(field)) {
    if (control instanceof HTMLInputElement && control.type === 'file') return fileError(control);
    const { validity, dataset } = control;
    if (validity.valueMissing || (control.required && control.value.trim() === ''))
      return dataset.required ?? control.validationMessage;
    if (!validity.valid) return dataset.invalid ?? control.validationMessage;
  }
  if (field.dataset.range) return rangeError(field);
  return field.dataset.choices ? choiceError(field) : '';
}

/** Shows or takes away a field's error. */
export function showError(field: HTMLElement, message: string): void {
  const line = field.querySelector<HTMLElement>('.field-error');
  const words = line?.querySelector('span');
  if (!line || !words) return;
  words.textContent = message;
  line.hidden = message === '';
  for (const control of controlsOf(field)) {
    const described = (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id && id !== line.id);
    if (message) described.push(line.id);
    if (described.length > 0) control.setAttribute('aria-describedby', described.join(' '));
    else control.removeAttribute('aria-describedby');
    if (message) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  }
}
