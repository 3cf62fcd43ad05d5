import { PRESENTATION } from './allowed.ts';

/** Properties of how something is painted, by name. */
export type Painting = ReadonlyMap<string, string>;

const IMPORTANT = '!important';
/** A value without the word that makes it win. */
function plainValue(text: string): string {
  const value = text.trim();
  const isImportant = value.slice(-IMPORTANT.length).toLowerCase() === IMPORTANT;
  return isImportant ? value.slice(0, -IMPORTANT.length).trim() : value;
}

/** What `style="…"` or the inside of a rule says of painting; everything else in it is left out. */
export function declarations(text: string): Painting {
  const found = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = plainValue(declaration.slice(colon + 1));
    if (colon > 0 && value && PRESENTATION.has(name)) found.set(name, value);
  }
  return found;
}

/** A sheet without its comments; one that is not closed reaches to the end. */
function withoutComments(sheet: string): string {
  const kept: string[] = [];
  let at = 0;
  for (let open = sheet.indexOf('/*'); open !== -1; open = sheet.indexOf('/*', at)) {
    kept.push(sheet.slice(at, open));
    const close = sheet.indexOf('*/', open + 2);
    at = close === -1 ? sheet.length : close + 2;
  }
  return kept.join('') + sheet.slice(at);
}

/** What stands in front of the braces of each outermost rule, and inside of them. */
function outermost(sheet: string): (readonly [selectors: string, body: string])[] {
  const found: (readonly [string, string])[] = [];
  let depth = 0;
  let selectors = '';
  let body = '';
  for (const part of sheet.split(/([{}])/)) {
    if (part === '{') {
      depth += 1;
    } else if (part === '}') {
      if (depth === 1) found.push([selectors, body]);
      depth = Math.max(0, depth - 1);
    } else if (depth === 0) {
      selectors = part;
      body = '';
    } else if (depth === 1) {
      body += part;
    }
  }
  return found;
}

/** A value that a rule gives, and the place of that rule among all: of two of the same weight the later wins. */
interface Given {
  readonly value: string;
  readonly order: number;
}

/** What rules say of painting, by the selector as it is written: `.class`, `#id` or `name`. */
export type Rules = ReadonlyMap<string, ReadonlyMap<string, Given>>;

const SELECTOR = /^[.#]?[A-Za-z_][\w-]*$/;

/**
 * The rules of `style` elements, as drawing programs write them: one class, id or element each. Other selectors and rules
 * inside of others are left out.
 */
export function rules(sheets: readonly string[]): Rules {
  const found = new Map<string, Map<string, Given>>();
  const all = sheets.flatMap((sheet) => outermost(withoutComments(sheet).replace(/<!\[CDATA\[|\]\]>/g, '')));
  for (const [order, [selectors, body]] of all.entries()) {
    const painting = declarations(body);
    for (const selector of new Set(selectors.split(',').map((one) => one.trim()))) {
      if (!SELECTOR.test(selector)) continue;
      const known = found.get(selector) ?? new Map<string, Given>();
      for (const [name, value] of painting) known.set(name, { value, order });
      found.set(selector, known);
    }
  }
  return found;
}

/** What the rules say of an element, the weightier last. */
export function paintedBy(
  all: Rules,
  { name, id, classes }: { name: string; id: string | undefined; classes: readonly string[] },
): Painting {
  const byClass = new Map<string, Given>();
  for (const one of new Set(classes))
    for (const [property, given] of all.get(`.${one}`) ?? [])
      if (given.order >= (byClass.get(property)?.order ?? 0)) byClass.set(property, given);
  const ordered = [all.get(name), byClass, id === undefined ? undefined : all.get(`#${id}`)];
  return new Map(
    ordered.flatMap((given) => [...(given ?? [])].map(([property, { value }]) => [property, value])),
  );
}
