import { escapeHtml } from '@cantera/shared/contracts/text';

/** Markup that is safe to put into a page. Only this module makes it. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template: markup as it is, text and numbers escaped, lists one after the other, nothing for the rest. */
export type Part = Html | string | number | boolean | null | undefined | readonly Part[];

function write(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return Array.isArray(part) ? part.map(write).join('') : '';
}

/** Markup with values in it. Attribute values must stand in double quotes. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((text, string, i) => text + write(parts[i - 1]) + string));

/** Trusts a text to be markup: our own constants and what the server has sanitised. */
export const raw = (markup: string): Html => new Html(markup);

export type AttributeValue = string | number | boolean | null | undefined;

/** Attributes with a space before each; `true` is the bare name, false and nothing leave it out. */
export const attributes = (values: Readonly<Record<string, AttributeValue>>): Html =>
  new Html(
    Object.entries(values)
      .map(([name, value]) => {
        if (value === true) return ` ${name}`;
        return value === false || value === null || value === undefined
          ? ''
          : ` ${name}="${escapeHtml(String(value))}"`;
      })
      .join(''),
  );

/** JSON that may stand inside a script element of data. */
export const jsonData = (value: unknown): Html =>
  new Html(
    JSON.stringify(value)
      .replaceAll('<', '\\u003c')
      .replaceAll('>', '\\u003e')
      .replaceAll('&', '\\u0026')
      .replaceAll('\u2028', '\\u2028')
      .replaceAll('\u2029', '\\u2029'),
  );
