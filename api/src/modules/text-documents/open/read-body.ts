import type { Block, Cell } from '../model/blocks.ts';
import type { Look } from '../model/look.ts';
import { addressBehind, type Budget, Writer } from '../model/writer.ts';
import { elementsOf, everyElement, type XmlNode } from '../package/xml.ts';
import { type OpenStyles, pointsOf } from './styles.ts';

const LEVEL_INDENT = 14;
const MAX_SPACES = 40;
/** A sheet has more columns than any CV; a cell that repeats itself to its end holds nothing. */
const MAX_REPEATED = 60;
/** What was taken out, what others wrote beside it, what a program computes from or counts by itself. */
const UNSEEN = new Set([
  'text:tracked-changes',
  'office:annotation',
  'office:annotation-end',
  'text:page-number',
  'text:page-count',
  'office:forms',
  'text:variable-decls',
  'text:sequence-decls',
  'text:user-field-decls',
  'table:covered-table-cell',
  'draw:object',
  'draw:object-ole',
  'draw:image',
]);
/** Whether something is drawn on the pages apart from the text, which may lie behind any words. */
export const isDrawnOn = (node: XmlNode | undefined): boolean =>
  elementsOf(node).some(
    (child) =>
      (BOXES.has(child.name) && child.attributes['text:anchor-type'] !== 'as-char') || isDrawnOn(child),
  );

const BOXES = new Set([
  'draw:frame',
  'draw:custom-shape',
  'draw:rect',
  'draw:ellipse',
  'draw:g',
  'draw:line',
]);

interface ListPlace {
  readonly style: string | undefined;
  readonly level: number;
}

/** Reads one part of an OpenDocument text: its body, a header, a footer. */
export class OpenBody {
  readonly #styles: OpenStyles;
  readonly #writer: Writer;
  readonly #notes: Block[];

  /** `notes` takes what stands at the foot of the pages. */
  constructor(styles: OpenStyles, budget: Budget, notes: Block[]) {
    this.#styles = styles;
    this.#writer = new Writer(budget);
    this.#notes = notes;
  }

  /** The blocks of an element's paragraphs and tables. */
  read(container: XmlNode | undefined, look: Look): Block[] {
    for (const child of elementsOf(container)) this.#readBlock(child, look);
    this.#writer.close();
    return this.#writer.blocks;
  }

  #nested(container: XmlNode, look: Look): Block[] {
    return new OpenBody(this.#styles, this.#writer.budget, this.#notes).read(container, look);
  }

