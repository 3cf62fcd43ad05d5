/** Words of one look; `size` in points. */
export interface Run {
  text: string;
  bold: boolean;
  size: number;
}
/** A paragraph; `\n` in its words begins a line, `\t` goes to the next stop. */
export interface Paragraph {
  kind: 'PARAGRAPH';
  runs: Run[];
  /** Points from the left. */
  indent: number;
  isHeading: boolean;
}
export interface Cell {
  blocks: Block[];
  /** How many columns it takes. */
  span: number;
}
export interface Table {
  kind: 'TABLE';
  /** How wide the columns are beside each other, in any unit; empty when the document does not say. */
  widths: number[];
  rows: Cell[][];
}
/** Words that the document holds at this place and people cannot see: they are told of, and drawn nowhere. */
export interface HiddenText {
  kind: 'HIDDEN';
  text: string;
}
export type Block = Paragraph | Table | HiddenText;

/** What people see of a document, and where it hides words. Headers, footers and notes stand once. */
export interface VisibleText {
  header: Block[];
  body: Block[];
  footer: Block[];
}

/** Words that people cannot see, by the page of the PDF where they would stand. */
export interface HiddenWords {
  page: number;
  text: string;
}

/** Why no PDF can be made of a document. */
export const DOCUMENT_PROBLEMS = ['DAMAGED', 'PROTECTED', 'TOO_LARGE', 'NO_TEXT'] as const;
export type DocumentProblem = (typeof DOCUMENT_PROBLEMS)[number];

/** A document that cannot be read, with the reason. */
export class UnreadableDocument extends Error {
  readonly problem: DocumentProblem;
  constructor(problem: DocumentProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The words of blocks that people see, a line for each paragraph. */
export const wordsOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'HIDDEN') return [];
      if (block.kind === 'PARAGRAPH') return block.runs.map(({ text }) => text).join('');
      return block.rows.flatMap((row) => row.map((cell) => wordsOf(cell.blocks))).join('\n');
    })
    .join('\n');

/** What blocks hide, those in their cells too. */
export const hiddenIn = (blocks: readonly Block[]): HiddenText[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'TABLE')
      return block.rows.flatMap((row) => row.flatMap((cell) => hiddenIn(cell.blocks)));
    return block.kind === 'HIDDEN' ? block : [];
  });

/** Gives blocks whose words nobody gave before as they are; of others what they hide. */
export function once(): (blocks: Block[]) => Block[] {
  const said = new Set<string>();
  return (blocks) => {
    const words = wordsOf(blocks);
    const isNew = !said.has(words);
    said.add(words);
    return isNew ? blocks : hiddenIn(blocks);
  };
}
