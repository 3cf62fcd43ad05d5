import { colorOf, type Look, PLAIN, UNKNOWN_GROUND } from '../model/look.ts';
import { elementAt, elementsOf, everyElement, type XmlNode } from '../package/xml.ts';

const HIGHLIGHTS: Readonly<Record<string, string>> = {
  black: '000000',
  blue: '0000ff',
  cyan: '00ffff',
  darkBlue: '000080',
  darkCyan: '008080',
  darkGray: '808080',
  darkGreen: '008000',
  darkMagenta: '800080',
  darkRed: '800000',
  darkYellow: '808000',
  green: '00ff00',
  lightGray: 'c0c0c0',
  magenta: 'ff00ff',
  red: 'ff0000',
  white: 'ffffff',
  yellow: 'ffff00',
};

/** Whether a switch such as `<w:b/>` is on; undefined when it is not there. */
function isOn(properties: XmlNode | undefined, name: string): boolean | undefined {
  const found = elementAt(properties, name);
  return found && !['0', 'false', 'off', 'none'].includes(found.attributes['w:val'] ?? 'true');
}

/** What lies behind words or cells; undefined when nothing is said. */
export function shadeOf(properties: XmlNode | undefined): string | undefined {
  const {
    'w:val': pattern = 'clear',
    'w:fill': fill,
    'w:themeFill': themeFill,
    'w:color': color,
  } = elementAt(properties, 'w:shd')?.attributes ?? {};
  if (pattern === 'clear' || pattern === 'nil') return colorOf(fill) ?? (themeFill && UNKNOWN_GROUND);
  // Any other pattern mixes both colours.
  return (pattern === 'solid' && colorOf(color)) || UNKNOWN_GROUND;
}

/** A look with what run properties (`w:rPr`) say over it. */
export function lookWith(look: Look, properties: XmlNode | undefined): Look {
  if (!properties) return look;
  const halfPoints = Number(elementAt(properties, 'w:sz')?.attributes['w:val']);
  const color = elementAt(properties, 'w:color')?.attributes['w:val'];
  const highlight = HIGHLIGHTS[elementAt(properties, 'w:highlight')?.attributes['w:val'] ?? ''];
  return {
    ...look,
    bold: isOn(properties, 'w:b') ?? look.bold,
    size: halfPoints > 0 ? halfPoints / 2 : look.size,
    hidden: isOn(properties, 'w:vanish') ?? look.hidden,
    capitals: isOn(properties, 'w:caps') ?? look.capitals,
    color: color === undefined ? look.color : (colorOf(color) ?? null),
    background: highlight ?? shadeOf(properties) ?? look.background,
  };
}

interface Style {
  readonly basedOn: string | undefined;
  readonly run: XmlNode | undefined;
  readonly paragraph: XmlNode | undefined;
  /** Of a table: whether it puts a colour behind any of its cells. */
  readonly isShaded: boolean;
}
const MAX_BASES = 20;

/** How the styles of a document look. */
export class WordStyles {
  readonly #styles = new Map<string, Style>();
  #defaultParagraph: string | undefined;
  readonly base: Look;

  constructor(root: XmlNode | undefined) {
    const styles = elementAt(root, 'w:styles');
    for (const style of elementsOf(styles, 'w:style')) {
      const { 'w:styleId': id = '', 'w:type': type, 'w:default': isDefault } = style.attributes;
      this.#styles.set(id, {
        basedOn: elementAt(style, 'w:basedOn')?.attributes['w:val'],
        run: elementAt(style, 'w:rPr'),
        paragraph: elementAt(style, 'w:pPr'),
        isShaded: type === 'table' && everyElement(style, 'w:shd').length > 0,
      });
      if (type === 'paragraph' && (isDefault === '1' || isDefault === 'true')) this.#defaultParagraph = id;
    }
    this.base = lookWith(PLAIN, elementAt(styles, 'w:docDefaults', 'w:rPrDefault', 'w:rPr'));
  }

  /** A style and those that it is based on, the most general first. */
  #chain(id: string | undefined): Style[] {
    const chain: Style[] = [];
    for (let at = id; at !== undefined && chain.length < MAX_BASES; at = this.#styles.get(at)?.basedOn) {
      const style = this.#styles.get(at);
      if (!style) break;
      chain.unshift(style);
    }
    return chain;
  }

  /** A look with a style over it. */
  withStyle(look: Look, id: string | undefined): Look {
    return this.#chain(id).reduce((at, { run }) => lookWith(at, run), look);
  }

  /** Whether a table's style puts a colour behind any of its cells; which of them depends on their places. */
  isShaded(id: string | undefined): boolean {
    return this.#chain(id).some(({ isShaded }) => isShaded);
  }

  /** What words of a paragraph look like before they say so themselves. */
  ofParagraph(look: Look, properties: XmlNode | undefined): Look {
    const id = elementAt(properties, 'w:pStyle')?.attributes['w:val'] ?? this.#defaultParagraph;
    const chain = this.#chain(id);
    const shade = [...chain.map(({ paragraph }) => shadeOf(paragraph)), shadeOf(properties)].findLast(
      Boolean,
    );
    const styled = chain.reduce((at, { run }) => lookWith(at, run), look);
    return { ...styled, background: shade ?? styled.background };
  }

  /** The first that a paragraph or its styles say by a name, such as `w:numPr`. */
  property(properties: XmlNode | undefined, name: string): XmlNode | undefined {
    const own = elementAt(properties, name);
    if (own) return own;
    const id = elementAt(properties, 'w:pStyle')?.attributes['w:val'] ?? this.#defaultParagraph;
    return this.#chain(id)
      .map(({ paragraph }) => elementAt(paragraph, name))
      .findLast(Boolean);
  }
}
