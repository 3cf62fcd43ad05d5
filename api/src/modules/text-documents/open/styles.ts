import { colorOf, type Look, PLAIN, UNKNOWN_GROUND } from '../model/look.ts';
import { elementAt, elementsOf, type XmlNode } from '../package/xml.ts';

const INCH = 72;
const CENTIMETRE = INCH / 2.54;
const UNITS: Readonly<Record<string, number>> = {
  pt: 1,
  in: INCH,
  cm: CENTIMETRE,
  mm: CENTIMETRE / 10,
  px: 0.75,
};

/** A length such as `1.5cm` in points; undefined for any other word. */
export function pointsOf(written: string | undefined): number | undefined {
  const [, number, unit = ''] = /^(-?[\d.]+)(pt|in|cm|mm|px)$/.exec(written ?? '') ?? [];
  const factor = UNITS[unit];
  return number === undefined || factor === undefined ? undefined : Number(number) * factor;
}

function sizeWith(size: number, written: string | undefined): number {
  const percent = /^([\d.]+)%$/.exec(written ?? '')?.[1];
  return percent === undefined ? (pointsOf(written) ?? size) : (size * Number(percent)) / 100;
}

const PROPERTIES = [
  'style:text-properties',
  'style:paragraph-properties',
  'style:table-cell-properties',
  'style:table-properties',
  'style:table-column-properties',
  'style:graphic-properties',
];

interface Style {
  readonly parent: string | undefined;
  readonly attributes: Readonly<Record<string, string>>;
}
const MAX_PARENTS = 20;
/** Among what a style says: the picture behind. */
const PICTURE = 'picture';

/** What attributes put behind words; undefined when nothing is said. */
function groundOf(said: Readonly<Record<string, string>>): string | undefined {
  const fill = said['draw:fill'];
  const background = colorOf(said['fo:background-color']);
  if (said[PICTURE] || (fill !== undefined && !['none', 'solid'].includes(fill))) return UNKNOWN_GROUND;
  return fill === 'none' ? background : (background ?? colorOf(said['draw:fill-color']));
}

function lookWith(look: Look, said: Readonly<Record<string, string>>): Look {
  const isChosen = said['style:use-window-font-color'] === 'true';
  const color = isChosen ? 'auto' : said['fo:color'];
  const weight = said['fo:font-weight'];
  return {
    ...look,
    bold: weight === undefined ? look.bold : weight === 'bold' || Number(weight) >= 600,
    size: sizeWith(look.size, said['fo:font-size']),
    hidden: said['text:display'] === undefined ? look.hidden : said['text:display'] === 'none',
    capitals:
      said['fo:text-transform'] === undefined ? look.capitals : said['fo:text-transform'] === 'uppercase',
    color: color === undefined ? look.color : (colorOf(color) ?? null),
    background: groundOf(said) ?? look.background,
  };
}

/** How the styles of a document look, those that it names and those that it made on the way. */
export class OpenStyles {
  readonly #styles = new Map<string, Style>();
  /** Whether the levels of a list style are numbered, by style. */
  readonly #numbered = new Map<string, boolean[]>();
  #base: Look = PLAIN;

  constructor(roots: readonly (XmlNode | undefined)[]) {
    for (const root of roots)
      for (const group of ['office:styles', 'office:automatic-styles'])
        for (const style of elementsOf(elementAt(root, group))) this.#add(style);
  }

  #add(style: XmlNode): void {
    const { 'style:name': name = '', 'style:family': family = '' } = style.attributes;
    if (style.name === 'text:list-style')
      this.#numbered.set(
        name,
        elementsOf(style).map((level) => level.name === 'text:list-level-style-number'),
      );
    const said = Object.assign(
      {},
      ...PROPERTIES.flatMap((kind) => {
        const properties = elementAt(style, kind);
        const picture = elementAt(properties, 'style:background-image')?.attributes['xlink:href'];
        return [properties?.attributes, picture && { [PICTURE]: picture }];
      }),
    );
    if (style.name === 'style:default-style' && family === 'paragraph') this.#base = lookWith(PLAIN, said);
    if (style.name === 'style:style')
      this.#styles.set(`${family} ${name}`, {
        parent: style.attributes['style:parent-style-name'],
        attributes: said,
      });
  }

  get base(): Look {
    return this.#base;
  }

  #chain(family: string, name: string | undefined): Style[] {
    const chain: Style[] = [];
    for (let at = name; at !== undefined && chain.length < MAX_PARENTS; ) {
      const style = this.#styles.get(`${family} ${at}`);
      if (!style) break;
      chain.unshift(style);
      at = style.parent;
    }
    return chain;
  }

  /** A look with a style over it. */
  withStyle(look: Look, family: string, name: string | undefined): Look {
    return this.#chain(family, name).reduce((at, { attributes }) => lookWith(at, attributes), look);
  }

  /** What fills a box. One without a colour of its own lets be seen what lies behind it, which may be another box. */
  fillOf(name: string | undefined): string {
    const chain = this.#chain('graphic', name).map(({ attributes }) => attributes);
    return groundOf(Object.assign({}, ...chain)) ?? UNKNOWN_GROUND;
  }

  /** What a style or those above it say by an attribute's name. */
  attribute(family: string, name: string | undefined, attribute: string): string | undefined {
    return this.#chain(family, name).findLast(({ attributes }) => attributes[attribute] !== undefined)
      ?.attributes[attribute];
  }

  /** Whether a list counts at a level, from 0. */
  isNumbered(list: string | undefined, level: number): boolean {
    return this.#numbered.get(list ?? '')?.[level] ?? false;
  }
}
