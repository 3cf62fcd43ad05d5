import type { Block, Cell } from '../model/blocks.ts';
import { colorOf, type Look, UNKNOWN_GROUND } from '../model/look.ts';
import { addressBehind, type Budget, Writer } from '../model/writer.ts';
import { elementAt, elementsOf, everyElement, textIn, type XmlNode } from '../package/xml.ts';
import type { WordNumbering } from './numbering.ts';
import { lookWith, shadeOf, type WordStyles } from './styles.ts';

const TWIPS = 20;
/** Points for each level of a list. */
const LEVEL_INDENT = 14;
/** A field that is a link to an address. */
const LINK = /^\s*HYPERLINK\s+"([^"]+)"/i;
/** What a page counts by itself says nothing. */
const COUNTED = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i;
/** What was taken out, what others wrote beside it, and what a program computes from. */
const UNSEEN = new Set([
  'w:del',
  'w:moveFrom',
  'w:delText',
  'w:instrText',
  'w:delInstrText',
  'w:pPr',
  'w:rPr',
  'w:sdtPr',
  'w:object',
  'w:altChunk',
  'w:commentReference',
]);

export interface WordParts {
  readonly styles: WordStyles;
  readonly numbering: WordNumbering;
  /** Addresses of links by their ids, of the part that is read. */
  readonly links: ReadonlyMap<string, string>;
  readonly budget: Budget;
}

/** Reads one part of a Word document: its body, a header, a footer, a note. */
export class WordBody {
  readonly #parts: WordParts;
  readonly #writer: Writer;
  /** Of the fields that are open: what each computes from, whether its result has begun, and how many letters stood before. */
  readonly #fields: { code: string; hasResult: boolean; start: number }[] = [];

  constructor(parts: WordParts) {
    this.#parts = parts;
    this.#writer = new Writer(parts.budget);
  }

  /** The blocks of an element's paragraphs and tables. */
  read(container: XmlNode | undefined, look: Look): Block[] {
    for (const child of elementsOf(container)) this.#readBlock(child, look);
    this.#writer.close();
    return this.#writer.blocks;
  }

  #nested(container: XmlNode, look: Look): Block[] {
    return new WordBody(this.#parts).read(container, look);
  }

  #readBlock(node: XmlNode, look: Look): void {
    if (node.name === 'w:p') this.#readParagraph(node, look);
    else if (node.name === 'w:tbl') this.#readTable(node, look);
    else if (node.name === 'mc:AlternateContent') this.#readBlock(chosen(node), look);
    else if (!UNSEEN.has(node.name)) for (const child of elementsOf(node)) this.#readBlock(child, look);
  }

  #readParagraph(node: XmlNode, look: Look): void {
    const { styles, numbering } = this.#parts;
    const properties = elementAt(node, 'w:pPr');
    const base = styles.ofParagraph(look, properties);
    const isHeading = styles.property(properties, 'w:outlineLvl') !== undefined;
    const left = Number(styles.property(properties, 'w:ind')?.attributes['w:left'] ?? 0) / TWIPS || 0;
    const listed = numbering.markOf(styles.property(properties, 'w:numPr'));
    const indent = listed ? LEVEL_INDENT * listed.level : Math.min(Math.max(left, 0), 120);
    this.#writer.open({ indent, isHeading, mark: listed?.mark ?? '' });
    this.#readRuns(node, base);
    this.#writer.close();
    this.#endFields();
  }

  #readRuns(node: XmlNode, look: Look): void {
    for (const child of elementsOf(node)) {
      if (UNSEEN.has(child.name)) {
        if (child.name === 'w:instrText') this.#addCode(textIn(child));
        // A field that was taken out ends where it ended.
        for (const { attributes } of everyElement(child, 'w:fldChar'))
          this.#turnField(attributes['w:fldCharType'], look);
      } else if (child.name === 'w:r') this.#readRun(child, look);
      else if (child.name === 'w:hyperlink') this.#readLink(child, look);
      else if (child.name === 'w:fldSimple') this.#readSimpleField(child, look);
      else if (child.name === 'mc:AlternateContent') this.#readRuns(chosen(child), look);
      else this.#readRuns(child, look);
    }
  }

  #readLink(node: XmlNode, look: Look): void {
    const before = this.#writer.words.length;
    this.#readRuns(node, look);
    const words = this.#writer.words.slice(before);
    const address = this.#parts.links.get(node.attributes['r:id'] ?? '');
    // Words that nobody sees lead nowhere.
    if (words.trim() !== '') this.#writer.write(addressBehind(words, address), look);
  }

  #readSimpleField(node: XmlNode, look: Look): void {
    const code = node.attributes['w:instr'] ?? '';
    if (COUNTED.test(code)) return;
    const start = this.#writer.words.length;
    this.#readRuns(node, look);
    this.#writeAddress(code, start, look);
  }

  #addCode(text: string): void {
    const field = this.#fields.at(-1);
    if (field && !field.hasResult) field.code += text;
  }

  #isResultSeen(): boolean {
    return this.#fields.every(({ code, hasResult }) => hasResult && !COUNTED.test(code));
  }

  #readRun(run: XmlNode, paragraphLook: Look): void {
    const properties = elementAt(run, 'w:rPr');
    const styled = this.#parts.styles.withStyle(
      paragraphLook,
      elementAt(properties, 'w:rStyle')?.attributes['w:val'],
    );
    this.#readPieces(run, lookWith(styled, properties));
  }

  #readPieces(run: XmlNode, look: Look): void {
    for (const piece of elementsOf(run)) {
      if (piece.name === 'w:instrText') this.#addCode(textIn(piece));
      else if (piece.name === 'w:fldChar') this.#turnField(piece.attributes['w:fldCharType'], look);
      else if (piece.name === 'mc:AlternateContent') this.#readPieces(chosen(piece), look);
      else if (['w:drawing', 'w:pict'].includes(piece.name)) this.#readBoxes(piece, look);
      else if (this.#isResultSeen()) this.#writer.write(wordsOfPiece(piece), look);
    }
  }

  #turnField(type: string | undefined, look: Look): void {
    const field = this.#fields.at(-1);
    if (type === 'begin') this.#fields.push({ code: '', hasResult: false, start: 0 });
    else if (type === 'separate' && field)
      Object.assign(field, { hasResult: true, start: this.#writer.words.length });
    else if (type === 'end') {
      this.#fields.pop();
      if (field?.hasResult && this.#isResultSeen()) this.#writeAddress(field.code, field.start, look);
    }
  }

  /** Where a field leads to whose words began at `start`. */
  #writeAddress(code: string, start: number, look: Look): void {
    const target = LINK.exec(code)?.[1];
    const words = this.#writer.words.slice(start);
    if (words.trim() !== '') this.#writer.write(addressBehind(words, target), look);
  }

  /** A field whose end is missing takes nothing of the paragraphs after its own; a table of contents has many. */
  #endFields(): void {
    const open = this.#fields.filter(({ code, hasResult }) => hasResult && !COUNTED.test(code));
    this.#fields.splice(0, this.#fields.length, ...open);
  }

  /** The words of boxes that are drawn stand after their paragraph. */
  #readBoxes(drawing: XmlNode, { hidden, within }: Look): void {
    const around = hidden || isHiddenDrawing(drawing) ? 'HIDDEN' : within;
    for (const shape of shapesOf(drawing)) {
      const content = everyElement(shape, 'w:txbxContent')[0];
      const inBox = { ...this.#parts.styles.base, within: around, background: fillOf(shape) };
      if (content) this.#writer.putBeside(this.#nested(content, inBox));
    }
  }

  #readTable(node: XmlNode, look: Look): void {
    const properties = elementAt(node, 'w:tblPr');
    const isShaded = this.#parts.styles.isShaded(elementAt(properties, 'w:tblStyle')?.attributes['w:val']);
    const shade = shadeOf(properties) ?? (isShaded ? UNKNOWN_GROUND : look.background);
    const widths = elementsOf(elementAt(node, 'w:tblGrid'), 'w:gridCol').map(
      (column) => Number(column.attributes['w:w']) || 0,
    );
    const rows = rowsOf(node).map((row): Cell[] =>
      cellsOf(row).map((cell) => {
        const properties = elementAt(cell, 'w:tcPr');
        const inCell = { ...look, background: shadeOf(properties) ?? shade };
        const span = Number(elementAt(properties, 'w:gridSpan')?.attributes['w:val']) || 1;
        return { blocks: this.#nested(cell, inCell), span: Math.min(Math.max(span, 1), 60) };
      }),
    );
    this.#writer.add({ kind: 'TABLE', widths, rows });
  }
}

