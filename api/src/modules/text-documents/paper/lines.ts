import { type Block, type Paragraph, type Table, UnreadableDocument } from '../model/blocks.ts';

/** Words at a place of a line, in points from the left of the text. */
export interface Piece {
  readonly x: number;
  readonly text: string;
  readonly bold: boolean;
  readonly size: number;
}
/** A printed line: its pieces on one base line, how high it is, and how far it keeps from the one above. */
export interface Line {
  readonly pieces: Piece[];
  readonly height: number;
  readonly gap: number;
  /** What the document hides before it or at it. */
  readonly hidden: readonly string[];
}
/** How wide words are, in points. */
export type Measure = (text: string, bold: boolean, size: number) => number;

/** The face of the paper is wider than those that people write in. */
const SCALE = 0.9;
const LEAST_SIZE = 7;
const MOST_SIZE = 22;
const LEADING = 1.28;
const TAB = 36;
/** The least white of a tab: the face of the paper is another, and words that a tab parts must stay apart. */
const LEAST_TAB = 12;
const COLUMN_GAP = 14;
const HEADING_GAP = 8;
const LEAST_COLUMN = 40;
/** A hundred pages of text; no CV has as many. */
const MAX_LINES = 6_000;

interface Word {
  readonly text: string;
  readonly bold: boolean;
  readonly size: number;
}
/** Words, blanks, tabs and line ends of a paragraph, each of one look. */
const wordsIn = ({ runs }: Paragraph): Word[] =>
  runs.flatMap(({ text, bold, size }) =>
    (text.match(/[\n\t]|[^\S\n\t]+|\S+/g) ?? []).map((part) => ({
      text: part,
      bold,
      size: Math.min(Math.max(size * SCALE, LEAST_SIZE), MOST_SIZE),
    })),
  );

/** Sets paragraphs and tables as lines of a width. */
export class Setter {
  readonly #measure: Measure;
  #count = 0;
  /** What was hidden since the last line. */
  #hidden: string[] = [];
  constructor(measure: Measure) {
    this.#measure = measure;
  }

  /** The lines of blocks. Throws UnreadableDocument TOO_LARGE. */
  set(blocks: readonly Block[], width: number): Line[] {
    return blocks.flatMap((block) => {
      if (block.kind === 'TABLE') return this.#setTable(block, width);
      if (block.kind === 'PARAGRAPH') return this.#setParagraph(block, width);
      this.#hidden.push(block.text);
      return [];
    });
  }

  /** What is hidden after the last line. */
  takeHidden(): string[] {
    return this.#hidden.splice(0);
  }

  #setParagraph(paragraph: Paragraph, width: number): Line[] {
    const start = Math.min(paragraph.indent, width / 3);
    const lines: Line[] = [];
    let pieces: Piece[] = [];
    let x = start;
    const end = (): void => {
      this.#count += 1;
      if (this.#count > MAX_LINES) throw new UnreadableDocument('TOO_LARGE');
      const size = Math.max(...pieces.map((piece) => piece.size), LEAST_SIZE);
      const isFirst = lines.length === 0;
      lines.push({
        pieces,
        height: size * LEADING,
        gap: isFirst ? (paragraph.isHeading ? HEADING_GAP : 2) : 0,
        hidden: this.takeHidden(),
      });
      pieces = [];
      x = start;
    };
    const put = ({ text, bold, size }: Word): void => {
      const last = pieces.at(-1);
      const wide = this.#measure(text, bold, size);
      const joins = last && last.bold === bold && last.size === size && this.#endOf(last) > x - 0.01;
      if (joins) pieces[pieces.length - 1] = { ...last, text: last.text + text };
      else pieces.push({ x, text, bold, size });
      x += wide;
    };
    for (const word of wordsIn(paragraph)) {
      if (word.text === '\n') end();
      else if (word.text === '\t') x = start + Math.ceil((x - start + LEAST_TAB) / TAB) * TAB;
      else if (word.text.trim() === '') {
        if (pieces.length > 0) put({ ...word, text: ' ' });
      } else
        for (const part of this.#fitting(word, width - start)) {
          if (x + this.#measure(part, word.bold, word.size) > width && pieces.length > 0) end();
          if (x > start && pieces.length === 0 && x >= width) x = start;
          put({ ...word, text: part });
        }
    }
    if (pieces.length > 0) end();
    return lines;
  }

  #endOf({ x, text, bold, size }: Piece): number {
    return x + this.#measure(text, bold, size);
  }

  /** A word, in parts when it is wider than the line. */
  #fitting({ text, bold, size }: Word, width: number): string[] {
    if (this.#measure(text, bold, size) <= width) return [text];
    const letters = Math.max(Math.floor(width / size), 1);
    return text.match(new RegExp(`.{1,${letters}}`, 'gsu')) ?? [];
  }

  /** Cells stand side by side: the first lines of all of them are one line of the page, then the second ones. */
  #setTable({ rows, widths }: Table, width: number): Line[] {
    return rows.flatMap((row) => {
      const columns = row.reduce((sum, { span }) => sum + span, 0);
      const shares =
        widths.length >= columns && widths.some(Boolean) ? widths : Array<number>(columns).fill(1);
      const total = shares.reduce((sum, share) => sum + share, 0) || 1;
      let column = 0;
      let left = 0;
      const cells = row.map(({ blocks, span }) => {
        const share = shares.slice(column, column + span).reduce((sum, part) => sum + part, 0);
        const wide = (share / total) * width;
        const place = {
          left,
          lines: this.set(blocks, Math.max(wide - COLUMN_GAP, Math.min(LEAST_COLUMN, width))),
        };
        column += span;
        left += wide;
        return place;
      });
      return this.#beside(cells);
    });
  }

  #beside(cells: readonly { left: number; lines: readonly Line[] }[]): Line[] {
    const count = Math.max(0, ...cells.map(({ lines }) => lines.length));
    return Array.from({ length: count }, (_, index) => {
      const here = cells.flatMap(({ left, lines }) => {
        const line = lines[index];
        return line ? [{ left, line }] : [];
      });
      return {
        pieces: here.flatMap(({ left, line }) =>
          line.pieces.map((piece) => ({ ...piece, x: piece.x + left })),
        ),
        height: Math.max(...here.map(({ line }) => line.height)),
        gap: Math.max(...here.map(({ line }) => line.gap)),
        hidden: here.flatMap(({ line }) => line.hidden),
      };
    });
  }
}
