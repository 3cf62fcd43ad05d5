import { PRESENTATION } from './allowed.ts';

/** Properties of how something is painted, by name. */
export type Painting = ReadonlyMap<string, string>;

/** What `style="…"` or the inside of a rule says of painting; everything else in it is left out. */
export function declarations(text: string): Painting {
  const found = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/\s*!important\s*$/i, '')
      .trim();
    if (colon > 0 && value && PRESENTATION.has(name)) found.set(name, value);
  }
  return found;
}

/** A rule for elements of a class, with an id, or of a name. */
interface Rule {
  readonly kind: 'class' | 'id' | 'name';
  readonly of: string;
  readonly painting: Painting;
}

const SELECTOR = /^([.#]?)([A-Za-z_][\w-]*)$/;
const KINDS = { '.': 'class', '#': 'id', '': 'name' } as const;

/**
 * The rules of `style` elements, as drawing programs write them: one class, id or element each. Other selectors and rules
 * inside of others are left out.
 */
export function rules(sheet: string): Rule[] {
  const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/<!\[CDATA\[|\]\]>/g, '');
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').flatMap((selector): Rule[] => {
      const match = SELECTOR.exec(selector.trim());
      const sign = match?.[1];
      if (sign !== '.' && sign !== '#' && sign !== '') return [];
      return [{ kind: KINDS[sign], of: match?.[2] ?? '', painting: declarations(body) }];
    }),
  );
}

const WEIGHT = { name: 0, class: 1, id: 2 } as const;

/** What the rules say of an element, the weightier last. */
export function paintedBy(
  all: readonly Rule[],
  { name, id, classes }: { name: string; id: string | undefined; classes: readonly string[] },
): Painting {
  const fitting = all.filter(({ kind, of }) => {
    if (kind === 'class') return classes.includes(of);
    return kind === 'id' ? of === id : of === name;
  });
  const ordered = fitting.toSorted((a, b) => WEIGHT[a.kind] - WEIGHT[b.kind]);
  return new Map(ordered.flatMap(({ painting }) => [...painting]));
}
