import { safeAddress } from '../../contracts/link-address.ts';
import { BlockBuilder, type BlockShape, type TextStyle } from './block-builder.ts';
import { type Block, type BlockKind, emptyBlock, type ListKind, possibleDepths } from './document.ts';
import { wordItem } from './word-list.ts';

const HEADINGS: Readonly<Record<string, BlockKind>> = {
  H1: 'heading1',
  H2: 'heading2',
  H3: 'heading3',
  H4: 'heading4',
  H5: 'heading4',
  H6: 'heading4',
};
/** Never part of a text, whatever they hold. */
const DROPPED = new Set(
  'STYLE,SCRIPT,HEAD,TITLE,META,LINK,TEMPLATE,NOSCRIPT,IFRAME,OBJECT,EMBED,SVG,MATH,IMG,PICTURE,VIDEO,AUDIO,CANVAS,INPUT,SELECT,TEXTAREA,BUTTON,XML,O:P'.split(
    ',',
  ),
);
const BLOCKS = new Set(
  'P,DIV,SECTION,ARTICLE,ASIDE,HEADER,FOOTER,MAIN,NAV,FORM,FIELDSET,FIGURE,FIGCAPTION,ADDRESS,DL,DT,DD,PRE,TABLE,THEAD,TBODY,TFOOT,TR,TD,TH,CAPTION,HR,CENTER,DETAILS,SUMMARY'.split(
    ',',
  ),
);
const STYLE_OF_TAG: Readonly<Record<string, TextStyle>> = {
  B: { bold: true },
  STRONG: { bold: true },
  I: { italic: true },
  EM: { italic: true },
  U: { underline: true },
  INS: { underline: true },
  S: { strike: true },
  DEL: { strike: true },
  STRIKE: { strike: true },
};

type Place = {
  style: TextStyle;
  isQuote: boolean;
  /** The list that the place stands in, and how deep. */
  list?: { kind: ListKind; depth: number };
  /** Inside an item paragraphs do not part blocks: they are lines of the item. */
  isInItem?: boolean;
  /** Blanks count, as in `pre`. */
  isExact?: boolean;
};

/** What inline CSS says of the letters; word processors write it instead of tags. */
function cssStyle(element: HTMLElement): TextStyle {
  const { fontWeight, fontStyle, textDecoration, textDecorationLine } = element.style;
  const line = `${textDecoration} ${textDecorationLine}`;
  const weight = fontWeight === 'bold' || fontWeight === 'bolder' ? 700 : Number(fontWeight);
  return {
    ...(weight >= 600 ? { bold: true } : {}),
    ...(fontWeight === 'normal' || (weight > 0 && weight < 600) ? { bold: undefined } : {}),
    ...(fontStyle === 'italic' ? { italic: true } : {}),
    ...(fontStyle === 'normal' ? { italic: undefined } : {}),
    ...(line.includes('underline') ? { underline: true } : {}),
    ...(line.includes('line-through') ? { strike: true } : {}),
  };
}

function styleOf(element: HTMLElement, style: TextStyle): TextStyle {
  const merged = { ...style, ...STYLE_OF_TAG[element.tagName], ...cssStyle(element) };
  // A link's letters are underlined for being a link; word processors say so inside it.
  if (style.href !== undefined) return { ...merged, underline: style.underline };
  if (element.tagName !== 'A') return merged;
  const href = safeAddress(element.getAttribute('href') ?? '');
  // A link is drawn underlined; pages say so in CSS too, and that is no underline of the writer's.
  return href === undefined ? merged : { ...merged, underline: style.underline, href };
}

const isHidden = (element: HTMLElement): boolean =>
  element.style.display === 'none' || /mso-hide:\s*all/.test(element.getAttribute('style') ?? '');

const shapeAt = ({ isQuote }: Place, shape: BlockShape): BlockShape =>
  isQuote ? { ...shape, isQuote: true } : shape;

class Reader {
  readonly builder = new BlockBuilder();

  children(parent: Node, place: Place) {
    for (const child of parent.childNodes) this.node(child, place);
  }

  private node(node: Node, place: Place) {
    if (node instanceof Text || node.nodeType === Node.TEXT_NODE)
      this.builder.addText(node.nodeValue ?? '', place.style, place.isExact);
    else if (isElement(node)) this.element(node, place);
  }

