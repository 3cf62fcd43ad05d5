import { type MessageVariable, replaceVariables } from '@cantera/shared/contracts/message-variables';
import { escapeHtml } from '@cantera/shared/contracts/text';
import { sanitizeRichText } from '../../../http/sanitize.ts';

/** What stands in for `{firstName}`, `{lastName}`, `{title}` and `{company}`; null is written as nothing. */
export interface VariableValues {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly title: string;
  readonly company: string | null;
}

/** A variable as the address of a link, which its value may make one that runs. */
const IN_TAG = /<[^>]*\{/;

/** Clean rich text with the values as text: a value can bring no tag along, nor make a link run. */
export function fillHtml(template: string, values: VariableValues): string {
  const filled = replaceVariables(template, (name) => escapeHtml(values[name] ?? ''));
  return IN_TAG.test(template) ? sanitizeRichText(filled) : filled;
}

/** One line of text, as a subject is. */
export const fillLine = (template: string, values: VariableValues): string =>
  replaceVariables(template, (name) => values[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Variables that the text names and that have no value. */
export function emptyVariables(template: string, values: VariableValues): MessageVariable[] {
  const empty = new Set<MessageVariable>();
  replaceVariables(template, (name) => {
    if (!values[name]) empty.add(name);
    return '';
  });
  return [...empty];
}
