import { type Block, type Inline, isLink, type Leaf, MARKS } from './document.ts';

export type BlockShape = Pick<Block, 'kind' | 'depth' | 'isQuote' | 'startsList'>;
export type TextStyle = Omit<Leaf, 'text'> & { href?: string };

const sameMarks = (a: Leaf, b: Leaf): boolean => MARKS.every((mark) => Boolean(a[mark]) === Boolean(b[mark]));

function addLeaf(leaves: Leaf[], leaf: Leaf) {
  const last = leaves.at(-1);
  if (last && sameMarks(last, leaf)) last.text += leaf.text;
  else leaves.push(leaf);
}

/** Collects blocks while HTML is walked; blanks are taken together as a browser does. */
export class BlockBuilder {
  readonly blocks: Block[] = [];
  private shape: BlockShape = { kind: 'paragraph' };
  private runs: { text: string; style: TextStyle }[] = [];
  /** The line under way is over: the next word begins another. */
  private isLineOver = false;

  /** Ends the block under way; what follows stands in a block of this shape. */
  start(shape: BlockShape) {
    this.end();
    this.shape = shape;
  }

  /** A block that stands even when it is empty. */
  startKept(shape: BlockShape) {
    this.start(shape);
    this.runs.push({ text: '', style: {} });
  }

  /** Begins a line of the block, unless nothing stands before it. */
  startLine(style: TextStyle) {
    if (this.hasText && !this.runs.at(-1)?.text.endsWith('\n')) this.addBreak(style);
    this.isLineOver = false;
  }

  /** What follows stands in a line of its own. */
  endLine() {
    this.isLineOver = this.hasText;
  }

  private get hasText(): boolean {
    return this.runs.some(({ text }) => text.trim() !== '');
  }

  /** @param isExact keeps blanks and line ends as they are. */
  addText(raw: string, style: TextStyle, isExact = false) {
    let text = isExact ? raw : raw.replace(/[ \t\r\n\f]+/g, ' ');
    if (this.isLineOver && text.trim() !== '') this.startLine(style);
    if (!isExact && this.isAtLineStart()) text = text.replace(/^ /, '');
    if (text) this.runs.push({ text, style });
  }

  addBreak(style: TextStyle) {
    this.trimEnd();
    this.isLineOver = false;
    this.runs.push({ text: '\n', style });
  }

  end() {
    this.trimEnd();
    const last = this.runs.at(-1);
    // A break at the end only keeps an empty line open.
    if (last?.text === '\n') this.runs.pop();
    if (this.runs.length > 0)
      this.blocks.push({ type: 'block', ...this.shape, children: inlinesOf(this.runs) });
    this.runs = [];
    this.isLineOver = false;
  }

  private isAtLineStart(): boolean {
    const written = this.runs.map(({ text }) => text).join('');
    return written === '' || /[ \n]$/.test(written);
  }

  private trimEnd() {
    const last = this.runs.at(-1);
    if (last && last.text !== '\n') last.text = last.text.replace(/ $/, '');
  }
}

function inlinesOf(runs: readonly { text: string; style: TextStyle }[]): Inline[] {
  const inlines: Inline[] = [];
  for (const { text, style } of runs) {
    if (!text) continue;
    const { href, ...marks } = style;
    const leaf: Leaf = { ...marks, text };
    const last = inlines.at(-1);
    if (href === undefined) {
      if (last && !isLink(last) && sameMarks(last, leaf)) last.text += text;
      else inlines.push(leaf);
    } else if (last && isLink(last) && last.href === href) addLeaf(last.children, leaf);
    else inlines.push({ type: 'link', href, children: [leaf] });
  }
  return inlines.length > 0 ? inlines : [{ text: '' }];
}