  private element(element: HTMLElement, place: Place) {
    const tag = element.tagName.toUpperCase();
    if (DROPPED.has(tag) || isHidden(element)) return;
    if (tag === 'BR') this.builder.addBreak(place.style);
    else if (tag === 'UL' || tag === 'OL') this.list(element, tag === 'OL' ? 'number' : 'bullet', place);
    else if (tag === 'LI') this.item(element, place);
    else if (tag === 'BLOCKQUOTE') this.block(element, { ...place, isQuote: true }, { kind: 'paragraph' });
    else if (tag === 'TR' && isTextRow(element)) this.row(element, place);
    else if (HEADINGS[tag]) this.block(element, place, { kind: HEADINGS[tag] });
    else if (BLOCKS.has(tag)) this.paragraph(element, place, tag);
    else this.children(element, { ...place, style: styleOf(element, place.style) });
  }

  private list(element: HTMLElement, kind: ListKind, place: Place) {
    const depth = place.list ? place.list.depth + 1 : 0;
    this.builder.end();
    const from = this.builder.blocks.length;
    this.children(element, { ...place, list: { kind, depth }, isInItem: false });
    this.builder.end();
    const first = this.builder.blocks[from];
    if (first?.depth !== undefined && followsTwin(element)) first.startsList = true;
    this.builder.start(shapeAt(place, { kind: 'paragraph' }));
  }

  private item(element: HTMLElement, place: Place) {
    const list = place.list ?? { kind: 'bullet', depth: 0 };
    this.builder.startKept(shapeAt(place, list));
    // Word processors put the weight of the item's letters on the item itself.
    this.children(element, { ...place, list, isInItem: true, style: styleOf(element, place.style) });
    this.builder.start(shapeAt(place, { kind: 'paragraph' }));
  }

  private paragraph(element: HTMLElement, place: Place, tag: string) {
    const item = wordItem(element);
    if (item) {
      this.builder.start(shapeAt(place, item.shape));
      item.marker.remove();
      this.children(element, { ...place, style: styleOf(element, place.style) });
      this.builder.start(shapeAt(place, { kind: 'paragraph' }));
      return;
    }
    this.block(element, { ...place, isExact: place.isExact || tag === 'PRE' }, { kind: 'paragraph' });
  }

  private block(element: HTMLElement, place: Place, shape: BlockShape) {
    const inner = { ...place, style: styleOf(element, place.style) };
    if (place.isInItem) {
      this.builder.startLine(place.style);
      this.children(element, inner);
      this.builder.endLine();
      return;
    }
    const isKept = element.tagName === 'P' && element.innerHTML === '<br>';
    if (isKept) this.builder.startKept(shapeAt(place, shape));
    else this.builder.start(shapeAt(place, shape));
    this.children(element, inner);
    this.builder.start(shapeAt(place, { kind: 'paragraph' }));
  }

  /** A row of a table as one line. */
  private row(element: HTMLElement, place: Place) {
    this.builder.start(shapeAt(place, { kind: 'paragraph' }));
    const cells = [...element.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    this.builder.addText(cells.filter(Boolean).join(' | '), place.style);
    this.builder.start(shapeAt(place, { kind: 'paragraph' }));
  }
}

/** Whether a list stands right after another of its kind: the two stay two, unless this one goes on counting. */
const followsTwin = (list: HTMLElement): boolean =>
  list.previousElementSibling?.tagName === list.tagName && !(Number(list.getAttribute('start')) > 1);

// The nodes belong to a document of their own, so that `instanceof` of this window's classes does not hold.
const isElement = (node: Node): node is HTMLElement =>
  node.nodeType === Node.ELEMENT_NODE && 'style' in node && 'tagName' in node;

/** Whether a row holds values; a table for layout has whole texts in its cells, which stay blocks. */
function isTextRow(row: HTMLElement): boolean {
  return (
    row.children.length > 1 &&
    [...row.children].every((cell) => !cell.querySelector('ul, ol, table, h1, h2, h3, h4, p + p, div + div'))
  );
}

/** Empty lines between paragraphs of a page are its spacing; those of our own HTML are kept, as `<p><br></p>`. */
export function readHtml(html: string): Block[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const reader = new Reader();
  reader.children(page.body, { style: {}, isQuote: false });
  reader.builder.end();
  const { blocks } = reader.builder;
  const depths = possibleDepths(blocks);
  const nested = blocks.map((block, n) => {
    const depth = depths[n];
    return depth === undefined ? block : { ...block, depth };
  });
  return nested.length > 0 ? nested : [emptyBlock()];
}
