import { LINK_ATTRIBUTES } from '../../contracts/rich-text.ts';
import { escapeHtml } from '../../contracts/text.ts';
import {
  type Block,
  type BlockKind,
  type Inline,
  isLink,
  isListKind,
  type Leaf,
  possibleDepths,
} from './document.ts';

/** HTML takes several blanks for one: every second one becomes a no-break space. */
const textHtml = (text: string): string =>
  escapeHtml(text).replace(/ {2}/g, ' \u00a0').replace(/\n/g, '<br>');

function leafHtml({ text, bold, italic, underline, strike }: Leaf): string {
  if (!text) return '';
  let html = textHtml(text);
  if (strike) html = `<s>${html}</s>`;
  if (underline) html = `<u>${html}</u>`;
  if (italic) html = `<em>${html}</em>`;
  return bold ? `<strong>${html}</strong>` : html;
}

function inlineHtml(node: Inline): string {
  if (!isLink(node)) return leafHtml(node);
  const inner = node.children.map(leafHtml).join('');
  const { rel, target } = LINK_ATTRIBUTES;
  return inner && `<a href="${escapeHtml(node.href)}" rel="${rel}" target="${target}">${inner}</a>`;
}

// Blocks are never changed in place: while one is typed in, all others are written from here.
const written = new WeakMap<Block, string>();

function contentHtml(block: Block): string {
  const known = written.get(block);
  if (known !== undefined) return known;
  const html = block.children.map(inlineHtml).join('');
  written.set(block, html);
  return html;
}

const TAGS: Readonly<Record<BlockKind, string>> = {
  paragraph: 'p',
  heading1: 'h1',
  heading2: 'h2',
  heading3: 'h3',
  heading4: 'h4',
  bullet: 'ul',
  number: 'ol',
};

/** Opens and closes lists as the depth of the items asks for. */
class Writer {
  private readonly parts: string[] = [];
  private readonly open: string[] = [];
  private isInQuote = false;

  add(block: Block, depth: number | undefined) {
    const isQuote = block.isQuote === true;
    if (isQuote !== this.isInQuote) this.turnQuote(isQuote);
    if (depth === undefined) this.addPlain(block);
    else this.addItem(block, depth);
  }

  end(): string {
    this.turnQuote(false);
    return this.parts.join('');
  }

  private addPlain(block: Block) {
    this.closeTo(0);
    const tag = TAGS[block.kind];
    this.parts.push(`<${tag}>${contentHtml(block) || '<br>'}</${tag}>`);
  }

  private addItem(block: Block, depth: number) {
    const tag = TAGS[block.kind];
    this.closeTo(block.startsList ? depth : depth + 1);
    if (this.open.length === depth + 1) {
      this.parts.push('</li>');
      if (this.open[depth] !== tag) {
        this.parts.push(`</${this.open.pop()}>`);
      }
    }
    if (this.open.length === depth) {
      this.open.push(tag);
      this.parts.push(`<${tag}>`);
    }
    this.parts.push(`<li>${contentHtml(block)}`);
  }

  private closeTo(count: number) {
    while (this.open.length > count) this.parts.push(`</li></${this.open.pop()}>`);
  }

  private turnQuote(isQuote: boolean) {
    this.closeTo(0);
    if (this.isInQuote !== isQuote) this.parts.push(isQuote ? '<blockquote>' : '</blockquote>');
    this.isInQuote = isQuote;
  }
}

const isBlank = (block: Block): boolean => !isListKind(block.kind) && contentHtml(block).trim() === '';

/** Whether `writeHtml` gives anything for them; quick, as it ends at the first word. */
export const hasWords = (blocks: readonly Block[]): boolean => !blocks.every(isBlank);

/** The document as HTML in the tags of `RICH_TEXT_TAGS`; nothing at all for a document without a word. */
export function writeHtml(blocks: readonly Block[]): string {
  if (!hasWords(blocks)) return '';
  const depths = possibleDepths(blocks);
  const writer = new Writer();
  blocks.forEach((block, n) => {
    writer.add(block, depths[n]);
  });
  return writer.end();
}

/** Part of one block as HTML without the block, as it is copied from the middle of a line. */
export const writeInlineHtml = (nodes: readonly Inline[]): string => nodes.map(inlineHtml).join('');
