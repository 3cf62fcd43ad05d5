import { type MessageVariable, replaceVariables } from '@cantera/shared/contracts/message-variables';
import { escapeHtml } from '@cantera/shared/contracts/text';

/** What stands in for `{firstName}`, `{lastName}`, `{title}` and `{company}`; null is written as nothing. */
export interface VariableValues {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly title: string;
  readonly company: string | null;
}

/** HTML with the values as text: a name cannot bring a tag along. */
export const fillHtml = (template: string, values: VariableValues): string =>
  replaceVariables(template, (name) => escapeHtml(values[name] ?? ''));

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
