import { createRequire } from 'node:module';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import type { HiddenWords, VisibleText } from '../model/blocks.ts';
import { type Line, Setter } from './lines.ts';

type Document = InstanceType<typeof PDFDocument>;
const MARGIN = 48;
/** As many texts that a page hides are told. */
const MAX_HIDDEN = 40;
/** Of the sentence beside the text. */
const SENTENCE_SIZE = 7;
const INK = '#1c1b1a';
const QUIET = '#55524e';
const fonts = path.join(
  path.dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf',
);

const styled = (document: Document, bold: boolean, size: number): Document =>
  document.font(bold ? 'bold' : 'regular').fontSize(size);

/** Draws lines on as many pages as they need, and gives what is hidden on each. */
function drawLines(
  document: Document,
  lines: readonly Line[],
  hiddenAtEnd: readonly string[],
): HiddenWords[] {
  const bottom = document.page.height - MARGIN;
  const found: HiddenWords[] = [];
  let page = 1;
  let y = MARGIN;
  const tell = (text: string): void => {
    const said = found.filter((words) => words.page === page);
    if (said.length < MAX_HIDDEN && !said.some((words) => words.text === text)) found.push({ page, text });
  };
  for (const { pieces, height, gap, hidden } of lines) {
    y += y === MARGIN ? 0 : gap;
    if (y + height > bottom) {
      document.addPage();
      page += 1;
      y = MARGIN;
    }
    hidden.forEach(tell);
    const base = y + height * 0.78;
    for (const { x, text, bold, size } of pieces)
      styled(document, bold, size)
        .fillColor(INK)
        .text(text, MARGIN + x, base, { baseline: 'alphabetic', lineBreak: false });
    y += height;
  }
  hiddenAtEnd.forEach(tell);
  return found;
}

/** Upwards from the foot of the left margin: turned words are not read as lines of the CV. */
function drawSentence(document: Document, sentence: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(start + index);
    const x = MARGIN / 2;
    const y = document.page.height - MARGIN;
    document.save().rotate(-90, { origin: [x, y] });
    styled(document, false, SENTENCE_SIZE)
      .fillColor(QUIET)
      .text(sentence, x, y, { baseline: 'alphabetic', lineBreak: false });
    document.restore();
  }
}

export interface PaperWords {
  /** The name of the document that it is made from. */
  readonly title: string;
  readonly tongue: 'en' | 'es' | 'ca';
  /** Says that it is made, and from what. */
  readonly sentence: string;
}

/**
 * A PDF of what people see of a document, on A4, marked as made, and what the document hides, by the page where it would stand.
 * Throws UnreadableDocument TOO_LARGE.
 */
export async function drawPaper(
  text: VisibleText,
  { title, tongue, sentence }: PaperWords,
): Promise<{ pdf: Buffer; hidden: HiddenWords[] }> {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: tongue,
    pdfVersion: '1.7',
    font: path.join(fonts, 'DejaVuSans.ttf'),
    info: { Title: title, Subject: sentence, Creator: 'Cantera', Producer: 'Cantera' },
  });
  document.registerFont('regular', path.join(fonts, 'DejaVuSans.ttf'));
  document.registerFont('bold', path.join(fonts, 'DejaVuSans-Bold.ttf'));
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const widths = new Map<string, number>();
  const setter = new Setter((words, bold, size) => {
    const key = `${bold} ${words}`;
    const known = widths.get(key) ?? styled(document, bold, 10).widthOfString(words) / 10;
    widths.set(key, known);
    return known * size;
  });
  const blocks = [...text.header, ...text.body, ...text.footer];
  const lines = setter.set(blocks, document.page.width - 2 * MARGIN);
  const hidden = drawLines(document, lines, setter.takeHidden());
  drawSentence(document, sentence);
  document.end();
  return { pdf: await whole, hidden };
}
