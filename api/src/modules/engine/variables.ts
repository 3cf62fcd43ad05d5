import { escapeHtml } from '../messages/index.ts';

/** What stands in for `{firstName}`, `{lastName}`, `{title}` and `{company}`; null is written as nothing. */
export interface VariableValues {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly title: string;
  readonly company: string | null;
}

const VARIABLE = /\{\s*(firstName|lastName|title|company)\s*\}/g;
const isName = (name: string, values: VariableValues): name is keyof VariableValues => name in values;

function fill(template: string, values: VariableValues, write: (value: string) => string): string {
  return template.replace(VARIABLE, (_, name: string) =>
    isName(name, values) ? write(values[name] ?? '') : '',
  );
}

/** HTML with the values as text: a name cannot bring a tag along. */
export const fillHtml = (template: string, values: VariableValues): string =>
  fill(template, values, escapeHtml);

/** One line of text, as a subject is. */
export const fillLine = (template: string, values: VariableValues): string =>
  fill(template, values, (value) => value)
    .replace(/\s+/g, ' ')
    .trim();
