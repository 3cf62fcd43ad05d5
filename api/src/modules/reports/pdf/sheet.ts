import type { Locale } from '@cantera/shared/contracts/enums';
import PDFDocument from 'pdfkit';
import { faceFor, type Weight } from './faces.ts';
import { isDrawable } from './picture.ts';

export type Document = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Document['struct']>;

/** A centimetre, in points. */
export const MARGIN = 28.35;
/** A sheet of A4 is 1122 px high. */
const POINTS_OF_A_PIXEL = 841.89 / 1122;
/** No block begins in the last 100 px of a sheet. */
const LAST_START = 100 * POINTS_OF_A_PIXEL;
/** What the number of the page needs. */
const FOOT = 14;
/** Points of a line of text. */
const LINE = 14;
/** Points between lines. */
const LINE_GAP = 1.5;
/** Points that the labels of facts have beside their values. */
const LABEL = 136;

const INK = '#1c1b1a';
export const QUIET = '#55524e';
export const ACCENT = '#2f5d50';
const RULE = '#cfcac3';

/** PDF/UA-1, which the types of the library do not know. */
const UNIVERSAL: object = { subset: 'PDF/UA' };

export interface Style {
  readonly face?: Weight;
  readonly size?: number;
  readonly color?: string;
  readonly x?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
  /** Points after it. */
  readonly after?: number;
}

/**
 * Sheets of A4 that text is put on from the top: tagged for those who have them read out (PDF/UA-1), in a face that has
 * Latin, Greek and Cyrillic letters. What is done is written at once, so that a long report needs little room.
 */
export class Sheets {
  private readonly document: Document;
  private readonly root: Structure;
  private readonly chunks: Buffer[] = [];
  private readonly whole: Promise<Buffer>;
  private readonly pageName: (page: number) => string;
  private section: Structure;
  private pages = 1;