/** Of what a document says twice for newer and older programs, the one that is shown. */
const chosen = (node: XmlNode): XmlNode =>
  elementsOf(node, 'mc:Choice')[0] ?? elementsOf(node, 'mc:Fallback')[0] ?? { ...node, children: [] };

const isRemoved = (row: XmlNode): boolean => elementAt(row, 'w:trPr', 'w:del') !== undefined;
const WRAPPED = ['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml', 'w:smartTag'];
const rowsOf = (node: XmlNode): XmlNode[] =>
  elementsOf(node, 'w:tr', ...WRAPPED)
    .flatMap((child) => (child.name === 'w:tr' ? [child] : rowsOf(child)))
    .filter((row) => !isRemoved(row));
const cellsOf = (row: XmlNode): XmlNode[] =>
  elementsOf(row, 'w:tc', ...WRAPPED).flatMap((child) => (child.name === 'w:tc' ? [child] : cellsOf(child)));

const isHiddenDrawing = (drawing: XmlNode): boolean =>
  everyElement(drawing, 'wp:docPr').some(({ attributes: { hidden = '' } }) => ['1', 'true'].includes(hidden));
const SHAPES = ['wps:wsp', 'v:shape', 'v:rect', 'v:roundrect', 'v:oval'];
const shapesOf = (node: XmlNode): XmlNode[] =>
  elementsOf(node).flatMap((child) => (SHAPES.includes(child.name) ? [child] : shapesOf(child)));
/** The colour that fills a box. One without a colour of its own lets be seen what lies behind it, which may be another box. */
function fillOf(shape: XmlNode): string {
  const drawn = elementAt(shape, 'wps:spPr', 'a:solidFill', 'a:srgbClr')?.attributes.val;
  const { filled = 't', fillcolor } = shape.attributes;
  const isPlain = !filled.startsWith('f') && !elementAt(shape, 'v:fill');
  return colorOf(drawn) ?? (isPlain ? colorOf(fillcolor?.split(' ')[0]) : undefined) ?? UNKNOWN_GROUND;
}

function wordsOfPiece(piece: XmlNode): string {
  switch (piece.name) {
    case 'w:t':
      return textIn(piece).replace(/[\n\t]/g, ' ');
    case 'w:tab':
    case 'w:ptab':
      return '\t';
    case 'w:br':
    case 'w:cr':
      return '\n';
    case 'w:noBreakHyphen':
      return '-';
    case 'w:sym':
      return String.fromCodePoint(Number.parseInt(piece.attributes['w:char'] ?? '', 16) || 0x20);
    default:
      return '';
  }
}
