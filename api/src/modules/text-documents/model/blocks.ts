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
export type Block = Paragraph | Table;

/** What people see of a document. Headers, footers and notes stand once. */
export interface VisibleText {
  header: Block[];
  body: Block[];
  footer: Block[];
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

/** The words of blocks, a line for each paragraph. */
export const wordsOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) =>
      block.kind === 'PARAGRAPH'
        ? block.runs.map(({ text }) => text).join('')
        : block.rows.flatMap((row) => row.map((cell) => wordsOf(cell.blocks))).join('\n'),
    )
    .join('\n');