  #readBlock(node: XmlNode, around: Look): void {
    if (UNSEEN.has(node.name)) return;
    const look = lookIn(node, around);
    if (node.name === 'text:p' || node.name === 'text:h') this.#readParagraph(node, look, '', 0);
    else if (node.name === 'text:list') this.#readList(node, look, { style: undefined, level: -1 });
    else if (node.name === 'table:table') this.#readTable(node, look);
    else if (node.name === 'text:section')
      for (const child of elementsOf(node)) this.#readBlock(child, this.#sectionLook(node, look));
    else if (BOXES.has(node.name)) {
      this.#readBox(node, look);
      this.#writer.close();
    } else for (const child of elementsOf(node)) this.#readBlock(child, look);
  }

  #sectionLook(node: XmlNode, look: Look): Look {
    return this.#styles.withStyle(look, 'section', node.attributes['text:style-name']);
  }

  #readParagraph(node: XmlNode, look: Look, mark: string, level: number): void {
    const style = node.attributes['text:style-name'];
    const inParagraph = this.#styles.withStyle(lookIn(node, look), 'paragraph', style);
    const left = pointsOf(this.#styles.attribute('paragraph', style, 'fo:margin-left')) ?? 0;
    const indent = mark ? level * LEVEL_INDENT : Math.min(Math.max(left, 0), 120);
    this.#writer.open({ indent, isHeading: node.name === 'text:h', mark });
    this.#readRuns(node, inParagraph);
    this.#writer.close();
  }

  #readList(node: XmlNode, look: Look, above: ListPlace): void {
    const style = node.attributes['text:style-name'] ?? above.style;
    const level = above.level + 1;
    let count = 0;
    for (const entry of elementsOf(node, 'text:list-item', 'text:list-header')) {
      if (entry.name === 'text:list-item') count += 1;
      let mark = this.#styles.isNumbered(style, level) ? `${count}.` : '•';
      if (entry.name === 'text:list-header') mark = '';
      for (const child of elementsOf(entry)) {
        if (child.name === 'text:list') this.#readList(child, look, { style, level });
        else if (child.name === 'text:p' || child.name === 'text:h') {
          this.#readParagraph(child, look, mark, level);
          mark = '';
        } else this.#readBlock(child, look);
      }
    }
  }

  #readRuns(node: XmlNode, look: Look): void {
    for (const child of node.children) {
      // Line ends and blanks of the file's own layout are one blank.
      if (typeof child === 'string') this.#writer.write(child.replace(/[ \t\r\n]+/g, ' '), look);
      else if (!UNSEEN.has(child.name)) this.#readPiece(child, lookIn(child, look));
    }
  }

  #readPiece(node: XmlNode, look: Look): void {
    const { attributes } = node;
    if (node.name === 'text:s')
      this.#writer.write(' '.repeat(Math.min(Number(attributes['text:c'] ?? 1) || 1, MAX_SPACES)), look);
    else if (node.name === 'text:tab') this.#writer.write('\t', look);
    else if (node.name === 'text:line-break') this.#writer.write('\n', look);
    else if (node.name === 'text:note') this.#readNote(node, look);
    else if (BOXES.has(node.name)) this.#readBox(node, look);
    else if (node.name === 'text:a') this.#readLink(node, look);
    else this.#readRuns(node, this.#styles.withStyle(look, 'text', attributes['text:style-name']));
  }

  #readLink(node: XmlNode, look: Look): void {
    const before = this.#writer.words.length;
    const inLink = this.#styles.withStyle(look, 'text', node.attributes['text:style-name']);
    this.#readRuns(node, inLink);
    const words = this.#writer.words.slice(before);
    // Words that nobody sees lead nowhere.
    if (words.trim() !== '') this.#writer.write(addressBehind(words, node.attributes['xlink:href']), look);
  }

  #readNote(node: XmlNode, look: Look): void {
    for (const body of elementsOf(node, 'text:note-body'))
      this.#notes.push(
        ...this.#nested(body, { ...this.#styles.base, within: withinOf(look), background: look.background }),
      );
  }

  /** The words of boxes stand after their paragraph. */
  #readBox(node: XmlNode, look: Look): void {
    const inBox = {
      ...this.#styles.base,
      within: withinOf(look),
      background: this.#styles.fillOf(node.attributes['draw:style-name']),
    };
    if (node.name !== 'draw:frame') this.#writer.putBeside(this.#nested(node, inBox));
    else
      for (const box of everyElement(node, 'draw:text-box')) this.#writer.putBeside(this.#nested(box, inBox));
  }

  #readTable(node: XmlNode, look: Look): void {
    const { attributes } = node;
    const inTable = this.#styles.withStyle(look, 'table', attributes['table:style-name']);
    const widths = within(node, 'table:table-column').flatMap((column) => {
      const style = column.attributes['table:style-name'];
      const width = pointsOf(this.#styles.attribute('table-column', style, 'style:column-width')) ?? 0;
      return Array<number>(repeated(column.attributes['table:number-columns-repeated'])).fill(width);
    });
    const rows = within(node, 'table:table-row').map((row): Cell[] =>
      elementsOf(row, 'table:table-cell').map((cell) => {
        const inCell = this.#styles.withStyle(inTable, 'table-cell', cell.attributes['table:style-name']);
        const span = repeated(cell.attributes['table:number-columns-spanned']);
        return { blocks: this.#nested(cell, inCell), span };
      }),
    );
    this.#writer.add({ kind: 'TABLE', widths, rows });
  }
}

/** The rows or columns of a table, those in groups too; of a table in one of its cells none. */
const within = (node: XmlNode, name: string): XmlNode[] =>
  elementsOf(node)
    .filter((child) => child.name.startsWith('table:'))
    .flatMap((child) => (child.name === name ? [child] : within(child, name)));

const repeated = (written: string | undefined): number =>
  Math.min(Math.max(Math.floor(Number(written ?? 1)) || 1, 1), MAX_REPEATED);

/** What hides text as a whole: a section, a field, or a paragraph by a field in it. */
const isHidden = (node: XmlNode): boolean =>
  node.attributes['text:display'] === 'none' ||
  (node.name === 'text:hidden-text' && node.attributes['text:is-hidden'] !== 'false') ||
  elementsOf(node, 'text:hidden-paragraph').some(({ attributes }) => attributes['text:is-hidden'] === 'true');

const lookIn = (node: XmlNode, look: Look): Look => (isHidden(node) ? { ...look, within: 'HIDDEN' } : look);
/** What a box or a note stands in whose anchor looks so. */
const withinOf = ({ hidden, within }: Look): Look['within'] => (hidden ? 'HIDDEN' : within);