  constructor({ title, locale, page }: { title: string; locale: Locale; page: (page: number) => string }) {
    this.pageName = page;
    this.document = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
      tagged: true,
      ...UNIVERSAL,
      pdfVersion: '1.7',
      lang: locale,
      displayTitle: true,
      bufferPages: true,
      font: faceFor('', 'regular').face,
      info: { Title: title, Producer: 'Cantera', Creator: 'Cantera' },
    });
    this.document.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.whole = new Promise((resolve, reject) => {
      this.document.on('end', () => resolve(Buffer.concat(this.chunks)));
      this.document.on('error', reject);
    });
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
    this.section = this.opened();
  }

  private opened(): Structure {
    const section = this.document.struct('Sect');
    this.root.add(section);
    return section;
  }

  /** Points between the margins. */
  get width(): number {
    return this.document.page.width - 2 * MARGIN;
  }
  /** How far down the sheet the next line begins, in points. */
  get y(): number {
    return this.document.y;
  }
  set y(y: number) {
    this.document.y = y;
  }
  /** The number of the sheet that is written on, from 1. */
  get page(): number {
    return this.pages + this.document.bufferedPageRange().count - 1;
  }

  /** Numbers the sheets that are done and lets go of them; the next block begins on a new one. */
  turn(): void {
    this.number();
    this.pages += this.document.bufferedPageRange().count;
    this.document.flushPages();
    this.document.addPage();
    this.section.end();
    this.section = this.opened();
  }

  private number(): void {
    const { start, count } = this.document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.document.switchToPage(start + index);
      const { margins, height } = this.document.page;
      const bottom = margins.bottom;
      // Else the number would begin a sheet of its own.
      margins.bottom = 0;
      this.document.markContent('Artifact', { type: 'Pagination' });
      const name = this.pageName(this.pages + index);
      this.styled(name, { size: 8, color: QUIET }).text(name, MARGIN, height - MARGIN - 8, {
        width: this.width,
        align: 'right',
        lineBreak: false,
      });
      this.document.endMarkedContent();
      margins.bottom = bottom;
    }
  }

  /** Begins a block: on the next sheet when it would begin in the last part of this one. */
  begin(points = 0): void {
    const { height } = this.document.page;
    const room = Math.min(points, height / 2);
    if (this.y > height - LAST_START || this.y + room > height - MARGIN - FOOT) this.document.addPage();
  }

  /** Begins a line: on the next sheet when this one has no room for it. */
  private beginLine(): void {
    if (this.y + LINE > this.document.page.height - MARGIN - FOOT) this.document.addPage();
  }

  /** Sets how a text is written. */
  private styled(text: string, { face: weight = 'regular', size = 9.5, color = INK }: Style): Document {
    const { name, face } = faceFor(text, weight);
    return this.document.registerFont(name, face).font(name).fontSize(size).fillColor(color);
  }
  /** Points that a text needs. */
  heightOf(text: string, style: Style): number {
    const words = shown(text);
    return this.styled(words, style).heightOfString(words, {
      width: style.width ?? this.width,
      lineGap: LINE_GAP,
    });
  }

  /** A text of its own tag, below what is there. */
  text(tag: string, text: string, style: Style = {}): void {
    const words = shown(text);
    if (words === '') return;
    this.tagged(tag, () => {
      this.styled(words, style).text(words, style.x ?? MARGIN, this.y, {
        width: style.width ?? this.width,
        align: style.align ?? 'left',
        lineGap: LINE_GAP,
      });
    });
    this.y += style.after ?? 2;
  }

  /** A list of texts, each behind a bullet and with a tag of its own. */
  list(texts: readonly string[], style: Style = {}): void {
    this.items(
      texts.map((text) => ({ label: '•', text })),
      { indent: 10, style, labelStyle: style },
    );
  }
  /** A list of values, each behind its label. */
  facts(facts: readonly { readonly label: string; readonly value: string }[]): void {
    this.items(
      facts.map(({ label, value }) => ({ label, text: value })),
      { indent: LABEL, style: {}, labelStyle: { color: QUIET } },
    );
  }
  private items(
    items: readonly { readonly label: string; readonly text: string }[],
    { indent, style, labelStyle }: { indent: number; style: Style; labelStyle: Style },
  ): void {
    const { x = MARGIN, width = this.width - (x - MARGIN), after = 1 } = style;
    const list = this.document.struct('L');
    this.section.add(list);
    for (const { label, text } of items) {
      const words = shown(text);
      if (words === '') continue;
      const item = this.document.struct('LI');
      list.add(item);
      this.beginLine();
      const top = this.y;
      this.leaf(item, 'Lbl', () =>
        this.styled(label, labelStyle).text(label, x, top, { width: indent, lineGap: LINE_GAP }),
      );
      const below = this.y;
      this.leaf(item, 'LBody', () =>
        this.styled(words, style).text(words, x + indent, top, { width: width - indent, lineGap: LINE_GAP }),
      );
      item.end();
      // A text that goes on on the next sheet ends there, above where its label began.
      this.y = (this.y < top ? this.y : Math.max(this.y, below)) + after;
    }
    list.end();
  }

  /** A picture with what it shows in words; one that cannot be drawn is left out. */
  picture(bytes: Buffer, words: string, box: { x: number; y: number; size: number }): void {
    const image = this.opens(bytes);
    if (!image) return;
    const cover: [number, number] = [box.size, box.size];
    this.tagged('Figure', () => this.document.image(image, box.x, box.y, { cover }), { alt: words });
  }

  /** A picture as large as fits into a box, at its left and top, with what it shows in words. Gives whether it can be drawn. */
  fitted(
    bytes: Buffer,
    words: string,
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
  ): boolean {
    const image = this.opens(bytes);
    if (!image) return false;
    this.tagged('Figure', () => this.document.image(image, x, y, { fit: [width, height] }), { alt: words });
    return true;
  }

  /** A picture as this document takes it; undefined for one that it does not know. */
  private opens(bytes: Buffer): Picture | undefined {
    if (!isDrawable(bytes)) return undefined;
    try {
      return (this.document as Opening).openImage(bytes);
    } catch {
      return undefined;
    }
  }

  /** A line under a heading; nothing to be read out. */
  rule(): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    this.document
      .moveTo(MARGIN, this.y)
      .lineTo(MARGIN + this.width, this.y)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke();
    this.document.endMarkedContent();
    this.y += 4;
  }

  private leaf(parent: Structure, tag: string, draw: () => unknown, named: { alt?: string } = {}): void {
    const element = this.document.struct(tag, named, () => {
      draw();
    });
    parent.add(element);
    element.end();
  }
  private tagged(tag: string, draw: () => unknown, named: { alt?: string } = {}): void {
    this.leaf(this.section, tag, draw, named);
  }

  /** The whole file. Nothing can be added afterwards. */
  finish(): Promise<Buffer> {
    this.number();
    this.section.end();
    this.root.end();
    this.document.end();
    return this.whole;
  }
}

type Picture = Parameters<Document['image']>[0];
/** What the library's types leave out. */
type Opening = Document & { openImage(bytes: Buffer): Picture };

/** A text without signs that no face can draw and that would hide words from who searches the file. */
const shown = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\p{Extended_Pictographic}/gu, '')
    .trim();
